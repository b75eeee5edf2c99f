import { isDensity } from '@portal/contract/density';
import { SelectLine, Stack, Text, useDensity } from '@portal/shared-ui';
import { profile as words } from '#texts/profile';

/** The row density of lists; the same setting as the switch above each list. */
export function OwnDensity() {
  const { density, choose } = useDensity();
  return (
    <Stack gap="3">
      <Text color="fg.muted">{words.densityHelp}</Text>
      <SelectLine
        label={words.densityLabel}
        value={density}
        options={[
          { value: 'comfortable', label: words.densityComfortable },
          { value: 'compact', label: words.densityCompact },
        ]}
        onChoose={(value) => (isDensity(value) ? choose(value) : undefined)}
      />
    </Stack>
  );
}
