import { useState } from 'react';
import { fill, LabeledField, Textarea } from '@portal/shared-ui';
import { ApiError, failureMessage, useReadVersion } from '@portal/shared-ui/data';
import { ConfirmDialog } from '@portal/shared-ui/dialog';
import { paper, rdaAdmin } from '#texts/rda';
import { PdfInput } from './PdfInput.tsx';
import type { RdaPart } from '@portal/shared-ui/agreement';
import { replaceDocument } from '../api/rda-writes.ts';

interface ReviseProps extends RdaPart {
  onCancel: () => void;
  onDone: () => Promise<void>;
}

/** A revised PDF with comments: both signatures and all joinders anew (spec 1 section 7 "Files (RDA)"). */
export function ReviseDialog({ agreement, onCancel, onDone, ...read }: ReviseProps) {
  const { etag, reload } = useReadVersion(read);
  const [file, setFile] = useState<File | null>(null);
  const [comments, setComments] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const submit = async () => {
    if (!file) return setError(rdaAdmin.choosePdf);
    setBusy(true);
    setError(undefined);
    try {
      await replaceDocument(agreement.id, file, { comments, ifMatch: etag });
      await onDone();
    } catch (failure) {
      setError(failureMessage(failure, { STALE: paper.stale }));
      // The page shows the agreement as it is now.
      if (failure instanceof ApiError && failure.status === 409) await reload();
    } finally {
      setBusy(false);
    }
  };
  return (
    <ConfirmDialog
      isOpen
      isDestructive
      title={fill(rdaAdmin.reviseTitle, { institution: agreement.institution.display_name })}
      consequence={rdaAdmin.reviseConsequence}
      confirmLabel={rdaAdmin.reviseSubmit}
      cancelLabel={rdaAdmin.cancel}
      isBusy={isBusy}
      error={error}
      onConfirm={() => void submit()}
      onCancel={onCancel}
    >
      <PdfInput label={rdaAdmin.reviseFile} onChange={setFile} />
      <LabeledField label={rdaAdmin.reviseComments} isOptional help={rdaAdmin.commentsHelp}>
        {(control) => (
          <Textarea
            {...control}
            rows={3}
            value={comments}
            onChange={(event) => setComments(event.currentTarget.value)}
          />
        )}
      </LabeledField>
    </ConfirmDialog>
  );
}
