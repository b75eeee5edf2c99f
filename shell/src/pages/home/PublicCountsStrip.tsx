import { Box, chakra, Text } from '@portal/shared-ui';
import { useApi } from '@portal/shared-ui/data';
import { counts as words } from '#texts/home';

const NUMBER = new Intl.NumberFormat('en-US');

/** Public numbers about the portal; hidden if they cannot be loaded. A number that is null is left out. */
export function PublicCountsStrip() {
  const { data, error } = useApi('GET /public/figures/', { silent: true });
  const shown = data && words.list.filter(({ key }) => data[key] !== null);
  if (error || shown?.length === 0) return null;
  return (
    <Box as="section" aria-label={words.title} data-testid="figures">
      <chakra.dl
        m="0"
        display="grid"
        gridTemplateColumns={{ base: '1fr 1fr', md: 'repeat(5, auto)' }}
        justifyContent={{ md: 'space-between' }}
        columnGap="6"
        rowGap="4"
        // reserves the height, so that nothing moves when the numbers arrive
        minH={{ base: '13.5rem', md: '4.25rem' }}
      >
        {(shown ?? []).map(({ key, label }) => (
          <Box key={key} display="flex" flexDirection="column-reverse" justifyContent="flex-end">
            <Text as="dt" color="fg.muted" textStyle="sm">
              {label}
            </Text>
            <chakra.dd
              m="0"
              textStyle="2xl"
              fontWeight="semibold"
              color="accent.fg"
              fontVariantNumeric="tabular-nums"
            >
              {NUMBER.format(data?.[key] ?? 0)}
            </chakra.dd>
          </Box>
        ))}
      </chakra.dl>
    </Box>
  );
}
