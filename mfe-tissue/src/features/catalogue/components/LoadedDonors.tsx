import { BrainIcon } from '../../brain-map/BrainIcon.tsx';
import type { DonorStore } from '@portal/contract/donors';
import type { Collection, Donor } from '@portal/contract/types';
import { Box, Button, EmptyState, fill, Grid, Text, useMediaQuery } from '@portal/shared-ui';
import { SelectionBar } from '@portal/shared-ui/table';
import { useEffect, useMemo, useRef } from 'react';
import { unselectableReason } from '../../donor-table/model/donor-words.ts';
import { useMayCollect } from '../../collection/model/use-may-collect.ts';
import { narrowDonors } from '../model/donor-filters.ts';
import { sortDonors } from '../model/sort-donors.ts';
import { useColumnArrangement } from '../model/use-column-arrangement.ts';
import { isNarrowed, useDonorFilters } from '../model/use-donor-filters.ts';
import { useSelection } from '../model/use-selection.ts';
import { DONOR_COLUMNS, type DonorColumn } from '../../donor-table/components/donor-columns.tsx';
import { DonorTable } from '../../donor-table/components/DonorTable.tsx';
import { FilterChips } from './FilterChips.tsx';
import { FilterPanel } from './FilterPanel.tsx';
import { FilterLayout } from './FilterLayout.tsx';
import { ListTools } from './ListTools.tsx';
import { SelectionActions } from './SelectionActions.tsx';
import { catalogue as words } from '#texts/catalogue';

const COLUMN_OF = new Map<string, DonorColumn>(DONOR_COLUMNS.map((column) => [column.id, column]));
const WIDE = '(min-width: 1100px)';

/** The filters, the donor list and the actions for the selected donors. */
export function LoadedDonors({
  donors,
  store,
  collection,
  onSaved,
}: {
  donors: readonly Donor[];
  store: DonorStore;
  collection: number | undefined;
  onSaved: (collection: Collection) => void;
}) {
  const handle = useDonorFilters();
  const { filters, ordering, setOrdering, setSearch, clear } = handle;
  const narrowed = useMemo(() => narrowDonors(donors, filters), [donors, filters]);
  const shown = useMemo(() => sortDonors(narrowed.donors, ordering), [narrowed.donors, ordering]);
  const arrangement = useColumnArrangement(DONOR_COLUMNS, 'donors');
  const columns = useMemo(
    () => arrangement.order.flatMap((id) => (arrangement.shown.has(id) ? (COLUMN_OF.get(id) ?? []) : [])),
    [arrangement],
  );
  const selection = useSelection(store);
  const { hashes, toggle } = selection;
  const mayCollect = useMayCollect();
  const isWide = useMediaQuery(WIDE);
  const choice = useMemo(
    () => ({
      hashes: new Set(hashes),
      toggle,
      // users who cannot create collections select donors only to compare them
      refusal: (donor: Donor) => (mayCollect ? unselectableReason(donor) : undefined),
    }),
    [hashes, toggle, mayCollect],
  );
  const exported = useRef(shown);
  useEffect(() => {
    exported.current = shown;
  }, [shown]);
  const set =
    Object.keys(filters.ranges).length +
    Object.values(filters.facets).reduce((sum, values) => sum + values.length, 0);
  if (donors.length === 0)
    return <EmptyState icon={<BrainIcon />} title={words.emptyTitle} description={words.emptyText} />;
  return (
    <Grid templateColumns={isWide ? '17rem minmax(0, 1fr)' : 'minmax(0, 1fr)'} gap="5" alignItems="start">
      <FilterLayout set={set} found={shown.length} isWide={isWide}>
        <FilterPanel donors={donors} counts={narrowed.counts} handle={handle} />
      </FilterLayout>
      <Box minW="0">
        <ListTools
          caption={words.listCaption[store]}
          columns={columns}
          arrangement={arrangement}
          search={filters.search}
          onSearch={setSearch}
          shown={exported}
          isEmpty={shown.length === 0}
        />
        <FilterChips handle={handle} />
        <Text as="output" display="block" mb="3" fontWeight="semibold">
          {fill(words.found, { found: shown.length, count: donors.length })}
        </Text>
        <SelectionBar
          selection={{
            selectedIds: selection.hashes,
            onChange: selection.set,
            actions: (
              <SelectionActions
                store={store}
                hashes={selection.hashes}
                collection={collection}
                onSaved={(saved) => {
                  selection.set([]);
                  onSaved(saved);
                }}
              />
            ),
          }}
        />
        {shown.length === 0 ? (
          <EmptyState
            title={words.noneTitle}
            description={words.noneText}
            action={
              isNarrowed(filters) ? (
                <Button variant="outline" onClick={clear}>
                  {words.clearFilters}
                </Button>
              ) : undefined
            }
          />
        ) : (
          <DonorTable
            caption={words.listCaption[store]}
            columns={columns}
            donors={shown}
            ordering={ordering}
            onSort={setOrdering}
            selection={choice}
          />
        )}
      </Box>
    </Grid>
  );
}
