import { DECISION_LABELS, EMAIL_TEMPLATES } from '@portal/contract/transitions';
import { LoadingText } from '@portal/shared-ui';
import { useApi } from '@portal/shared-ui/data';
import { Modal } from '@portal/shared-ui/dialog';
import { RetryPanel } from '@portal/shared-ui/errors';
import type { DecisionDialogProps } from '../api/useDecision.ts';
import { EmailForm } from './EmailForm.tsx';
import { request as words } from '#texts/request';

/**
 * The mail of a decision in a panel at the side, from its template, for editing before it goes out (spec 3 sections 2.17
 * and 4.3). Escape closes it; what was typed stays for the next time.
 */
export function EmailComposer(props: DecisionDialogProps) {
  const { request, status, onCancel } = props;
  const template = EMAIL_TEMPLATES[status as keyof typeof EMAIL_TEMPLATES];
  const info = useApi('GET /email-info/', {
    query: { email_type: template, model_name: 'request', obj_ids: request.id },
    swr: { revalidateOnFocus: false, revalidateIfStale: false },
  });
  return (
    <Modal
      isOpen
      title={`${DECISION_LABELS[status] ?? words.sendEmail}: ${request.sfari_request_id}`}
      onClose={onCancel}
      size="lg"
      placement="end"
    >
      {info.error ? (
        <RetryPanel title={words.couldNotGetTheEmail} error={info.error} onRetry={() => void info.reload()} />
      ) : info.data ? (
        <EmailForm {...props} template={info.data} />
      ) : (
        <LoadingText>{words.fetchingInformation}</LoadingText>
      )}
    </Modal>
  );
}
