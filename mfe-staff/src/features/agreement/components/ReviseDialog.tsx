import { useState } from 'react';
import { fill, LabeledField, Textarea } from '@portal/shared-ui';
import { ConfirmDialog } from '@portal/shared-ui/dialog';
import { paper, rdaAdmin } from '#texts/rda';
import { useWriteSteps } from '@portal/shared-ui/write';
import { PdfInput } from './PdfInput.tsx';
import type { RdaPart } from '@portal/shared-ui/agreement';
import { replaceDocument } from '../api/rda-writes.ts';

interface ReviseProps extends RdaPart {
  onCancel: () => void;
  onDone: () => Promise<void>;
}

/**
 * Uploads a revised PDF with comments; both signatures and all joinders must be given again (spec 1 section 7 "Files
 * (RDA)").
 */
export function ReviseDialog({ agreement, onCancel, onDone, ...read }: ReviseProps) {
  const [file, setFile] = useState<File | null>(null);
  const [comments, setComments] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { run, isBusy, failure } = useWriteSteps({
    opened: read,
    words: { STALE: paper.stale },
    onDone,
  });
  const submit = async () => {
    setMissing(!file);
    if (file) await run((ifMatch) => replaceDocument(agreement.id, file, { comments, ifMatch }));
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
      error={isMissing && !file ? rdaAdmin.choosePdf : failure}
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
