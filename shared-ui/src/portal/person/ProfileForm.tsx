import { useState, type ReactNode } from 'react';
import type { User } from '@portal/contract/types';
import { Alert, Stack } from '../../design/index.ts';
import { KeptForm, useKeptForm, type FormField } from '../form/index.ts';
import { api, ApiError, invalidate } from '../data/index.ts';
import { user as words } from '#texts/user';
import { changedBody, profileForm, profileValues, withFormFields } from './profile-form.tsx';

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

/** Saves what changed. A version that somebody else saved meanwhile is told of and not overwritten. */
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
  const [before, setBefore] = useState(() => profileValues(person));
  const [version, setVersion] = useState(etag);
  const [isStale, setStale] = useState(false);
  const kept = useKeptForm({ definition, defaultValues: before, storageKey: `person-${person.id}` });
  const { form, backup } = kept;

  const save = async (values: Readonly<Record<string, unknown>>) => {
    try {
      const { data, etag: next } = await api('PATCH /user/{id}/', {
        params: { id: person.id },
        body: changedBody(definition, before, values),
        ifMatch: version,
        quiet: true,
      });
      const saved = profileValues(data);
      setBefore(saved);
      setVersion(next);
      setStale(false);
      backup.discard();
      form.reset(saved);
      await invalidate('history', 'user');
      await onSaved(data, next);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'STALE') {
        setStale(true);
        const latest = await api('GET /user/{id}/', { params: { id: person.id }, query: { expand: true } });
        setVersion(latest.etag);
        setBefore(profileValues(latest.data));
      }
      throw withFormFields(error, {
        'profile.globus_username': 'globus_username',
        'additional_data.user_type': 'groups',
        institutions: isOwn ? 'institution' : 'institutions',
        institution: isOwn ? 'institution' : 'institutions',
      });
    }
  };

  return (
    <Stack gap="6">
      {isStale ? (
        <Alert.Root status="warning" role="alert">
          <Alert.Indicator />
          <Alert.Content>
            <Alert.Title>{words.staleTitle}</Alert.Title>
            <Alert.Description>{words.staleText}</Alert.Description>
          </Alert.Content>
        </Alert.Root>
      ) : null}
      <KeptForm
        kept={kept}
        what={what}
        submitLabel={isStale ? words.replace : submitLabel}
        isSubmitDisabled={!form.formState.isDirty}
        actions={actions}
        onSubmit={save}
      />
    </Stack>
  );
}
