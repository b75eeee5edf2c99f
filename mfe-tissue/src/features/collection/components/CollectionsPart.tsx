import { DONOR_STAFF_ROLES } from '@portal/contract/donors';
import type { Role } from '@portal/contract/roles';
import { readEveryRow, useList } from '@portal/shared-ui/data';
import { RouteButton } from '@portal/shared-ui/page';
import { useSession, useSessionUser } from '@portal/shared-ui/session';
import { ChoiceFilter, DataTable, listProps, useTableState } from '@portal/shared-ui/table';
import { collectionColumns } from './collection-columns.tsx';
import { collection as words } from '#texts/collection';

const STAFF: readonly (Role | null)[] = DONOR_STAFF_ROLES;
const FILTERS = { request__isnull: '', pilot_tissue_cart: '' };

/** The collections that the person may see: their own, and those that somebody shares with them; all of them for staff. */
export function CollectionsPart() {
  const isStaff = STAFF.includes(useSession().role);
  const { state, onStateChange, query, setFilter } = useTableState({ filters: FILTERS });
  const list = useList('GET /abn_cart/', query);
  const { id: me } = useSessionUser();
  // a colleague's that is shared does not look like one's own
  const showsResearcher = isStaff || list.rows.some(({ pi }) => pi.id !== me);
  return (
    <DataTable
      caption={words.listCaption}
      columns={collectionColumns(showsResearcher)}
      {...listProps(list)}
      state={state}
      onStateChange={onStateChange}
      rowId={(row) => String(row.id)}
      rowHref={(row) => `/tissue-catalogue/${row.id}`}
      searchLabel={words.searchLabel}
      filters={
        <>
          <ChoiceFilter
            label={words.use}
            value={state.filters['request__isnull'] ?? ''}
            options={[
              ['true', words.free],
              ['false', words.used],
            ]}
            onChange={(value) => setFilter('request__isnull', value)}
          />
          <ChoiceFilter
            label={words.columns.store}
            value={state.filters['pilot_tissue_cart'] ?? ''}
            options={[
              ['false', words.main],
              ['true', words.pilot],
            ]}
            onChange={(value) => setFilter('pilot_tissue_cart', value)}
          />
        </>
      }
      storageKey="collections"
      exportRows={() => readEveryRow('GET /abn_cart/', query)}
      empty={{
        title: words.emptyTitle,
        description: words.emptyText,
        action: <RouteButton to="/tissue-catalogue">{words.toDonors}</RouteButton>,
      }}
      hasShortcuts={isStaff}
    />
  );
}
