import { Box, chakra, Text } from '@portal/shared-ui';
import { useApi } from '@portal/shared-ui/data';
import { figures as words } from '#texts/home';

const NUMBER = new Intl.NumberFormat('en-US');

/** What there is, in numbers; a page that cannot have them does without. A number that is not shown has no place. */
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
        // As high as it becomes, so that nothing moves as the numbers arrive.
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
