import { DONOR_STORES } from '@portal/contract/donors';
import { fill, formatDateTime, PageSection, SimpleGrid, Stack, Text } from '@portal/shared-ui';
import { useApi } from '@portal/shared-ui/data';
import { Page } from '@portal/shared-ui/page';
import { useIsCollectionStaff } from '../../collection/model/use-may-collect.ts';
import { StorePanel } from '../components/StorePanel.tsx';
import { SyncTable } from '../components/SyncTable.tsx';
import { TextTable } from '../components/TextTable.tsx';
import { donorSync as words } from '#texts/donor-sync';

/**
 * /donor-sync: when each store was read from the brain bank, with what result and changes, and which texts wait for
 * review.
 */
export function Component() {
  const mayReview = useIsCollectionStaff();
  return (
    <Page title={words.title} breadcrumbs={[]} summary={words.summary}>
      <Stack gap="8">
        <FineSince />
        <SimpleGrid columns={{ base: 1, md: 2 }} gap="5">
          {DONOR_STORES.map((store) => (
            <StorePanel key={store} store={store} />
          ))}
        </SimpleGrid>
        {mayReview ? <TextTable /> : null}
        <PageSection title={words.all}>
          <SyncTable />
        </PageSection>
      </Stack>
    </Page>
  );
}

/** One line if all is well; otherwise the stores say what is wrong. */
function FineSince() {
  const { data } = useApi('GET /tissue-attention/', { quiet: true, silent: true });
  const isWrong = data?.causes.some(({ area }) => area === 'donor') ?? true;
  const since = data?.areas.find(({ area }) => area === 'donor')?.fine_since;
  return (
    <Text minH="6">
      {isWrong ? null : since ? fill(words.fineSince, { since: formatDateTime(since) }) : words.fine}
    </Text>
  );
}
