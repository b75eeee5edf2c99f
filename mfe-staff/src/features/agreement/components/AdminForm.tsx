import { useState, type FormEvent } from 'react';
import { dayIn } from '@portal/contract/days';
import { LIMITS } from '@portal/contract/limits';
import {
  RDA_SIGNATURE_FIELDS,
  RDA_STATUS,
  RDA_STATUS_LABELS,
  type RdaStatus,
} from '@portal/contract/statuses';
import { Button, chakra, fill, Input, LabeledField, NativeSelect, Stack, Textarea } from '@portal/shared-ui';
import { useBranding } from '@portal/shared-ui/branding';
import { DateField } from '@portal/shared-ui/date-input';
import { ErrorSummary, fieldId, type SummaryError } from '@portal/shared-ui/form';
import { paper, rdaAdmin } from '#texts/rda';
import {
  listChanges,
  makeDraft,
  chooseStatus,
  isFoundationLocked,
  isSignatureLocked,
  needsScan,
  statusChoices,
  zoneName,
  type AdminDraft,
} from '../model/admin-draft.ts';
import { PdfInput } from './PdfInput.tsx';
import { canRecordFoundation, type RdaPart } from '@portal/shared-ui/agreement';
import { useAdminSave } from '../api/use-admin-save.ts';

interface AdminFormProps extends RdaPart {
  onTouched: () => void;
  onSaved: () => void;
}

/** The fields in their order. */
const FIELDS = [
  ['status', rdaAdmin.status],
  ['signature', rdaAdmin.signature],
  ['signature_date', rdaAdmin.signatureDate],
  ['sf_signature', rdaAdmin.foundationSignature],
  ['sf_signature_date', rdaAdmin.foundationDate],
  ['scan', paper.scan],
  ['revised_date', rdaAdmin.revisedDate],
  ['file', rdaAdmin.file],
  ['comments', rdaAdmin.comments],
] as const;

