/** The request bodies of the two sign-up forms: for researchers, and for an invited Signing Official. */
import type { FormValues } from '@portal/shared-ui/form';
import { readConnected } from '@portal/shared-ui/orcid';
import { readText } from '../read-text.ts';
import { readInstitution } from './institution-search.ts';

const shared = (values: FormValues) => ({
  first_name: readText(values['first_name']),
  last_name: readText(values['last_name']),
  password: readText(values['password']),
  confirm_password: readText(values['confirm_password']),
  // Always true, because the form cannot be submitted without agreeing.
  agreed_to_terms: true as const,
});

export function researcherBody(values: FormValues) {
  const connected = readConnected(values['orcid_id']);
  return {
    ...shared(values),
    email: readText(values['email']),
    confirm_email: readText(values['confirm_email']).trim(),
    institution: readInstitution(values['institution']),
    ...(connected ? { orcid_id: connected.orcid, orcid_proof: connected.proof } : {}),
  };
}

/** The address is not sent, because the server knows which one was invited. */
export const officialBody = (values: FormValues) => ({
  ...shared(values),
  title: readText(values['title']) || null,
  phone_number: readText(values['phone_number']),
});
