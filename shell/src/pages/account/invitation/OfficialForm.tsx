import { useState } from 'react';
import { api } from '@portal/shared-ui/data';
import { useDefinedForm, type FormValues } from '@portal/shared-ui/form';
import { useNavigate } from '@portal/shared-ui/router';
import { register as words } from '#texts/register';
import { AccountForm, type SolvedCheck } from '../form/AccountForm.tsx';
import { readText } from '../read-text.ts';
import { readDraft, removeDraft, useSessionDraft } from '../form/session-draft.ts';
import { missingForSubmit } from '../form/missing.ts';
import { officialBody } from '../register/registration-body.ts';
import type { LinkStatus } from '../use-link.ts';
import { officialDefinition } from './official-definition.tsx';

const DRAFT = 'official';

/** The values of the invitation, overridden by the draft from before a reload, unless the draft is another person's. */
function startValues(invited: LinkStatus['userData']['io_data']): FormValues {
  const draft = readDraft(DRAFT);
  return draft['email'] === invited?.email ? { ...invited, ...draft } : { ...invited };
}

/** Creates the account of an invited Signing Official (spec 1 section 3). The token proves the address. */
export function OfficialForm({ token, link }: { token: string; link: LinkStatus }) {
  const navigate = useNavigate();
  const [defaultValues] = useState(() => startValues(link.userData.io_data));
  const form = useDefinedForm({ definition: officialDefinition, defaultValues });
  useSessionDraft(DRAFT, form);

  const register = async (values: FormValues, check: SolvedCheck) => {
    await api('POST /register-user/', {
      anonymous: true,
      body: { token, ...officialBody(values), ...check },
    });
    removeDraft(DRAFT);
    await navigate('/verify', {
      replace: true,
      state: { userEmail: readText(values['email']), lastLocation: '/verify-user' },
    });
  };

  return (
    <AccountForm
      definition={officialDefinition}
      form={form}
      listMissing={missingForSubmit}
      submitLabel={words.submit}
      submittingLabel={words.submitting}
      onSubmit={register}
    />
  );
}