/** The administrators' form: status, names from signed paper, dates and comments (spec 1 section 4 "RDA"). */
export function AdminForm({ onTouched, ...part }: AdminFormProps) {
  const { agreement } = part;
  const [draft, setDraft] = useState<AdminDraft>(() => makeDraft(agreement));
  const [file, setFile] = useState<File | null>(null);
  const [scan, setScan] = useState<File | null>(null);
  const hasScan = needsScan(agreement, draft.status);
  const { save, isBusy, attempt, findError, failure, clearSignatureErrors } = useAdminSave(part);
  const { time_zone: timeZone } = useBranding();
  const isOptional = (name: string) => !RDA_SIGNATURE_FIELDS[draft.status]?.includes(name);
  const saved = agreement.additional_data.status;
  const isLocked = isSignatureLocked(saved);
  const isFoundationSigned = isFoundationLocked(agreement);

  const change = (next: Partial<AdminDraft>) => {
    onTouched();
    setDraft((current) => ({ ...current, ...next }));
  };
  const changeStatus = (status: RdaStatus) => {
    change(chooseStatus(agreement, draft, status, dayIn(new Date(), timeZone)));
    clearSignatureErrors();
  };
  const recordFoundation = () => {
    changeStatus(RDA_STATUS.FULLY_EXECUTED);
    document.getElementById(fieldId('sf_signature'))?.focus();
  };
  const errors: SummaryError[] = [
    ...(failure ? [{ message: failure }] : []),
    ...FIELDS.flatMap(([name, label]) => {
      const message = findError(name);
      return message === undefined ? [] : [{ name, label, message }];
    }),
  ];
  const changes = listChanges(agreement, draft);
  const files = { document: file, scan: hasScan ? scan : null };
  const isChanged = Object.keys(changes).length > 0 || files.document !== null || files.scan !== null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save(changes, files);
  };
  const text = (name: 'signature' | 'sf_signature', label: string, isDisabled: boolean) => (
    <LabeledField
      id={fieldId(name)}
      label={label}
      isOptional={isOptional(name)}
      error={findError(name)}
      help={isDisabled && name === 'signature' ? rdaAdmin.signatureLocked : undefined}
    >
      {(control) => (
        <Input
          {...control}
          value={draft[name]}
          maxLength={LIMITS.signature}
          disabled={isDisabled}
          onChange={(event) => change({ [name]: event.currentTarget.value })}
        />
      )}
    </LabeledField>
  );
  const date = (
    name: 'signature_date' | 'sf_signature_date' | 'revised_date',
    label: string,
    isDisabled = false,
    help?: string,
  ) => (
    <DateField
      id={fieldId(name)}
      label={label}
      help={help}
      isOptional={isOptional(name)}
      value={draft[name]}
      error={findError(name)}
      isDisabled={isDisabled}
      onChange={(value) => change({ [name]: value })}
    />
  );

  return (
    <chakra.form onSubmit={submit} onChange={onTouched} noValidate>
      <Stack gap="4">
        <ErrorSummary errors={errors} attempt={attempt} />
        {canRecordFoundation(agreement) ? (
          <Button type="button" size="sm" variant="outline" alignSelf="flex-start" onClick={recordFoundation}>
            {rdaAdmin.recordFoundation}
          </Button>
        ) : null}
        <LabeledField id={fieldId('status')} label={rdaAdmin.status} error={findError('status')}>
          {(control) => (
            <NativeSelect.Root>
              <NativeSelect.Field
                {...control}
                value={draft.status}
                onChange={(event) => changeStatus(Number(event.currentTarget.value) as RdaStatus)}
              >
                {statusChoices(saved).map(({ status, isDisabled }) => (
                  <option key={status} value={status} disabled={isDisabled}>
                    {RDA_STATUS_LABELS[status]}
                  </option>
                ))}
              </NativeSelect.Field>
              <NativeSelect.Indicator />
            </NativeSelect.Root>
          )}
        </LabeledField>
        {text('signature', rdaAdmin.signature, isLocked)}
        {date('signature_date', rdaAdmin.signatureDate, isLocked)}
        {text('sf_signature', rdaAdmin.foundationSignature, isFoundationSigned)}
        {date(
          'sf_signature_date',
          rdaAdmin.foundationDate,
          isFoundationSigned,
          fill(rdaAdmin.foundationDateHelp, { zone: zoneName(timeZone) }),
        )}
        {hasScan ? (
          <PdfInput
            id={fieldId('scan')}
            label={paper.scan}
            help={paper.scanHelp}
            error={findError('scan')}
            onChange={setScan}
          />
        ) : null}
        {date('revised_date', rdaAdmin.revisedDate)}
        <LabeledField
          id={fieldId('file')}
          label={rdaAdmin.file}
          isOptional
          help={isLocked ? rdaAdmin.fileLocked : rdaAdmin.fileHelp}
          error={findError('file')}
        >
          {(control) => (
            <Input
              {...control}
              type="file"
              accept=".pdf,application/pdf"
              py="1.5"
              disabled={isLocked}
              onChange={(event) => setFile(event.currentTarget.files?.[0] ?? null)}
            />
          )}
        </LabeledField>
        <LabeledField
          id={fieldId('comments')}
          label={rdaAdmin.comments}
          isOptional
          help={rdaAdmin.commentsHelp}
          error={findError('comments')}
        >
          {(control) => (
            <Textarea
              {...control}
              rows={4}
              value={draft.comments}
              maxLength={LIMITS.comment}
              onChange={(event) => change({ comments: event.currentTarget.value })}
            />
          )}
        </LabeledField>
        <Button
          type="submit"
          alignSelf="flex-start"
          disabled={!isChanged}
          loading={isBusy}
          loadingText={rdaAdmin.saving}
        >
          {rdaAdmin.save}
        </Button>
      </Stack>
    </chakra.form>
  );
}
