import { chakra, HStack, NativeSelect } from '@chakra-ui/react';
import { useId } from 'react';

export interface SelectLineProps {
  label: string;
  value: string;
  /** `lang` is set if the label is in another language than the page. */
  options: readonly { readonly value: string; readonly label: string; readonly lang?: string }[];
  isBusy?: boolean;
  /** For a self-explanatory choice without room for a label, such as in a toolbar. */
  isLabelHidden?: boolean;
  onChoose: (value: string) => void;
}

/** A choice that applies immediately, with its label beside it: a setting, not a form field. */
export function SelectLine({
  label,
  value,
  options,
  isBusy = false,
  isLabelHidden = false,
  onChoose,
}: SelectLineProps) {
  const id = useId();
  return (
    <HStack gap="3" wrap="wrap">
      <chakra.label htmlFor={id} srOnly={isLabelHidden}>
        {label}
      </chakra.label>
      <NativeSelect.Root size="sm" width="auto" disabled={isBusy}>
        <NativeSelect.Field id={id} value={value} onChange={(event) => onChoose(event.currentTarget.value)}>
          {options.map((option) => (
            <option key={option.value} value={option.value} lang={option.lang}>
              {option.label}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </HStack>
  );
}
