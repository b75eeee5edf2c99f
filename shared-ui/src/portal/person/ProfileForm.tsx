import { useState, type ReactNode } from 'react';
import type { User } from '@portal/contract/types';
import { Stack } from '../../design/index.ts';
import { KeptForm, useKeptForm, type FormField } from '../form/index.ts';
import { api } from '../data/index.ts';
import { replaceLabel, TheirVersion, useWrite } from '../write/index.ts';
import { user as words } from '#texts/user';
import { changedBody, describeChanges, profileForm, profileValues } from './profile-form.tsx';

const INSTITUTION_FIELDS = /^institutions?$/;
/** Fields of the wire as the form calls them. */
const FORM_FIELDS: Readonly<Record<string, string>> = {
  'profile.globus_username': 'globus_username',
  'profile.aws_account_id': 'aws_account_id',
  'additional_data.user_type': 'groups',
};

interface ProfileFormProps {
  person: User;
  /** The version that the form was opened on. */
  etag: string | null;
  isOwn: boolean;
  /** What an app asks beside what people say of themselves. */
  fields?: readonly FormField[] | undefined;
  submitLabel: string;
  /** What is left without saving. */
  what: string;
  actions?: ReactNode;
  onSaved: (person: User, etag: string | null) => Promise<void> | void;
}

/** Saves what changed. A version that someone else has saved is reported and not overwritten. */
export function ProfileForm({
  person,
  etag,
  isOwn,
  fields = [],
  submitLabel,
  what,
  actions,
  onSaved,
}: ProfileFormProps) {
  const [definition] = useState(() => profileForm(person, isOwn, fields));
  const [opened, setOpened] = useState(() => profileValues(person));
  const [before, setBefore] = useState(opened);
  const backedUpForm = useKeptForm({ definition, defaultValues: before, storageKey: `person-${person.id}` });
  const { form, backup } = backedUpForm;

  const params = { id: person.id };
  const readTheirs = async () => {
    const latest = await api('GET /user/{id}/', { params, query: { expand: true } });
    setBefore(profileValues(latest.data));
    return latest;
  };
  const { submit, theirs } = useWrite('PATCH /user/{id}/', {
    form: { etag, readTheirs },
    invalidates: ['history', 'user'],
    renameField: (path) => (INSTITUTION_FIELDS.test(path) ? institutionField : (FORM_FIELDS[path] ?? path)),
    onDone: async ({ data, etag: next }) => {
      const saved = profileValues(data);
      setBefore(saved);
      // what is saved now is no change of someone else's later
      setOpened(saved);
      backup.discard();
      form.reset(saved);
      await onSaved(data, next);
    },
  });
  const institutionField = isOwn ? 'institution' : 'institutions';

  return (
    <Stack gap="6">
      {theirs ? (
        <TheirVersion title={words.staleTitle} items={describeChanges(definition, opened, before)} />
      ) : null}
      <KeptForm
        kept={backedUpForm}
        what={what}
        submitLabel={theirs ? replaceLabel : submitLabel}
        isSubmitDisabled={!form.formState.isDirty}
        actions={actions}
        onSubmit={async (values) =>
          void (await submit({ params, body: changedBody(definition, before, values) }))
        }
      />
    </Stack>
  );
}
