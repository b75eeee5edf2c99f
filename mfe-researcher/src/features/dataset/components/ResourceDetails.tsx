import type { Dataset } from '@portal/contract';
import { translateCohort } from '@portal/contract/seeded-texts';
import { fill, Heading, Link, Stack, Text } from '@portal/shared-ui';
import { useList } from '@portal/shared-ui/data';
import { Description } from './DatasetFacts.tsx';
import { publicResources as words } from '#texts/public-resources';

/** The details of a row in the public catalog: the dataset's description and the cohort its data come from. */
export function ResourceDetails({ dataset }: { dataset: Dataset }) {
  // All opened rows share this one request.
  const { rows } = useList('GET /cohort/', { limit: 1000 }, { silent: true });
  const cohort = rows.find(({ id }) => id === dataset.cohort.id);
  return (
    <Stack gap="1" align="stretch" maxW="prose">
      <Description html={dataset.description} />
      <Heading as="h3" size="sm">
        {dataset.cohort.display_name}
      </Heading>
      {cohort?.description ? <Text whiteSpace="pre-wrap">{translateCohort(cohort.description)}</Text> : null}
      {cohort?.welcome_packet ? (
        <Link href={cohort.welcome_packet} target="_blank" rel="noopener noreferrer">
          {fill(words.welcomePacket, { cohort: cohort.display_name })}
        </Link>
      ) : null}
    </Stack>
  );
}
