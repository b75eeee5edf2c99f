import { useId } from 'react';
import { isDensity } from '@portal/contract/density';
import { chakra, HStack, NativeSelect, Stack, Text, useDensity } from '@portal/shared-ui';
import { profile as words } from '#texts/profile';

/** How close the rows of lists stand; the switch above each list is the same choice. */
export function OwnDensity() {
  const { density, choose } = useDensity();
  const id = useId();
  return (
    <Stack gap="3">
      <Text color="fg.muted">{words.densityHelp}</Text>
      <HStack gap="3" wrap="wrap">
        <chakra.label htmlFor={id}>{words.densityLabel}</chakra.label>
        <NativeSelect.Root size="sm" width="auto">
          <NativeSelect.Field
            id={id}
            value={density}
            onChange={({ currentTarget: { value } }) => {
              if (isDensity(value)) choose(value);
            }}
          >
            <option value="comfortable">{words.densityComfortable}</option>
            <option value="compact">{words.densityCompact}</option>
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
      </HStack>
    </Stack>
  );
}
