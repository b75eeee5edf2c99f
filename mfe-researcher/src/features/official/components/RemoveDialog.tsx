import { fill } from '@portal/shared-ui';
import { ConfirmDialog, ReasonField, useReason } from '@portal/shared-ui/dialog';
import { verification as words } from '#texts/verification';
import { useReadVersion } from '@portal/shared-ui/data';
import { useVerdicts } from '../api/use-verdicts.ts';
import type { Researcher, VerificationPart } from '../model/verdict-drafts.ts';

interface RemoveProps extends VerificationPart {
  researcher: Researcher;
  onClose: (isDone: boolean) => void;
}

/** Removes one researcher from the institution; the reason is sent to the person. */
export function RemoveDialog({ researcher, onClose, ...part }: RemoveProps) {
  const { send, isBusy, failure } = useVerdicts({ ...part, ...useReadVersion(part) });
  const { reason, isGiven, field } = useReason(words.reasonMissing);
  const name = researcher.user.display_name;
  const remove = async () => {
    if (!isGiven()) return;
    const verdict = { user_id: researcher.user.id, verified: false, removal_reason: reason };
    if (await send([verdict])) onClose(true);
  };
  return (
    <ConfirmDialog
      isOpen
      isDestructive
      title={fill(words.removeTitle, { name, institution: part.affiliated.institution.display_name })}
      consequence={fill(words.removeConsequence, {
        name,
        institution: part.affiliated.institution.display_name,
      })}
      confirmLabel={words.removeSubmit}
      cancelLabel={words.cancel}
      isBusy={isBusy}
      error={failure}
      onConfirm={() => void remove()}
      onCancel={() => onClose(false)}
    >
      <ReasonField
        label={fill(words.reason, { name })}
        help={fill(words.reasonHelp, { name })}
        field={field}
      />
    </ConfirmDialog>
  );
}
