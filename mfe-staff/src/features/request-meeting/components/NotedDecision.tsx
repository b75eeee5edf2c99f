import { REQUEST_STATUS_LABELS } from '@portal/contract/statuses';
import { MEETING_DECISIONS, type MeetingDecision } from '@portal/contract/transitions';
import type { Request } from '@portal/contract/types';
import { Button, chakra, fill, Flex, formatDateTime, PanelSection, Stack, Text } from '@portal/shared-ui';
import { useApi } from '@portal/shared-ui/data';
import { useWrite } from '@portal/shared-ui/write';
import { meeting as words } from '#texts/meeting';

/** Notes the decision that the meeting intends, with one click. It does not decide anything (decision 318). */
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
  const note = (next: MeetingDecision | null) =>
    send({ params: { id: request.id }, body: { decision: next } });
  return (
    <PanelSection title={words.noted.title}>
      <Stack gap="2">
        <Flex
          as="fieldset"
          aria-label={words.noted.label}
          wrap="wrap"
          gap="2"
          border="0"
          p="0"
          m="0"
          minW="0"
        >
          {MEETING_DECISIONS.map((status) => (
            <Button
              key={status}
              size="sm"
              variant={status === decision ? 'solid' : 'outline'}
              aria-pressed={status === decision}
              disabled={isBusy}
              // clicking the noted decision again removes the note
              onClick={() => void note(status === decision ? null : status)}
            >
              {REQUEST_STATUS_LABELS[status]}
            </Button>
          ))}
        </Flex>
        <Text textStyle="sm" color="fg.muted">
          {words.noted.hint}
        </Text>
        {failure ? (
          <Text role="alert" textStyle="sm" color="fg.error">
            {failure}
          </Text>
        ) : null}
        {author !== null && decision !== null ? (
          <chakra.output textStyle="sm" color="fg.muted">
            {fill(words.noted.by, { name: author.display_name, when: formatDateTime(noted) })}
          </chakra.output>
        ) : null}
      </Stack>
    </PanelSection>
  );
}
