import { fill } from '@portal/shared-ui';
import { useKeptForm } from '@portal/shared-ui/form';
import { api } from '@portal/shared-ui/data';
import { useNavigate } from '@portal/shared-ui/router';
import { useSession } from '@portal/shared-ui/session';
import { notify } from '@portal/shared-ui/toaster';
import { useMemo } from 'react';
import { creating } from '#texts/institution-form';
import { CreationForm, text, useCreation } from '@portal/shared-ui/institution';
import { investigatorBody, investigatorForm } from '../model/institution-forms.ts';

const FORM = 'provide-institution';

/** A Principal Investigator adds an institution and its Signing Official (spec 1 section 2, "Registration form types"). */
export function InvestigatorForm() {
  const { user, refresh } = useSession();
  const navigate = useNavigate();
  const email = user?.email ?? null;
  const definition = useMemo(() => investigatorForm(email), [email]);
  const backedUpForm = useKeptForm({ definition, storageKey: FORM });
  const creation = useCreation({
    formId: FORM,
    send: async (values, isConfirmed) => {
      const { data } = await api('POST /institution-helper/', {
        body: {
          ...investigatorBody(values),
          ...(isConfirmed ? { confirm_duplicate_domain: true } : {}),
        },
        silent: true,
      });
      return data;
    },
    lookUp: (values) => ({
      name: text(values['name']),
      domain: text(values['email']).split('@').at(-1) ?? '',
    }),
    onCreated: async () => {
      backedUpForm.finish();
      await navigate('/thank-you?reason=pr_add_sbso', { replace: true });
      await refresh();
    },
  });
  return (
    <CreationForm
      kept={backedUpForm}
      creation={creation}
      words={{ what: creating.what, submit: creating.provideSubmit, cancel: creating.cancel }}
      cancelTo="/"
      onJoined={async (match) => {
        backedUpForm.finish();
        creation.clearTrouble();
        await refresh();
        notify.success(fill(creating.joined, { institution: match.display_name }));
        await navigate('/', { replace: true });
      }}
    />
  );
}
