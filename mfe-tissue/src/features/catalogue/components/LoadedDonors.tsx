import type { Donor } from '@portal/contract/types';
import { Box, Button, EmptyState, fill, Flex, Grid, Text, useMediaQuery } from '@portal/shared-ui';
import { ExportButtons, SearchBox, SelectionBar, useIsCardList } from '@portal/shared-ui/table';
import { useMemo } from 'react';
import { unselectableReason } from '../../donor/api/donor-words.ts';
import { useMayCollect } from '../../collection/api/use-may-collect.ts';
import { narrowDonors } from '../api/donor-filters.ts';
import { sortDonors } from '../api/sort-donors.ts';
import { useColumnArrangement } from '../api/use-column-arrangement.ts';
import { isNarrowed, useDonorFilters } from '../api/use-donor-filters.ts';
import { useSelection } from '../api/use-selection.ts';
import { ColumnArrangement } from './ColumnArrangement.tsx';
import { DONOR_COLUMNS, type DonorColumn } from './donor-columns.tsx';
import type { DonorsPartProps } from './DonorsPart.tsx';
import { DonorTable } from './DonorTable.tsx';
import { FilterChips } from './FilterChips.tsx';
import { FilterPanel } from './FilterPanel.tsx';
import { FilterPlace } from './FilterPlace.tsx';
import { SelectionActions } from './SelectionActions.tsx';
import { catalogue as words } from '#texts/catalogue';

const COLUMN_OF = new Map<string, DonorColumn>(DONOR_COLUMNS.map((column) => [column.id, column]));
const WIDE = '(min-width: 1100px)';

/** Filters, the list and what can be done with what is chosen. */
export function LoadedDonors({
  donors,
  store,
  collection,
  onSaved,
}: DonorsPartProps & { donors: readonly Donor[] }) {
  const handle = useDonorFilters();
  const { filters, ordering, setOrdering, setSearch, clear } = handle;
  const narrowed = useMemo(() => narrowDonors(donors, filters), [donors, filters]);
  const shown = useMemo(() => sortDonors(narrowed.donors, ordering), [narrowed.donors, ordering]);
  const arrangement = useColumnArrangement(DONOR_COLUMNS, 'donors');
  const columns = arrangement.order.flatMap((id) =>
    arrangement.shown.has(id) ? (COLUMN_OF.get(id) ?? []) : [],
  );
  const selection = useSelection(store);
  const chosen = useMemo(() => new Set(selection.hashes), [selection.hashes]);
  const mayCollect = useMayCollect();
  const isWide = useMediaQuery(WIDE);
  const isCardList = useIsCardList();
  const set =
    Object.keys(filters.ranges).length +
    Object.values(filters.facets).reduce((sum, values) => sum + values.length, 0);
  if (donors.length === 0) return <EmptyState title={words.emptyTitle} description={words.emptyText} />;

  // who makes no collections chooses donors to compare them
  const refusal = (donor: Donor) => (mayCollect ? unselectableReason(donor) : undefined);
  return (
    <Grid templateColumns={isWide ? '17rem minmax(0, 1fr)' : 'minmax(0, 1fr)'} gap="5" alignItems="start">
      <FilterPlace set={set} found={shown.length} isWide={isWide}>
        <FilterPanel donors={donors} counts={narrowed.counts} handle={handle} />
      </FilterPlace>
      <Box minW="0">
        <Flex wrap="wrap" gap="3" align="center" mb="3">
          <SearchBox label={words.searchLabel} value={filters.search} onSearch={setSearch} />
          <Flex wrap="wrap" gap="3" ms="auto">
            <ExportButtons
              caption={words.listCaption[store]}
              columns={columns}
              readRows={() => Promise.resolve(shown)}
              isDisabled={shown.length === 0}
            />
            {isCardList ? null : <ColumnArrangement columns={DONOR_COLUMNS} arrangement={arrangement} />}
          </Flex>
        </Flex>
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
            selection={{ hashes: chosen, toggle: selection.toggle, refusal }}
          />
        )}
      </Box>
    </Grid>
  );
}
