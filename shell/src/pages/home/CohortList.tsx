import { Box, Grid, Heading, Text } from '@portal/shared-ui';
import { useList } from '@portal/shared-ui/data';

/** The cohorts whose participants made the resources possible. */
export function CohortList() {
  const { rows } = useList('GET /cohort/');
  if (rows.length === 0) return null;
  return (
    <Box as="section">
      <Heading as="h2" size="xl" mb="5">
        Cohorts
      </Heading>
      <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="4">
        {rows.map(({ id, display_name, description }) => (
          <Box key={id} borderWidth="1px" borderRadius="l2" bg="bg.panel" p="5">
            <Text fontWeight="semibold">{display_name}</Text>
            <Text color="fg.muted" textStyle="sm">
              {description}
            </Text>
          </Box>
        ))}
      </Grid>
    </Box>
  );
}
