import { useState } from 'react';
import { fill, LabeledField } from '@portal/shared-ui';
import { Combobox, type ComboOption } from '@portal/shared-ui/combobox';
import { searchApprovedInstitutions } from '@portal/shared-ui/institution-search';
import { ConfirmDialog } from '@portal/shared-ui/dialog';
import { useNavigate } from '@portal/shared-ui/router';
import { useWriteSteps } from '@portal/shared-ui/write';
import { rdaAdmin } from '#texts/rda';
import { PdfInput } from './PdfInput.tsx';
import { createAgreement } from '../api/rda-writes.ts';

interface NewRdaProps {
  /** Missing if the user chooses the institution in the dialog. */
  institution?: ComboOption;
  onCancel: () => void;
}

/** Creates an agreement from a PDF or as a copy of the template, even if one exists already (spec 1 section 4). */
export function NewRdaDialog({ institution: given, onCancel }: NewRdaProps) {
  const navigate = useNavigate();
  const [institution, setInstitution] = useState<ComboOption | null>(given ?? null);
  const [file, setFile] = useState<File | null>(null);
  const [isMissing, setMissing] = useState(false);
  const { run, isBusy, failure } = useWriteSteps<string>({
    invalidates: ['agreement', 'institution', 'history'],
    done: rdaAdmin.created,
    onDone: async (id) => {
      onCancel();
      await navigate(`/rda/${id}`);
    },
  });
  const submit = async () => {
    setMissing(!institution);
    if (institution) await run(() => createAgreement(Number(institution.id), file));
  };
  return (
    <ConfirmDialog
      isOpen
      title={given ? fill(rdaAdmin.createTitle, { institution: given.label }) : rdaAdmin.createTitleAny}
      consequence={rdaAdmin.createConsequence}
      confirmLabel={rdaAdmin.createSubmit}
      cancelLabel={rdaAdmin.cancel}
      isBusy={isBusy}
      error={isMissing && !institution ? rdaAdmin.pick : failure}
      onConfirm={() => void submit()}
      onCancel={onCancel}
    >
      {given ? null : (
        <LabeledField label={rdaAdmin.createInstitution} help={rdaAdmin.createInstitutionHelp}>
          {(control) => (
            <Combobox
              {...control}
              value={institution}
              onChange={setInstitution}
              search={searchApprovedInstitutions}
              isInDialog
            />
          )}
        </LabeledField>
      )}
      <PdfInput label={rdaAdmin.createFile} help={rdaAdmin.createFileHelp} isOptional onChange={setFile} />
    </ConfirmDialog>
  );
}
