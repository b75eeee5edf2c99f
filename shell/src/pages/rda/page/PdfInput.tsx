import { Input, LabeledField } from '@portal/shared-ui';

interface PdfInputProps {
  label: string;
  help?: string;
  error?: string | undefined;
  isOptional?: boolean;
  onChange: (file: File | null) => void;
}

/** One PDF, sent together with the rest of a dialog. */
export function PdfInput({ label, help, error, isOptional = false, onChange }: PdfInputProps) {
  return (
    <LabeledField label={label} help={help} error={error} isOptional={isOptional}>
      {(control) => (
        <Input
          {...control}
          type="file"
          accept=".pdf,application/pdf"
          py="1.5"
          onChange={(event) => onChange(event.currentTarget.files?.[0] ?? null)}
        />
      )}
    </LabeledField>
  );
}
