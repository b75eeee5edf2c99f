import type { DonorStore } from '@portal/contract/donors';
import type { Collection } from '@portal/contract/types';
import { Box, LoadingText } from '@portal/shared-ui';
import { RetryPanel } from '@portal/shared-ui/errors';
import { useDonors } from '../../donor-table/api/store.ts';
import { StoreChoice } from './StoreChoice.tsx';
import { LoadedDonors } from './LoadedDonors.tsx';
import { catalogue as words } from '#texts/catalogue';

interface DonorsPartProps {
  store: DonorStore;
  onStore: (store: DonorStore) => void;
  collection: number | undefined;
  onSaved: (collection: Collection) => void;
}

/** Loads all donors of a store; filtering happens in the browser. */
export function DonorsPart(props: DonorsPartProps) {
  const { store, onStore } = props;
  const read = useDonors(store);
  return (
    <>
      <Box mb="4">
        <StoreChoice store={store} onChoose={onStore} />
      </Box>
      {read.rows ? (
        // filters of one store do not apply to the other, so the key resets them
        <LoadedDonors key={store} {...props} donors={read.rows} />
      ) : read.error ? (
        <RetryPanel title={words.loadFailed} error={read.error} onRetry={() => void read.reload()} />
      ) : (
        <LoadingText />
      )}
    </>
  );
}
