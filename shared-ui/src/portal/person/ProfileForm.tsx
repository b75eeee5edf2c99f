import { useState, type ReactNode } from 'react';
import type { User } from '@portal/contract/types';
import { Stack } from '../../design/index.ts';
import { KeptForm, useKeptForm, type FormField } from '../form/index.ts';
import { api } from '../data/index.ts';
import { replaceLabel, TheirVersion, useWrite } from '../write/index.ts';
import { user as words } from '#texts/user';
import { changedBody, describeChanges, profileForm, profileValues } from './profile-form.tsx';

const INSTITUTION_FIELDS = /^institutions?$/;
/** Maps field names of the API to those of the form. */
const FORM_FIELDS: Readonly<Record<string, string>> = {
  'profile.globus_username': 'globus_username',
  'profile.aws_account_id': 'aws_account_id',
  'additional_data.user_type': 'groups',
};

interface ProfileFormProps {
  person: User;
  /** The ETag of the person when the form was opened. */
  etag: string | null;
  isOwn: boolean;
  /** Additional fields of the app, besides the ordinary profile. */
  fields?: readonly FormField[] | undefined;
  submitLabel: string;
  /** What would be lost, for the question on leaving. */
  what: string;
  actions?: ReactNode;
  onSaved: (person: User, etag: string | null) => Promise<void> | void;
}

/**
 * Saves only changed fields. If someone else has saved in between, the form reports it and does not overwrite their
 * version.
 */
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
      // otherwise the values saved now would later look like another person's change
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
