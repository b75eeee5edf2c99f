import { translateCohort } from '@portal/contract/seeded-texts';
import { Box, chakra, Grid, Heading, Text } from '../../design/index.ts';
import { useList } from '../data/index.ts';
import { cohorts as words } from '#texts/cohort';
import { CohortMark } from './CohortMark.tsx';

/**
 * The five cohorts, each with a mark drawn for the portal; descriptions by the foundation come from the cohort's row.
 */
export function CohortLogos() {
  const { rows } = useList('GET /cohort/', {}, { silent: true });
  return (
    <Box as="section">
      <Heading as="h2" size="xl" mb="2">
        {words.title}
      </Heading>
      <Text color="fg.muted" mb="5">
        {words.text}
      </Text>
      <Grid
        as="ul"
        listStyleType="none"
        m="0"
        p="0"
        templateColumns={{ base: '1fr', md: '1fr 1fr', xl: 'repeat(3, 1fr)' }}
        gap="4"
      >
        {words.list.map(({ name, label, text }) => {
          const row = rows.find((cohort) => cohort.name === name);
          return (
            <chakra.li
              key={name}
              display="flex"
              gap="4"
              alignItems="flex-start"
              borderWidth="1px"
              borderRadius="l2"
              bg="bg.panel"
              p="5"
            >
              <CohortMark cohort={name} />
              <Box minW="0">
                <Text fontWeight="semibold">{row?.display_name ?? label}</Text>
                <Text color="fg.muted" textStyle="sm">
                  {row?.description ? translateCohort(row.description) : text}
                </Text>
              </Box>
            </chakra.li>
          );
        })}
      </Grid>
    </Box>
  );
}
