import { useEffect, useRef, useState, type FormEvent } from 'react';
import { dayIn } from '@portal/contract/days';
import { LIMITS } from '@portal/contract/limits';
import { RDA_SIGNATURE_FIELDS, RDA_STATUS_LABELS, type RdaStatus } from '@portal/contract/statuses';
import { Alert, Button, chakra, Input, LabeledField, NativeSelect, Stack, Textarea } from '@portal/shared-ui';
import { useBranding } from '@portal/shared-ui/branding';
import { DateField } from '@portal/shared-ui/date-input';
import { paper, rdaAdmin } from '#texts/rda';
import {
  listChanges,
  makeDraft,
  chooseStatus,
  isFoundationLocked,
  isSignatureLocked,
  needsScan,
  statusChoices,
  type AdminDraft,
} from '../model/admin-draft.ts';
import { PdfInput } from './PdfInput.tsx';
import { focusFirstError } from '@portal/shared-ui/page';
import type { RdaPart } from '@portal/shared-ui/agreement';
import { useAdminSave } from '../api/use-admin-save.ts';

interface AdminFormProps extends RdaPart {
  onTouched: () => void;
  onSaved: () => void;
}

/** The administrators' form: status, names from signed paper, dates and comments (spec 1 section 4 "RDA"). */
export function AdminForm({ onTouched, ...part }: AdminFormProps) {
  const { agreement } = part;
  const [draft, setDraft] = useState<AdminDraft>(() => makeDraft(agreement));
  const [file, setFile] = useState<File | null>(null);
  const [scan, setScan] = useState<File | null>(null);
  const hasScan = needsScan(agreement, draft.status);
  const { save, isBusy, error, findError, failure, clearSignatureErrors } = useAdminSave(part);
  const { time_zone: timeZone } = useBranding();
  const form = useRef<HTMLFormElement>(null);
  const isOptional = (name: string) => !RDA_SIGNATURE_FIELDS[draft.status]?.includes(name);
  const saved = agreement.additional_data.status;
  const isLocked = isSignatureLocked(saved);
  const isFoundationSigned = isFoundationLocked(agreement);

  useEffect(() => {
    focusFirstError(form.current)?.scrollIntoView?.({ block: 'center' });
  }, [error]);

  const change = (next: Partial<AdminDraft>) => {
    onTouched();
    setDraft((current) => ({ ...current, ...next }));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save(listChanges(agreement, draft), { document: file, scan: hasScan ? scan : null });
  };
  const text = (name: 'signature' | 'sf_signature', label: string, isDisabled: boolean) => (
    <LabeledField
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
  ) => (
    <DateField
      label={label}
      isOptional={isOptional(name)}
      value={draft[name]}
      error={findError(name)}
      isDisabled={isDisabled}
      onChange={(value) => change({ [name]: value })}
    />
  );

  return (
    <chakra.form ref={form} onSubmit={submit} onChange={onTouched} noValidate>
      <Stack gap="4">
        {failure ? (
          <Alert.Root status="error" role="alert" tabIndex={-1} outline="none">
            <Alert.Indicator />
            <Alert.Title>{failure}</Alert.Title>
          </Alert.Root>
        ) : null}
        <LabeledField label={rdaAdmin.status} error={findError('status')}>
          {(control) => (
            <NativeSelect.Root>
              <NativeSelect.Field
                {...control}
                value={draft.status}
                onChange={(event) => {
                  const status = Number(event.currentTarget.value) as RdaStatus;
                  change(chooseStatus(agreement, draft, status, dayIn(new Date(), timeZone)));
                  clearSignatureErrors();
                }}
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
        {date('sf_signature_date', rdaAdmin.foundationDate, isFoundationSigned)}
        {hasScan ? (
          <PdfInput label={paper.scan} help={paper.scanHelp} error={findError('scan')} onChange={setScan} />
        ) : null}
        {date('revised_date', rdaAdmin.revisedDate)}
        <LabeledField
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
        <Button type="submit" alignSelf="flex-start" loading={isBusy} loadingText={rdaAdmin.saving}>
          {rdaAdmin.save}
        </Button>
      </Stack>
    </chakra.form>
  );
}
