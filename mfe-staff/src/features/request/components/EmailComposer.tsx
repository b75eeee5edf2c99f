import { MESSAGES } from '@portal/contract/messages';
import { REQUEST_STATUS_LABELS } from '@portal/contract/statuses';
import { DECISION_LABELS, EMAIL_TEMPLATES } from '@portal/contract/transitions';
import { Alert, fill, Phrase } from '@portal/shared-ui';
import { useApi } from '@portal/shared-ui/data';
import { MailComposer, type ComposedMail } from '@portal/shared-ui/mail';
import { isEnding } from '../api/ending-decisions.ts';
import { useDecision, type DecisionDialogProps } from '../api/use-decision.ts';
import { request as words } from '#texts/request';

/** The mail of a decision from its template, for editing before it goes out (spec 3 sections 2.17 and 4.3). */
export function EmailComposer(props: DecisionDialogProps) {
  const { request, status, onCancel } = props;
  const { decide, isBusy, error, failure } = useDecision(props);
  const template = EMAIL_TEMPLATES[status as keyof typeof EMAIL_TEMPLATES];
  const info = useApi('GET /email-info/', {
    query: { email_type: template, model_name: 'request', obj_ids: request.id },
    swr: { revalidateOnFocus: false, revalidateIfStale: false },
  });
  const label = DECISION_LABELS[status] ?? words.mail.send;
  const send = async (mail: ComposedMail | null) => {
    if (!mail) return false;
    const { to, cc, subject, body } = mail;
    const title = fill(words.mail.done, {
      sfariRequestId: request.sfari_request_id,
      status: REQUEST_STATUS_LABELS[status],
    });
    return decide(
      { to, cc, bcc: info.data?.bcc ?? [], subject, body },
      { title, description: MESSAGES.emailSent },
    );
  };
  return (
    <MailComposer
      title={`${label}: ${request.sfari_request_id}`}
      draftName={`request-${request.id}-${status}`}
      start={info}
      send={{ label, isEnding: isEnding(status) }}
      state={{
        isBusy,
        error,
        failure: error?.code === 'STALE' ? words.mail.stale : failure,
      }}
      errorPrefix="email."
      onSend={send}
      onClose={onCancel}
    >
      {request.decisions.includes(status) ? null : (
        <Alert.Root status="warning">
          <Alert.Indicator />
          <Alert.Title>
            <Phrase
              text={words.mail.statusChanged}
              values={{ status: REQUEST_STATUS_LABELS[request.status] }}
            />
          </Alert.Title>
        </Alert.Root>
      )}
    </MailComposer>
  );
}
