import { useState } from 'react';
import { api } from '@portal/shared-ui/data';
import { useDefinedForm, type FormValues } from '@portal/shared-ui/form';
import { useNavigate } from '@portal/shared-ui/router';
import { keptDestination } from '@portal/shared-ui/session';
import { register as words } from '#texts/register';
import { AccountForm, type SolvedCheck } from '../form/AccountForm.tsx';
import { readText } from '../form/read-text.ts';
import { readDraft, removeDraft, useSessionDraft } from '../form/session-draft.ts';
import { readConnected } from '@portal/shared-ui/orcid';
import { readInstitution } from './institution-search.ts';
import { missingForSubmit } from './missing.ts';
import { researcherDefinition } from './researcher-definition.tsx';

const DRAFT = 'researcher';

/** Researchers register themselves (spec 1 sections 3 to 5); 201 leads to /verify. */
export function ResearcherForm({ orcidAuthorizeUrl }: { orcidAuthorizeUrl: string | null }) {
  const navigate = useNavigate();
  const [definition] = useState(() => researcherDefinition(orcidAuthorizeUrl));
  const [typedBefore] = useState(() => readDraft(DRAFT));
  const form = useDefinedForm({ definition, defaultValues: typedBefore });
  useSessionDraft(DRAFT, form);

  const register = async (values: FormValues, check: SolvedCheck) => {
    const text = (name: string) => readText(values[name]);
    const goal = keptDestination();
    const connected = readConnected(values['orcid_id']);
    await api('POST /register-user/', {
      anonymous: true,
      body: {
        first_name: text('first_name'),
        last_name: text('last_name'),
        email: text('email'),
        confirm_email: text('confirm_email').trim(),
        password: text('password'),
        confirm_password: text('confirm_password'),
        institution: readInstitution(values['institution']),
        agreed_to_terms: true,
        ...(goal === null ? {} : { goal }),
        ...(connected ? { orcid_id: connected.orcid, orcid_proof: connected.proof } : {}),
        ...check,
      },
    });
    removeDraft(DRAFT);
    await navigate('/verify', { state: { userEmail: text('email'), lastLocation: '/register' } });
  };

  return (
    <AccountForm
      definition={definition}
      form={form}
      listMissing={missingForSubmit}
      submitLabel={words.submit}
      submittingLabel={words.submitting}
      onSubmit={register}
    />
  );
}
