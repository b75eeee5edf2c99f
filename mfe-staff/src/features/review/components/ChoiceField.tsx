import { LabeledField, NativeSelect } from '@portal/shared-ui';
import { fieldId } from '@portal/shared-ui/form';

interface ChoiceFieldProps<T extends string | number> {
  /** As the server names it; the summary of errors leads here. */
  name: string;
  label: string;
  /** What the empty choice says. */
  placeholder: string;
  options: readonly T[];
  value: T | null;
  error: string | undefined;
  onChange: (chosen: T | null) => void;
}

/** One of a few, or none. */
export function ChoiceField<T extends string | number>({
  name,
  label,
  placeholder,
  options,
  value,
  error,
  onChange,
}: ChoiceFieldProps<T>) {
  return (
    <LabeledField id={fieldId(name)} label={label} error={error}>
      {(control) => (
        <NativeSelect.Root>
          <NativeSelect.Field
            {...control}
            value={value ?? ''}
            onChange={({ currentTarget }) =>
              onChange(options.find((option) => String(option) === currentTarget.value) ?? null)
            }
          >
            <option value="">{placeholder}</option>
            {options.map((option) => (
              <option key={option} value={option}>
                {option}
              </option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
      )}
    </LabeledField>
  );
}
