import { Box, chakra, Stack, Text } from '@chakra-ui/react';
import type { Choice } from './types.ts';

interface ChoiceGroupProps {
  type: 'radio' | 'checkbox';
  /** The id of the group element, so that links of the error summary reach the first choice. */
  id: string;
  name: string;
  options: readonly Choice[];
  /** The chosen values as strings. */
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
  onBlur: () => void;
  isInvalid: boolean;
  isDisabled: boolean;
}

/** Native radios or checkboxes with large targets; each may have a line of help. */
export function ChoiceGroup({
  type,
  id,
  name,
  options,
  chosen,
  onChange,
  onBlur,
  isInvalid,
  isDisabled,
}: ChoiceGroupProps) {
  const pick = (value: string, isOn: boolean) => {
    if (type === 'radio') onChange([value]);
    else onChange(isOn ? [...chosen, value] : chosen.filter((each) => each !== value));
  };
  return (
    <Stack id={id} gap="1" onBlur={onBlur}>
      {options.map(({ value, label, help, isDisabled: isOff = isDisabled }) => (
        <chakra.label
          key={value}
          display="flex"
          gap="3"
          minH="target.lg"
          py="target"
          cursor={isOff ? 'not-allowed' : 'pointer'}
          color={isOff ? 'fg.muted' : undefined}
          alignItems="flex-start"
        >
          <chakra.input
            type={type}
            name={name}
            value={value}
            checked={chosen.includes(String(value))}
            disabled={isOff}
            aria-invalid={isInvalid || undefined}
            boxSize="4.5"
            mt="0.5"
            flexShrink="0"
            accentColor="{colors.accent.solid}"
            onChange={(event) => pick(String(value), event.currentTarget.checked)}
          />
          <Box>
            {label}
            {help === undefined ? null : (
              <Text color="fg.muted" textStyle="sm">
                {help}
              </Text>
            )}
          </Box>
        </chakra.label>
      ))}
    </Stack>
  );
}
