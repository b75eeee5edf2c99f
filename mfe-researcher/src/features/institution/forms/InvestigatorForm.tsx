import { LIMITS } from '@portal/contract/limits';
import { fill } from '@portal/shared-ui';
import { useKeptForm, type FormDefinition } from '@portal/shared-ui/form';
import { api } from '@portal/shared-ui/data';
import { useNavigate } from '@portal/shared-ui/router';
import { useSession } from '@portal/shared-ui/session';
import { notify } from '@portal/shared-ui/toaster';
import { useMemo } from 'react';
import { creating, fields } from '#texts/institution-form';
import {
  officerBody,
  text,
  institutionFields,
  officerFields,
  CreationForm,
  useCreation,
} from '@portal/shared-ui/institution';

const FORM = 'provide-institution';

const definitionFor = (ownEmail: string | null): FormDefinition => ({
  id: FORM,
  sections: [
    { id: 'institution', title: fields.institutionTitle, items: [institutionFields.name] },
    {
      id: 'official',
      title: fields.officialTitle,
      description: fields.officialHelp,
      items: officerFields({ ownEmail, isPhoneNeeded: true, phoneLength: LIMITS.phone }),
    },
  ],
});

/** A Principal Investigator adds an institution and its Signing Official (spec 1 section 2, "Registration form types"). */
export function InvestigatorForm() {
  const { user, refresh } = useSession();
  const navigate = useNavigate();
  const email = user?.email ?? null;
  const definition = useMemo(() => definitionFor(email), [email]);
  const kept = useKeptForm({ definition, storageKey: FORM });
  const creation = useCreation({
    formId: FORM,
    send: async (values, isConfirmed) => {
      const { data } = await api('POST /institution-helper/', {
        body: {
          institution_data: { name: text(values['name']) },
          io_data: { ...officerBody(values), phone_number: text(values['phone_number']) },
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
      kept.finish();
      await navigate('/thank-you?reason=pr_add_sbso', { replace: true });
      await refresh();
    },
  });
  return (
    <CreationForm
      kept={kept}
      creation={creation}
      words={{ what: creating.what, submit: creating.provideSubmit, cancel: creating.cancel }}
      cancelTo="/"
      onJoined={async (match) => {
        kept.finish();
        creation.clearTrouble();
        await refresh();
        notify.success(fill(creating.joined, { institution: match.display_name }));
        await navigate('/', { replace: true });
      }}
    />
  );
}
