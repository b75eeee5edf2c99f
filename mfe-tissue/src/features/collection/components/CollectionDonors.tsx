import { BrainIcon } from '../../brain-map/BrainIcon.tsx';
import type { Collection, Donor } from '@portal/contract/types';
import {
  AddIcon,
  Box,
  Button,
  EmptyState,
  fill,
  Flex,
  LoadingText,
  PageSection,
  Text,
} from '@portal/shared-ui';
import { RetryPanel } from '@portal/shared-ui/errors';
import { RouteButton } from '@portal/shared-ui/page';
import { ExportButtons } from '@portal/shared-ui/table';
import { useMemo } from 'react';
import { compareAddress, COMPARED } from '../../donor-table/model/compare.ts';
import { catalogueAddress } from '../../donor-table/api/store.ts';
import { chooseColumns } from '../../donor-table/components/donor-columns.tsx';
import { DonorTable } from '../../donor-table/components/DonorTable.tsx';
import { useFocusAfterRemoval } from '../model/use-focus-after-removal.ts';
import { useCollectionDonors } from '../model/use-collection-donors.ts';
import { catalogue as catalogueWords } from '#texts/catalogue';
import { collection as words } from '#texts/collection';

const COLUMNS = chooseColumns([
  'donor_hash',
  'diagnosis',
  'confirmation_status',
  'age',
  'gender',
  'pmi',
  'rin',
  'left_hemisphere',
  'right_hemisphere',
]);

interface CollectionDonorsProps {
  collection: Collection;
  identifiers: readonly string[];
  onRemove: ((donor: Donor) => void) | undefined;
}

/** The donors of a collection in the order in which they were added. */
export function CollectionDonors({ collection, identifiers, onRemove }: CollectionDonorsProps) {
  const { rows, error, reload, known } = useCollectionDonors(collection);
  const donors = useMemo(() => identifiers.flatMap((hash) => known.get(hash) ?? []), [identifiers, known]);
  const { box, expectRemoval } = useFocusAfterRemoval(donors.length);
  const store = collection.pilot_tissue_cart ? 'pilot' : 'main';
  const [least, most] = COMPARED;
  const addresses = catalogueAddress(store, { collection: String(collection.id) });
  const add = onRemove ? (
    <RouteButton size="sm" variant="outline" to={addresses}>
      <AddIcon />
      {words.addDonors}
    </RouteButton>
  ) : null;
  return (
    <Box ref={box}>
      <PageSection
        title={words.donors}
        actions={
          <Flex wrap="wrap" gap="3">
            {identifiers.length >= least && identifiers.length <= most ? (
              <RouteButton size="sm" variant="outline" to={compareAddress(store, identifiers)}>
                {catalogueWords.compare}
              </RouteButton>
            ) : null}
            <ExportButtons
              caption={collection.collection_name}
              columns={COLUMNS}
              readRows={() => Promise.resolve(donors)}
              isDisabled={donors.length === 0}
            />
            {add}
          </Flex>
        }
      >
        <Text as="output" display="block" mb="3">
          {fill(words.donorCount, { count: identifiers.length })}
        </Text>
        {identifiers.length === 0 ? (
          <EmptyState
            headingLevel={3}
            icon={<BrainIcon />}
            title={words.noDonorsTitle}
            description={words.noDonorsText}
          />
        ) : rows ? (
          <DonorTable
            caption={words.donorsCaption}
            columns={COLUMNS}
            donors={donors}
            {...(onRemove
              ? {
                  renderTools: (donor: Donor) => (
                    <Button
                      size="xs"
                      variant="ghost"
                      colorPalette="red"
                      aria-label={fill(words.removeDonor, { donor: donor.donor_hash })}
                      data-remove-donor=""
                      onClick={() => {
                        expectRemoval(donors.indexOf(donor));
                        onRemove(donor);
                      }}
                    >
                      {words.remove}
                    </Button>
                  ),
                }
              : {})}
          />
        ) : error ? (
          <RetryPanel title={catalogueWords.loadFailed} error={error} onRetry={() => void reload()} />
        ) : (
          <LoadingText />
        )}
      </PageSection>
    </Box>
  );
}
