import { INSTITUTION_STATUS, INSTITUTION_STATUS_LABELS } from '@portal/contract/statuses';
import { fill } from '@portal/shared-ui';
import { ConfirmDialog } from '@portal/shared-ui/dialog';
import { actions } from '#texts/institution-actions';
import { INSTITUTION_WRITE, type PartProps } from '@portal/shared-ui/institution';
import { useWrite } from '@portal/shared-ui/write';

const TO = INSTITUTION_STATUS.UNDER_REVIEW;

/** An administrator who has the details sets the institution to Under Review; no email is sent. */
export function ConfirmSubmit({ institution, onClose, ...page }: PartProps & { onClose: () => void }) {
  const name = { institution: institution.display_name };
  const { send, isBusy, failure } = useWrite('PATCH /institution/{id}/', {
    ...INSTITUTION_WRITE,
    opened: page,
    onDone: onClose,
    done: fill(actions.done, { ...name, status: INSTITUTION_STATUS_LABELS[TO] }),
  });
  return (
    <ConfirmDialog
      isOpen
      title={fill(actions.submitTitle, name)}
      consequence={actions.submitText}
      confirmLabel={actions.submit}
      isBusy={isBusy}
      error={failure}
      onCancel={onClose}
      onConfirm={() => void send({ params: { id: institution.id }, body: { status: TO } })}
    />
  );
}
