import { INSTITUTION_STATUS, INSTITUTION_STATUS_LABELS } from '@portal/contract/statuses';
import { fill } from '@portal/shared-ui';
import { api } from '@portal/shared-ui/data';
import { ConfirmDialog } from '@portal/shared-ui/dialog';
import { notify } from '@portal/shared-ui/toaster';
import { actions } from '#texts/institution-actions';
import type { PartProps } from './institution-parts.ts';
import type { Step } from './StatusActions.tsx';
import { useWrite } from './useWrite.ts';

const WORDS = {
  submit: { title: actions.submitTitle, text: actions.submitText, to: INSTITUTION_STATUS.UNDER_REVIEW },
  approve: { title: actions.approveTitle, text: actions.approveText, to: INSTITUTION_STATUS.APPROVED },
} as const;

/** Steps that need no words of the administrator. */
export function ConfirmStep({
  institution,
  etag,
  reload,
  step,
  onClose,
}: PartProps & { step: Step; onClose: () => void }) {
  const { run, isBusy, failure } = useWrite({ reload });
  const { title, text, to } = WORDS[step];
  const name = { institution: institution.display_name };
  const call = { params: { id: institution.id }, ifMatch: etag, quiet: true } as const;
  const write = () =>
    step === 'approve'
      ? api('POST /institution/{id}/approve/', { ...call, body: {} })
      : api('PATCH /institution/{id}/', { ...call, body: { status: to } as { status: 2 } });
  return (
    <ConfirmDialog
      isOpen
      title={fill(title, name)}
      consequence={text}
      confirmLabel={step === 'approve' ? actions.approveConfirm : actions[step]}
      isBusy={isBusy}
      error={failure}
      onCancel={onClose}
      onConfirm={() =>
        void run(write, () => {
          onClose();
          notify.success(fill(actions.done, { ...name, status: INSTITUTION_STATUS_LABELS[to] }));
        })
      }
    />
  );
}
