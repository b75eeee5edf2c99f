import { REQUEST_STATUS_LABELS } from '@portal/contract/statuses';
import { MEETING_DECISIONS } from '@portal/contract/transitions';
import type { Request } from '@portal/contract/types';
import {
  chakra,
  fill,
  formatDateTime,
  LabeledField,
  NativeSelect,
  PanelSection,
  Stack,
} from '@portal/shared-ui';
import { useApi } from '@portal/shared-ui/data';
import { useWrite } from '@portal/shared-ui/write';
import { meeting as words } from '#texts/meeting';

/** What the meeting wants to decide, noted in place with one choice. It decides nothing (decision 318). */
export function NotedDecision({ request }: { request: Request }) {
  const read = useApi('GET /request/{id}/noted-decision/', {
    params: { id: request.id },
    silent: true,
    swr: { refreshInterval: 15_000 },
  });
  const { send, isBusy, failure } = useWrite('PUT /request/{id}/noted-decision/', {
    read,
    isSilent: true,
    invalidates: ['review-meeting'],
    words: { STALE: words.noted.stale },
  });
  if (!read.data) return null;
  const { decision, author, noted } = read.data;
  return (
    <PanelSection title={words.noted.title}>
      <Stack gap="2">
        <LabeledField label={words.noted.label} help={words.noted.hint} error={failure}>
          {(control) => (
            <NativeSelect.Root disabled={isBusy}>
              <NativeSelect.Field
                {...control}
                value={decision ?? ''}
                onChange={({ currentTarget: { value } }) =>
                  void send({
                    params: { id: request.id },
                    body: { decision: MEETING_DECISIONS.find((status) => String(status) === value) ?? null },
                  })
                }
              >
                <option value="">{words.noted.none}</option>
                {MEETING_DECISIONS.map((status) => (
                  <option key={status} value={status}>
                    {REQUEST_STATUS_LABELS[status]}
                  </option>
                ))}
              </NativeSelect.Field>
              <NativeSelect.Indicator />
            </NativeSelect.Root>
          )}
        </LabeledField>
        {author !== null && decision !== null ? (
          <chakra.output textStyle="sm" color="fg.muted">
            {fill(words.noted.by, { name: author.display_name, when: formatDateTime(noted) })}
          </chakra.output>
        ) : null}
      </Stack>
    </PanelSection>
  );
}
