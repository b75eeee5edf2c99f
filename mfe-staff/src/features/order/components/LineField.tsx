import { Input, LabeledField, NativeSelect } from '@portal/shared-ui';

interface LineProps {
  label: string;
  value: string;
  error?: string | undefined;
  onChange: (value: string) => void;
}

/** A small input within a list line. */
export const LineInput = ({
  label,
  value,
  error,
  maxLength,
  isNumber = false,
  onChange,
}: LineProps & { maxLength?: number; isNumber?: boolean }) => (
  <LabeledField label={label} error={error}>
    {(control) => (
      <Input
        {...control}
        aria-required={undefined}
        size="sm"
        value={value}
        maxLength={maxLength}
        inputMode={isNumber ? 'decimal' : undefined}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    )}
  </LabeledField>
);

export const LineSelect = ({
  label,
  value,
  error,
  blank,
  options,
  onChange,
}: LineProps & { blank?: string; options: readonly { value: string; label: string }[] }) => (
  <LabeledField label={label} error={error}>
    {(control) => (
      <NativeSelect.Root size="sm">
        <NativeSelect.Field
          {...control}
          aria-required={undefined}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        >
          {blank === undefined ? null : <option value="">{blank}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    )}
  </LabeledField>
);
