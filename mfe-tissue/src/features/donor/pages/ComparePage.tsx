import { BrainIcon } from '../../brain-map/BrainIcon.tsx';
import { EmptyState, LoadingText, Stack } from '@portal/shared-ui';
import { useApi } from '@portal/shared-ui/data';
import { RetryPanel } from '@portal/shared-ui/errors';
import { Page, RouteButton } from '@portal/shared-ui/page';
import { useSearchParams } from '@portal/shared-ui/router';
import { COMPARED } from '../../donor-table/model/compare.ts';
import { catalogueAddress, isStore } from '../../donor-table/api/store.ts';
import { ApprovedOnly } from '../../donor-table/components/ApprovedOnly.tsx';
import { CompareTable } from '../components/CompareTable.tsx';
import { CompareMaps } from '../components/CompareMaps.tsx';
import { catalogue as catalogueWords } from '#texts/catalogue';
import { donorPage as words } from '#texts/donor-page';

const HASH = /^[0-9a-f]{16}$/;

/** /tissue-catalogue/compare?donor=…&donor=…: two to four donors side by side. */
export function Component() {
  return (
    <ApprovedOnly>
      <Compare />
    </ApprovedOnly>
  );
}

function Compare() {
  const [parameters] = useSearchParams();
  const store = parameters.get('store');
  const [least, most] = COMPARED;
  const asked = [...new Set(parameters.getAll('donor'))].filter((hash) => HASH.test(hash)).slice(0, most);
  const reads = useFour(asked);
  const donors = reads.flatMap(({ data }) => data ?? []);
  const failed = reads.find(({ error }) => error);
  const address = catalogueAddress(isStore(store) ? store : 'main');
  return (
    <Page title={words.compareTitle} breadcrumbs={[{ label: catalogueWords.title, to: address }]}>
      {asked.length < least ? (
        <EmptyState
          icon={<BrainIcon />}
          title={words.tooFewTitle}
          description={words.tooFewText}
          action={<RouteButton to={address}>{words.toCatalogue}</RouteButton>}
        />
      ) : failed?.error ? (
        <RetryPanel title={words.loadFailed} error={failed.error} onRetry={() => void failed.reload()} />
      ) : donors.length < asked.length ? (
        <LoadingText />
      ) : (
        <Stack gap="8">
          <CompareTable donors={donors} />
          <CompareMaps donors={donors} />
        </Stack>
      )}
    </Page>
  );
}

/** One call for each donor, so that each result is also cached for the donor's own page. */
function useFour(hashes: readonly string[]) {
  const [first, second, third, fourth] = hashes;
  const reads = [useDonor(first), useDonor(second), useDonor(third), useDonor(fourth)];
  return reads.slice(0, hashes.length);
}
const useDonor = (hash: string | undefined) =>
  useApi('GET /abn_donor/', {
    query: { donor_hash: hash ?? '' },
    enabled: hash !== undefined,
    quiet: true,
    swr: { keepPreviousData: false },
  });
