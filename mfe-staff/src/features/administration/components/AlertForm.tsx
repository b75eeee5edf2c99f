import { useState, type SyntheticEvent } from 'react';
import { ALERT_TYPES } from '@portal/contract/administration';
import { LIMITS } from '@portal/contract/limits';
import { ROLE_LABELS, ROLES } from '@portal/contract/roles';
import {
  Box,
  Button,
  chakra,
  CheckRow,
  Input,
  LabeledField,
  NativeSelect,
  SimpleGrid,
  Stack,
  Text,
  Textarea,
} from '@portal/shared-ui';
import { MessageLine } from '@portal/shared-ui/alerts';
import { api, type ApiAnswer } from '@portal/shared-ui/data';
import { administration } from '#texts/administration';
import {
  changedBody,
  makeDraft,
  EMPTY_ALERT,
  newBody,
  type AlertDraft,
  type AlertRow,
} from '../model/alert-draft.ts';
import { Failure } from './Panel.tsx';
import { alertItems, describeReach } from '../model/alert-words.ts';
import { readAlert } from '../api/read-alert.ts';
import { replaceLabel, TheirVersion, useWriteSteps } from '@portal/shared-ui/write';

interface AlertFormProps {
  alert?: AlertRow;
  /** Version of `alert`. */
  etag?: string | null;
  onSaved?: () => void;
}

/** Writes an alert to everyone or to some groups; with `alert`, edits that one. */
export function AlertForm({ alert, etag = null, onSaved }: AlertFormProps) {
  const [values, setValues] = useState(() => (alert ? makeDraft(alert) : EMPTY_ALERT));
  /** The alert the form was opened with, or a newer version saved by someone else. */
  const [before, setBefore] = useState(alert);
  const readTheirs = async () => {
    const now = await readAlert(alert?.id ?? 0);
    setBefore(now.data);
    return now;
  };
  const { run, isBusy, findError, general, theirs, forgetTheirs } = useWriteSteps<
    ApiAnswer<AlertRow>,
    AlertRow
  >({
    form: { etag, readTheirs },
    invalidates: ['alert-message', 'history'],
    done: administration.saved,
  });
  const set = (changes: Partial<AlertDraft>) => setValues({ ...values, ...changes });
  const write = (ifMatch: string | null) =>
    before
      ? api('PATCH /alert-message/{id}/', {
          params: { id: before.id },
          body: changedBody(values, before),
          ifMatch,
          quiet: true,
        })
      : api('POST /alert-message/', { body: newBody(values), quiet: true });
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (!(await run(write))) return;
    if (!alert) setValues(EMPTY_ALERT);
    onSaved?.();
  };
  return (
    <chakra.form onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap="4" align="stretch">
        <LabeledField label={administration.message} error={findError('message')}>
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
        <SimpleGrid columns={{ base: 1, md: 2 }} gap="4" alignItems="start">
          {(
            [
              ['from', administration.from, administration.fromHelp, 'starts_at'],
              ['until', administration.until, administration.untilHelp, 'ends_at'],
            ] as const
          ).map(([name, label, help, field]) => (
            <LabeledField label={label} help={help} error={findError(field)} isOptional key={name}>
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
        <Box as="section" aria-label={administration.preview}>
          <Text fontWeight="medium">{administration.preview}</Text>
          <Text textStyle="sm" color="fg.muted" mb="2">
            {describeReach(values)}
          </Text>
          <MessageLine
            alertType={values.alertType}
            message={values.message.trim() || administration.previewEmpty}
          />
        </Box>
        {theirs ? (
          <TheirVersion
            items={alertItems(theirs)}
            onTake={() => {
              setValues(makeDraft(theirs));
              forgetTheirs();
            }}
          />
        ) : null}
        {general ? <Failure>{general}</Failure> : null}
        <Button type="submit" alignSelf="flex-start" loading={isBusy} loadingText={administration.saving}>
          {theirs ? replaceLabel : alert ? administration.saveAlert : administration.publish}
        </Button>
      </Stack>
    </chakra.form>
  );
}
