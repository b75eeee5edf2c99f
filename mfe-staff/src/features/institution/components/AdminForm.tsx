import { useKeptForm, type FormValues } from '@portal/shared-ui/form';
import { api } from '@portal/shared-ui/data';
import { useNavigate } from '@portal/shared-ui/router';
import { notify } from '@portal/shared-ui/toaster';
import { creating } from '#texts/institution-form';
import { CreationForm, text, useCreation } from '@portal/shared-ui/institution';
import { ADMIN_FORM, adminBody, readDomains } from '../api/admin-form.ts';

async function create(values: FormValues, isConfirmed: boolean): Promise<{ id: number }> {
  const { data, etag } = await api('POST /institution/', {
    body: adminBody(values, isConfirmed),
    silent: true,
  });
  const domains = readDomains(values);
  if (domains.length > 0) await addDomains(data.id, [...data.domains, ...domains], etag);
  return data;
}

/** The institution exists even if adding domains fails: a retry must not create a second one. */
async function addDomains(id: number, domains: string[], ifMatch: string | null): Promise<void> {
  try {
    await api('PATCH /institution/{id}/', {
      params: { id },
      body: { domains: [...new Set(domains)] },
      ifMatch,
      quiet: true,
    });
  } catch {
    notify.error(creating.domainsFailed);
  }
}

/** An administrator adds an institution with all its details. */
export function AdminForm() {
  const navigate = useNavigate();
  const backedUpForm = useKeptForm({
    definition: ADMIN_FORM,
    storageKey: ADMIN_FORM.id,
    defaultValues: { status: 2 },
  });
  const creation = useCreation({
    formId: ADMIN_FORM.id,
    send: create,
    lookUp: (values) => ({
      name: text(values['name']),
      ein: text(values['ein']),
      domain: text(values['email']).split('@').at(-1) ?? '',
    }),
    onCreated: async ({ id }) => {
      backedUpForm.finish();
      notify.success(creating.created);
      await navigate(`/institution/${id}`, { replace: true });
    },
  });
  return (
    <CreationForm
      isAdmin
      kept={backedUpForm}
      creation={creation}
      words={{ what: creating.what, submit: creating.adminSubmit, cancel: creating.cancel }}
      cancelTo="/institution"
    />
  );
}
