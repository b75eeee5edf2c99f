import { useState } from 'react';
import type { PaperRecord } from '@portal/contract';
import { LIMITS } from '@portal/contract/limits';
import { RDA_STATUS_LABELS } from '@portal/contract/statuses';
import { fill, LabeledField, Textarea } from '@portal/shared-ui';
import { api, ApiError, failureMessage, invalidate, useReadVersion } from '@portal/shared-ui/data';
import { ConfirmDialog } from '@portal/shared-ui/dialog';
import { notify } from '@portal/shared-ui/toaster';
import { paper as words } from '#texts/rda';
import type { RdaPart } from '@portal/shared-ui/agreement';

interface DecisionProps extends RdaPart {
  paper: PaperRecord;
  step: 'confirm' | 'refuse';
  /** Of the reader, who then takes it back. */
  isOwn: boolean;
  onClose: () => void;
}

/** Asks once more before a signed paper counts, and why where it does not. */
export function PaperDecision({ agreement, paper, step, isOwn, onClose, ...read }: DecisionProps) {
  const { etag, reload } = useReadVersion(read);
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const institution = agreement.institution.display_name;
  const isRefusal = step === 'refuse';

  const send = () => {
    const options = { params: { id: agreement.id }, quiet: true, ifMatch: etag };
    return isRefusal
      ? api('POST /agreement/{id}/refuse-paper/', { ...options, body: { paper: paper.id, reason } })
      : api('POST /agreement/{id}/confirm-paper/', { ...options, body: { paper: paper.id } });
  };
  const submit = async () => {
    if (isRefusal && reason.trim() === '') return setMissing(true);
    setBusy(true);
    setError(undefined);
    try {
      await send();
      onClose();
      notify.success(isRefusal ? words.refusedDone : fill(words.confirmed, { institution }));
      await Promise.all([reload(), invalidate('history', 'institution')]);
    } catch (failure) {
      setError(failureMessage(failure, { STALE: words.stale }));
      // The page shows the agreement as it is now.
      if (failure instanceof ApiError && failure.status === 409) await reload();
    } finally {
      setBusy(false);
    }
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
      error={error}
      onConfirm={() => void submit()}
      onCancel={onClose}
    >
      {isRefusal ? (
        <LabeledField label={words.reason} error={isMissing ? words.reasonRequired : undefined}>
          {(control) => (
            <Textarea
              {...control}
              rows={3}
              maxLength={LIMITS.reason}
              value={reason}
              onChange={(event) => {
                setReason(event.currentTarget.value);
                setMissing(false);
              }}
            />
          )}
        </LabeledField>
      ) : null}
    </ConfirmDialog>
  );
}
