import { INSTITUTION_STATUS, INSTITUTION_STATUS_LABELS } from '@portal/contract/statuses';
import { fill } from '@portal/shared-ui';
import { api, useReadVersion } from '@portal/shared-ui/data';
import { ConfirmDialog } from '@portal/shared-ui/dialog';
import { notify } from '@portal/shared-ui/toaster';
import { actions } from '#texts/institution-actions';
import { type PartProps, useWrite } from '@portal/shared-ui/institution';

const TO = INSTITUTION_STATUS.UNDER_REVIEW;

/** An administrator has the details and puts the institution under review; nobody is written to. */
export function ConfirmSubmit({ onClose, ...part }: PartProps & { onClose: () => void }) {
  const { institution } = part;
  const { etag, reload } = useReadVersion(part);
  const { run, isBusy, failure } = useWrite({ reload });
  const name = { institution: institution.display_name };
  return (
    <ConfirmDialog
      isOpen
      title={fill(actions.submitTitle, name)}
      consequence={actions.submitText}
      confirmLabel={actions.submit}
      isBusy={isBusy}
      error={failure}
      onCancel={onClose}
      onConfirm={() =>
        void run(
          () =>
            api('PATCH /institution/{id}/', {
              params: { id: institution.id },
              body: { status: TO },
              ifMatch: etag,
              quiet: true,
            }),
          () => {
            onClose();
            notify.success(fill(actions.done, { ...name, status: INSTITUTION_STATUS_LABELS[TO] }));
          },
        )
      }
    />
  );
}
