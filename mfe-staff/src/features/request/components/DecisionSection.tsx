import { REQUEST_STATUS, type RequestStatus } from '@portal/contract/statuses';
import { DECISION_LABELS, DECISIONS_WITH_EMAIL, listDeciders } from '@portal/contract/transitions';
import type { Request } from '@portal/contract/types';
import { Button, fill, formatDateTime, pageLocale, Stack, Text, PanelSection } from '@portal/shared-ui';
import { useApi } from '@portal/shared-ui/data';
import { preloadRichText } from '@portal/shared-ui/rich-text';
import { useEffect, useState } from 'react';
import { isEnding } from '../model/ending-decisions.ts';
import { ConflictNotice } from './ConflictNotice.tsx';
import { useDeciding } from './Deciding.tsx';
import { DecisionChoice } from './DecisionChoice.tsx';
import { meeting } from '#texts/meeting';
import { request as words } from '#texts/request';

/** The Application Decision dropdown: the statuses that the server offers this person, each with its own button. */
export function DecisionSection({ request }: { request: Request }) {
  const [chosen, setChosen] = useState<{ status: RequestStatus | null; at: RequestStatus } | null>(null);
  const { begin, conflict, closeConflict } = useDeciding();
  // a choice is valid only for the status at which it was made
  const isChosen = chosen?.at === request.status;
  const noted = useNotedDecision(request);
  const wanted = isChosen ? chosen.status : (noted?.decision ?? null);
  const status = wanted !== null && request.decisions.includes(wanted) ? wanted : null;
  const hasMail = status !== null && DECISIONS_WITH_EMAIL.includes(status);
  useEffect(() => {
    // loads the editor early, so that the first keystrokes reach the message
    if (hasMail) preloadRichText();
  }, [hasMail]);
  const isTeamMissing = request.details?.research_team_ready === false && request.decisions.length > 0;

  return (
    <PanelSection title={words.decision.title}>
      {conflict ? <ConflictNotice conflict={conflict} onClose={closeConflict} /> : null}
      {isTeamMissing ? (
        <Text textStyle="sm" color="fg.muted" mb="3">
          {words.decision.teamNotReady}
        </Text>
      ) : null}
      {request.decisions.length === 0 ? (
        <Text color="fg.muted">{explainNone(request)}</Text>
      ) : (
        <Stack gap="3">
          <DecisionChoice
            offered={request.decisions}
            value={status}
            onChange={(next) => setChosen({ status: next, at: request.status })}
          />
          {!isChosen && status !== null && noted?.author ? (
            <Text textStyle="sm" color="fg.muted">
              {fill(meeting.noted.by, { name: noted.author.display_name, when: formatDateTime(noted.noted) })}
            </Text>
          ) : null}
          <Button
            disabled={status === null}
            {...(isEnding(status) ? { colorPalette: 'red', variant: 'outline' } : {})}
            whiteSpace="normal"
            height="auto"
            minH="10"
            py="2"
            onClick={() => {
              if (status !== null) begin(status);
            }}
          >
            {status === null ? words.decision.continue : (DECISION_LABELS[status] ?? words.decision.continue)}
          </Button>
        </Stack>
      )}
    </PanelSection>
  );
}

/** The decision that the review meeting noted, for users who may note one. */
function useNotedDecision({ id, status, abilities }: Request) {
  const { data } = useApi('GET /request/{id}/noted-decision/', {
    params: { id },
    enabled: status === REQUEST_STATUS.REVIEW_MEETING && (abilities['note_decision'] ?? false),
    silent: true,
  });
  return data;
}

/** The server's reason why no decision is offered. */
function explainNone({ no_decision: reason, type, status }: Request): string {
  const text = words.decision.none[reason ?? 'status'];
  const deciders = listDeciders(type, status).map((actor) => words.decision.deciders[actor]);
  return fill(text, {
    deciders: new Intl.ListFormat(pageLocale(), { type: 'disjunction' }).format(deciders),
  });
}
