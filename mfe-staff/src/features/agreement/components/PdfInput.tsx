import { Input, LabeledField } from '@portal/shared-ui';

/** Styles the browser's own file button like the others. */
const FILE_BUTTON = {
  '&::file-selector-button': {
    font: 'inherit',
    fontWeight: 'semibold',
    color: 'accent.fg',
    bg: 'transparent',
    border: 'none',
    px: '0',
    me: '3',
    cursor: 'pointer',
  },
  '&:disabled::file-selector-button': { color: 'fg.subtle', cursor: 'not-allowed' },
} as const;

interface PdfInputProps {
  id?: string;
  label: string;
  help?: string;
  error?: string | undefined;
  isOptional?: boolean;
  onChange: (file: File | null) => void;
}

/** An input for one PDF, which is sent with the rest of the dialog. */
export function PdfInput({ id, label, help, error, isOptional = false, onChange }: PdfInputProps) {
  return (
    <LabeledField id={id} label={label} help={help} error={error} isOptional={isOptional}>
      {(control) => (
        <Input
          {...control}
          type="file"
          accept=".pdf,application/pdf"
          py="1.5"
          css={FILE_BUTTON}
          onChange={(event) => onChange(event.currentTarget.files?.[0] ?? null)}
        />
      )}
    </LabeledField>
  );
}
