import type { Dataset } from '@portal/contract';
import { fill, Heading, Link, Stack, Text } from '@portal/shared-ui';
import { useList } from '@portal/shared-ui/data';
import { Description } from './DatasetFacts.tsx';
import { publicResources as words } from '#texts/public-resources';

/** What a row of the public catalogue opens: the dataset in words, and the cohort that its data come from. */
export function ResourceDetails({ dataset }: { dataset: Dataset }) {
  // One list for every row that is opened.
  const { rows } = useList('GET /cohort/', { limit: 1000 }, { silent: true });
  const cohort = rows.find(({ id }) => id === dataset.cohort.id);
  return (
    <Stack gap="1" align="stretch" maxW="prose">
      <Description html={dataset.description} />
      <Heading as="h3" size="sm">
        {dataset.cohort.display_name}
      </Heading>
      {cohort?.description ? <Text whiteSpace="pre-wrap">{cohort.description}</Text> : null}
      {cohort?.welcome_packet ? (
        <Link href={cohort.welcome_packet} target="_blank" rel="noopener noreferrer">
          {fill(words.welcomePacket, { cohort: cohort.display_name })}
        </Link>
      ) : null}
    </Stack>
  );
}
