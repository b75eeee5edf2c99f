import { chakra, HStack, IconButton, Stack } from '@chakra-ui/react';
import { CloseIcon } from '../icons/icons.tsx';
import { Combobox, type ComboboxProps } from './Combobox.tsx';
import type { ComboOption } from './use-async-options.ts';
import { fill } from '../layout/fill.ts';
import { combobox as words } from '#texts/combobox';

export interface MultiComboboxProps extends Omit<ComboboxProps, 'value' | 'onChange' | 'isClearedOnPick'> {
  value: readonly ComboOption[];
  onChange: (value: ComboOption[]) => void;
  /** The largest number of choices. */
  maximum?: number;
}

/** Choose several: each choice becomes a line with Remove below the box. */
export function MultiCombobox({
  value,
  onChange,
  maximum = Infinity,
  isDisabled = false,
  search,
  ...rest
}: MultiComboboxProps) {
  const isFull = value.length >= maximum;
  const withoutChosen: ComboboxProps['search'] = async (text, signal) => {
    const found = await search(text, signal);
    return found.filter(({ id }) => !value.some((chosen) => chosen.id === id));
  };
  return (
    <Stack gap="2">
      <Combobox
        {...rest}
        search={withoutChosen}
        value={null}
        isClearedOnPick
        isDisabled={isDisabled || isFull}
        onChange={(picked) => {
          if (picked && !value.some(({ id }) => id === picked.id)) onChange([...value, picked]);
        }}
      />
      {value.length > 0 ? (
        <HStack as="ul" listStyleType="none" m="0" p="0" wrap="wrap" gap="2" aria-label={words.chosenList}>
          {value.map((option) => (
            <chakra.li
              key={option.id}
              display="inline-flex"
              alignItems="center"
              gap="1"
              ps="2.5"
              borderWidth="1px"
              borderRadius="l2"
              bg="bg.muted"
              textStyle="sm"
              maxW="full"
              overflowWrap="anywhere"
            >
              {option.label}
              {isDisabled ? null : (
                <IconButton
                  size="2xs"
                  variant="ghost"
                  colorPalette="gray"
                  aria-label={fill(words.remove, { label: option.label })}
                  onClick={() => onChange(value.filter(({ id }) => id !== option.id))}
                >
                  <CloseIcon boxSize="1em" />
                </IconButton>
              )}
            </chakra.li>
          ))}
        </HStack>
      ) : null}
    </Stack>
  );
}
