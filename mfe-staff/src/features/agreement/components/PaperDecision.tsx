import type { PaperRecord } from '@portal/contract';
import { RDA_STATUS_LABELS } from '@portal/contract/statuses';
import { fill } from '@portal/shared-ui';
import { api } from '@portal/shared-ui/data';
import { ConfirmDialog, ReasonField, useReason } from '@portal/shared-ui/dialog';
import { useWriteSteps } from '@portal/shared-ui/write';
import { paper as words } from '#texts/rda';
import type { RdaPart } from '@portal/shared-ui/agreement';

interface DecisionProps extends RdaPart {
  paper: PaperRecord;
  step: 'confirm' | 'refuse';
  /** True if the reader recorded the paper; they can only withdraw it. */
  isOwn: boolean;
  onClose: () => void;
}

/** Asks for confirmation before a signed paper counts, and for a reason if it is refused. */
export function PaperDecision({ agreement, paper, step, isOwn, onClose, ...read }: DecisionProps) {
  const { reason, isGiven, field } = useReason(words.reasonRequired);
  const institution = agreement.institution.display_name;
  const isRefusal = step === 'refuse';
  const { run, isBusy, failure } = useWriteSteps<unknown>({
    opened: read,
    invalidates: ['history', 'institution'],
    words: { STALE: words.stale },
    onDone: onClose,
    done: isRefusal ? words.refusedDone : fill(words.confirmed, { institution }),
  });

  const send = (ifMatch: string | null) => {
    const options = { params: { id: agreement.id }, quiet: true, ifMatch };
    return isRefusal
      ? api('POST /agreement/{id}/refuse-paper/', { ...options, body: { paper: paper.id, reason } })
      : api('POST /agreement/{id}/confirm-paper/', { ...options, body: { paper: paper.id } });
  };
  const submit = async () => {
    if (isRefusal && !isGiven()) return;
    await run(send);
  };

  const refusal = isOwn
    ? { title: words.takeBackTitle, consequence: words.takeBackConsequence, label: words.takeBack }
    : {
        title: words.refuseTitle,
        consequence: fill(words.refuseConsequence, { recorder: paper.recorder.display_name }),
        label: words.refuse,
      };
  const confirmation = {
    title: words.confirmTitle,
    consequence: fill(words.confirmConsequence, { status: RDA_STATUS_LABELS[paper.status] }),
    label: words.confirm,
  };
  const { title, consequence, label } = isRefusal ? refusal : confirmation;
  return (
    <ConfirmDialog
      isOpen
      isDestructive={isRefusal}
      title={fill(title, { institution })}
      consequence={consequence}
      confirmLabel={label}
      isBusy={isBusy}
      error={failure}
      onConfirm={() => void submit()}
      onCancel={onClose}
    >
      {isRefusal ? <ReasonField label={words.reason} field={field} /> : null}
    </ConfirmDialog>
  );
}
