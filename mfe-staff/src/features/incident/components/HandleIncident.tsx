import { INCIDENT_STATUS_LABELS, INCIDENT_STATUSES } from '@portal/contract/incidents';
import { LIMITS } from '@portal/contract/limits';
import type { Incident } from '@portal/contract/types';
import { Button, Heading, LabeledField, NativeSelect, Stack, Text, Textarea } from '@portal/shared-ui';
import { api } from '@portal/shared-ui/data';
import { replaceLabel, TheirVersion, useWrite } from '@portal/shared-ui/write';
import { useState } from 'react';
import { incident as texts } from '#texts/incident';

const words = texts.handle;
const isStatus = (value: string): value is Incident['status'] =>
  (INCIDENT_STATUSES as readonly string[]).includes(value);

/**
 * The state of the incident, administrators' notes, and the reporter's view. Input survives if someone else saves;
 * their version is then shown next to it.
 */
export function HandleIncident({ incident }: { incident: Incident }) {
  const { id, version } = incident;
  const [status, setStatus] = useState(incident.status);
  const [notes, setNotes] = useState(incident.notes);
  const [outcome, setOutcome] = useState(incident.outcome);
  const { send, isBusy, findError, general, theirs, forgetTheirs } = useWrite('PATCH /incident/{id}/', {
    form: { etag: version, readTheirs: () => api('GET /incident/{id}/', { params: { id } }) },
    invalidates: ['incident', 'history'],
    words: { STALE: words.stale },
    done: words.saved,
  });
  if (!incident.abilities['handle']) return null;
  const take = (other: Incident) => {
    setStatus(other.status);
    setNotes(other.notes);
    setOutcome(other.outcome);
    forgetTheirs();
  };
  return (
    <Stack as="section" aria-label={words.title} gap="4" mt="6" borderTopWidth="1px" pt="4">
      <Heading as="h4" textStyle="md">
        {words.title}
      </Heading>
      {theirs ? (
        <TheirVersion
          items={[
            { term: words.status, value: INCIDENT_STATUS_LABELS[theirs.status] },
            { term: words.notes, value: theirs.notes },
            { term: words.outcome, value: theirs.outcome },
          ]}
          onTake={() => take(theirs)}
        />
      ) : null}
      <LabeledField label={words.status} error={findError('status')}>
        {(control) => (
          <NativeSelect.Root maxW="16rem">
            <NativeSelect.Field
              {...control}
              value={status}
              onChange={({ currentTarget: { value } }) => {
                if (isStatus(value)) setStatus(value);
              }}
            >
              {INCIDENT_STATUSES.map((each) => (
                <option key={each} value={each}>
                  {INCIDENT_STATUS_LABELS[each]}
                </option>
              ))}
            </NativeSelect.Field>
            <NativeSelect.Indicator />
          </NativeSelect.Root>
        )}
      </LabeledField>
      <LabeledField label={words.notes} help={words.notesHelp} error={findError('notes')}>
        {(control) => (
          <Textarea
            {...control}
            rows={3}
            maxLength={LIMITS.incidentText}
            value={notes}
            onChange={(event) => setNotes(event.currentTarget.value)}
          />
        )}
      </LabeledField>
      <LabeledField label={words.outcome} help={words.outcomeHelp} error={findError('outcome')}>
        {(control) => (
          <Textarea
            {...control}
            rows={3}
            maxLength={LIMITS.incidentText}
            value={outcome}
            onChange={(event) => setOutcome(event.currentTarget.value)}
          />
        )}
      </LabeledField>
      {general ? (
        <Text role="alert" color="fg.error">
          {general}
        </Text>
      ) : null}
      <Button
        alignSelf="flex-start"
        loading={isBusy}
        onClick={() => void send({ params: { id }, body: { status, notes, outcome } })}
      >
        {theirs ? replaceLabel : words.save}
      </Button>
    </Stack>
  );
}
