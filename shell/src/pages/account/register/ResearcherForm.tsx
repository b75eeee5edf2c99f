import { useState } from 'react';
import { api } from '@portal/shared-ui/data';
import { useDefinedForm, type FormValues } from '@portal/shared-ui/form';
import { useLocation, useNavigate } from '@portal/shared-ui/router';
import { keptDestination } from '@portal/shared-ui/session';
import { register as words } from '#texts/register';
import { knownEmail } from '../../../session/came-from.ts';
import { AccountForm, type SolvedCheck } from '../form/AccountForm.tsx';
import { readDraft, removeDraft, useSessionDraft } from '../form/session-draft.ts';
import { missingForSubmit } from '../form/missing.ts';
import { researcherBody } from './registration-body.ts';
import { researcherDefinition } from './researcher-definition.tsx';

const DRAFT = 'researcher';

/** Researchers register themselves (spec 1 sections 3 to 5); 201 leads to /verify. */
export function ResearcherForm({ orcidAuthorizeUrl }: { orcidAuthorizeUrl: string | null }) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const [definition] = useState(() => researcherDefinition(orcidAuthorizeUrl));
  // An address that an organization verified is there already.
  const [typedBefore] = useState(() => ({
    ...(knownEmail(state) && { email: knownEmail(state) }),
    ...readDraft(DRAFT),
  }));
  const form = useDefinedForm({ definition, defaultValues: typedBefore });
  useSessionDraft(DRAFT, form);

  const register = async (values: FormValues, check: SolvedCheck) => {
    const body = researcherBody(values);
    const goal = keptDestination();
    await api('POST /register-user/', {
      anonymous: true,
      body: { ...body, ...(goal === null ? {} : { goal }), ...check },
    });
    removeDraft(DRAFT);
    await navigate('/verify', { state: { userEmail: body.email, lastLocation: '/register' } });
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
