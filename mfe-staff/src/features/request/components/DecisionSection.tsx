import type { RequestStatus } from '@portal/contract/statuses';
import { DECISION_LABELS, DECISIONS_WITH_EMAIL, listDeciders } from '@portal/contract/transitions';
import { Button, fill, Stack, Text, PanelSection } from '@portal/shared-ui';
import { preloadRichText } from '@portal/shared-ui/rich-text';
import { useEffect, useState } from 'react';
import type { DecisionConflict } from '../model/decision-conflict.ts';
import { isEnding } from '../model/ending-decisions.ts';
import type { PanelProps } from '../model/panel-props.ts';
import { useOwnDecision } from '../../triage/model/own-decision.ts';
import { DecisionPreview } from '../../decision-preview/components/DecisionPreview.tsx';
import { ConfirmDecision } from './ConfirmDecision.tsx';
import { ConflictNotice } from './ConflictNotice.tsx';
import { DecisionChoice } from './DecisionChoice.tsx';
import { EmailComposer } from './EmailComposer.tsx';
import { request as words } from '#texts/request';

/** A decision that is being confirmed, and the request as it was when that began. */
interface Confirming {
  readonly status: RequestStatus;
  readonly etag: string | null;
  readonly openedStatus: RequestStatus;
}

/** The Application Decision dropdown: the statuses that the server offers this person, each with its own button. */
export function DecisionSection({ request, etag, reload }: PanelProps) {
  const [chosen, setChosen] = useState<RequestStatus | null>(null);
  // kept apart from the offer: whoever writes a mail keeps it, also when somebody else decides meanwhile
  const [confirming, setConfirming] = useState<Confirming | null>(null);
  const [conflict, setConflict] = useState<DecisionConflict | null>(null);
  const noteDecision = useOwnDecision();
  const status = chosen !== null && request.decisions.includes(chosen) ? chosen : null;
  const hasMail = status !== null && DECISIONS_WITH_EMAIL.includes(status);
  useEffect(() => {
    // there when the composer opens, so that the first keys already go into the message
    if (hasMail) preloadRichText();
  }, [hasMail]);

  const finish = async () => {
    setConfirming(null);
    setChosen(null);
    await reload();
  };
  const dialog = {
    request,
    etag,
    openedEtag: confirming?.etag ?? null,
    openedStatus: confirming?.openedStatus ?? request.status,
    reload,
    onDone: () => {
      noteDecision();
      return finish();
    },
    onConflict: async (lost: DecisionConflict) => {
      setConflict(lost);
      await finish();
    },
    onCancel: () => setConfirming(null),
  };
  const isTeamMissing = request.details?.research_team_ready === false && request.decisions.length > 0;

  return (
    <PanelSection title={words.decision.title}>
      {conflict ? <ConflictNotice conflict={conflict} onClose={() => setConflict(null)} /> : null}
      {isTeamMissing ? (
        <Text textStyle="sm" color="fg.muted" mb="3">
          {words.decision.teamNotReady}
        </Text>
      ) : null}
      {request.decisions.length === 0 ? (
        <Text color="fg.muted">{explainNone(request)}</Text>
      ) : (
        <Stack gap="3">
          <DecisionChoice offered={request.decisions} value={status} onChange={setChosen} />
          {status === null ? null : (
            // another version of the request may do something else
            <DecisionPreview key={request.modified} request={request} status={status} />
          )}
          <Button
            disabled={status === null}
            {...(isEnding(status) ? { colorPalette: 'red', variant: 'outline' } : {})}
            whiteSpace="normal"
            height="auto"
            minH="10"
            py="2"
            onClick={() => {
              setConflict(null);
              setConfirming(status === null ? null : { status, etag, openedStatus: request.status });
            }}
          >
            {status === null ? words.decision.continue : (DECISION_LABELS[status] ?? words.decision.continue)}
          </Button>
        </Stack>
      )}
      {confirming === null ? null : DECISIONS_WITH_EMAIL.includes(confirming.status) ? (
        <EmailComposer {...dialog} status={confirming.status} />
      ) : (
        <ConfirmDecision {...dialog} status={confirming.status} />
      )}
    </PanelSection>
  );
}

/** Why there is nothing to choose from, as the server tells it. */
function explainNone({ no_decision: reason, type, status }: PanelProps['request']): string {
  const text = words.decision.none[reason ?? 'status'];
  const deciders = listDeciders(type, status).map((actor) => words.decision.deciders[actor]);
  return fill(text, { deciders: deciders.join(', ') });
}
