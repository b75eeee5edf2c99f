import { useState, type SyntheticEvent } from 'react';
import { ALERT_TYPES } from '@portal/contract/administration';
import { LIMITS } from '@portal/contract/limits';
import { ROLE_LABELS, ROLES } from '@portal/contract/roles';
import {
  Button,
  chakra,
  CheckRow,
  Input,
  LabeledField,
  NativeSelect,
  SimpleGrid,
  Stack,
  Textarea,
} from '@portal/shared-ui';
import { api, invalidate } from '@portal/shared-ui/data';
import { notify } from '@portal/shared-ui/toaster';
import { administration } from '#texts/administration';
import { changedBody, draftOf, EMPTY_ALERT, newBody, type AlertDraft, type AlertRow } from './alert-draft.ts';
import { Failure } from './Panel.tsx';
import { useSave } from './use-save.ts';

/** Writes a message to everybody or to some groups; with `alert`, changes that one. */
export function AlertForm({ alert, onSaved }: { alert?: AlertRow; onSaved?: () => void }) {
  const [values, setValues] = useState(() => (alert ? draftOf(alert) : EMPTY_ALERT));
  const { save, isSaving, errorOf, general } = useSave();
  const set = (changes: Partial<AlertDraft>) => setValues({ ...values, ...changes });
  const write = (): Promise<unknown> =>
    alert
      ? api('PATCH /alert-message/{id}/', {
          params: { id: alert.id },
          body: changedBody(values, alert),
          quiet: true,
        })
      : api('POST /alert-message/', { body: newBody(values), quiet: true });
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    const isSaved = await save(async () => {
      await write();
      await invalidate('alert-message', 'history');
    });
    if (!isSaved) return;
    if (!alert) setValues(EMPTY_ALERT);
    notify.success(administration.saved);
    onSaved?.();
  };
  return (
    <chakra.form onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap="4" align="stretch">
        <LabeledField label={administration.message} error={errorOf('message')}>
          {(control) => (
            <Textarea
              {...control}
              rows={2}
              value={values.message}
              maxLength={LIMITS.alertMessage}
              onChange={(event) => set({ message: event.target.value })}
            />
          )}
        </LabeledField>
        <SimpleGrid columns={{ base: 1, md: 3 }} gap="4" alignItems="start">
          <LabeledField label={administration.kind} help={administration.kindHelp}>
            {(control) => (
              <NativeSelect.Root>
                <NativeSelect.Field
                  {...control}
                  value={values.alertType}
                  onChange={(event) =>
                    set({
                      alertType: ALERT_TYPES.find((type) => type === event.target.value) ?? 'information',
                    })
                  }
                >
                  {ALERT_TYPES.map((type) => (
                    <option value={type} key={type}>
                      {administration.kinds[type]}
                    </option>
                  ))}
                </NativeSelect.Field>
                <NativeSelect.Indicator />
              </NativeSelect.Root>
            )}
          </LabeledField>
          {(
            [
              ['from', administration.from, administration.fromHelp, 'starts_at'],
              ['until', administration.until, administration.untilHelp, 'ends_at'],
            ] as const
          ).map(([name, label, help, field]) => (
            <LabeledField label={label} help={help} error={errorOf(field)} isOptional key={name}>
              {(control) => (
                <Input
                  {...control}
                  type="datetime-local"
                  value={values[name]}
                  onChange={(event) => set({ [name]: event.target.value })}
                />
              )}
            </LabeledField>
          ))}
        </SimpleGrid>
        <LabeledField label={administration.audience} help={administration.audienceHelp} isGroup isOptional>
          {() => (
            <SimpleGrid columns={{ base: 1, md: 2 }} gap="1">
              {ROLES.map((role) => (
                <CheckRow
                  key={role}
                  isChecked={values.audience.includes(role)}
                  onChange={(isChecked) =>
                    set({
                      audience: isChecked
                        ? [...values.audience, role]
                        : values.audience.filter((other) => other !== role),
                    })
                  }
                >
                  {ROLE_LABELS[role]}
                </CheckRow>
              ))}
            </SimpleGrid>
          )}
        </LabeledField>
        {general ? <Failure>{general}</Failure> : null}
        <Button type="submit" alignSelf="flex-start" loading={isSaving} loadingText={administration.saving}>
          {alert ? administration.saveAlert : administration.publish}
        </Button>
      </Stack>
    </chakra.form>
  );
}
