import { chakra, HStack, NativeSelect } from '@chakra-ui/react';
import { useId } from 'react';

export interface SelectLineProps {
  label: string;
  value: string;
  /** `lang` where the words are of another language than the page. */
  options: readonly { readonly value: string; readonly label: string; readonly lang?: string }[];
  isBusy?: boolean;
  /** Where the choice explains itself and there is no room for its name, as in a bar. */
  isLabelHidden?: boolean;
  onChoose: (value: string) => void;
}

/** One choice that counts immediately, with its name beside it: a setting, no field of a form. */
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
