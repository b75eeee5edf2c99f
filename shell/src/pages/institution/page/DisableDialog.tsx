import { fill } from '@portal/shared-ui';
import { api } from '@portal/shared-ui/data';
import { ConfirmDialog } from '@portal/shared-ui/dialog';
import { notify } from '@portal/shared-ui/toaster';
import { actions } from '#texts/institution-actions';
import type { PartProps } from './institution-parts.ts';
import { useWrite } from './useWrite.ts';

/** Status 6, and the agreement ends (spec 1 section 4). */
export function DisableDialog({ institution, etag, reload, onClose }: PartProps & { onClose: () => void }) {
  const { run, isBusy, failure } = useWrite({ reload });
  const name = { institution: institution.display_name };
  return (
    <ConfirmDialog
      isOpen
      isDestructive
      title={fill(actions.disableTitle, name)}
      consequence={actions.disableText}
      confirmLabel={actions.disable}
      isBusy={isBusy}
      error={failure}
      onCancel={onClose}
      onConfirm={() =>
        void run(
          () =>
            api('POST /institution/{id}/disable/', {
              params: { id: institution.id },
              body: {},
              ifMatch: etag,
              quiet: true,
            }),
          () => {
            onClose();
            notify.success(fill(actions.disabled, name));
          },
        )
      }
    />
  );
}
