import { MESSAGES } from '@portal/contract/messages';
import { REQUEST_STATUS as S, REQUEST_STATUS_LABELS } from '@portal/contract/statuses';
import { DECISION_LABELS, EMAIL_TEMPLATES, RETURNING_DECISIONS } from '@portal/contract/transitions';
import { Alert, fill, Phrase } from '@portal/shared-ui';
import { useApi } from '@portal/shared-ui/data';
import { MailComposer, type ComposedMail } from '@portal/shared-ui/mail';
import type { ReactNode } from 'react';
import { useStaffPoints } from '../../revision-points/api/use-staff-points.ts';
import { DecisionPreview } from '../../decision-preview/components/DecisionPreview.tsx';
import { DecisionPoints } from '../../revision-points/components/DecisionPoints.tsx';
import { isEnding } from '../model/ending-decisions.ts';
import { useDecision, type DecisionDialogProps } from '../api/use-decision.ts';
import { request as words } from '#texts/request';

/** The email of a decision, filled from its template, to edit before it is sent (spec 3 sections 2.17 and 4.3). */
export function EmailComposer(props: DecisionDialogProps) {
  const { request, status: chosen, onCancel } = props;
  const { status, decide, isBusy, error, failure } = useDecision(props);
  // stays on the template chosen first, so that the input survives a change of the decision
  const template = EMAIL_TEMPLATES[chosen as keyof typeof EMAIL_TEMPLATES];
  const { drafts } = useStaffPoints(request);
  const start = useApi('GET /email-info/', {
    query: {
      email_type: template,
      model_name: 'request',
      obj_ids: request.id,
      ...(chosen === S.REVISIONS_REQUESTED && drafts.length > 0 ? { lists_changes: 'true' } : {}),
    },
    // loads again at each opening, because administrators may have changed the template
    swr: { revalidateOnFocus: false, dedupingInterval: 0, keepPreviousData: true },
  });
  const isReturning = RETURNING_DECISIONS.includes(status);
  const label = DECISION_LABELS[status] ?? words.mail.send;
  const send = async (mail: ComposedMail | null) => {
    if (!mail) return false;
    const { to, cc, bcc, subject, body, attachments } = mail;
    const title = fill(words.mail.done, {
      sfariRequestId: request.sfari_request_id,
      status: REQUEST_STATUS_LABELS[status],
    });
    return decide(
      { to, cc, bcc, subject, body, attachments },
      { title, description: MESSAGES.emailSent },
      isReturning ? drafts.map(({ id }) => id) : undefined,
    );
  };
  return (
    <MailComposer
      title={`${label}: ${request.sfari_request_id}`}
      draftName={`request-${request.id}-${chosen}`}
      start={start}
      send={{ label, isEnding: isEnding(status) }}
      offers={{ attachments: true }}
      state={{
        isBusy,
        error,
        failure: error?.code === 'STALE' ? words.mail.stale : status === chosen ? failure : undefined,
      }}
      errorPrefix="email."
      onSend={send}
      onClose={onCancel}
    >
      <DecisionPreview request={request} status={status} />
      {isReturning ? <DecisionPoints request={request} drafts={drafts} /> : null}
      {status !== chosen ? (
        <ReadinessChanged>
          {status === S.APPROVED ? words.mail.teamReady : words.mail.teamNotReady}
        </ReadinessChanged>
      ) : request.decisions.includes(status) ? null : (
        <ReadinessChanged>
          <Phrase
            text={words.mail.statusChanged}
            values={{ status: REQUEST_STATUS_LABELS[request.status] }}
          />
        </ReadinessChanged>
      )}
    </MailComposer>
  );
}

/** A change that happened while the email was written, announced immediately because the writer looks elsewhere. */
function ReadinessChanged({ children }: { children: ReactNode }) {
  return (
    <Alert.Root status="warning" aria-live="polite">
      <Alert.Indicator />
      <Alert.Title>{children}</Alert.Title>
    </Alert.Root>
  );
}
