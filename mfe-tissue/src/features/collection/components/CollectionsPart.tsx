import { BrainIcon } from '../../brain-map/BrainIcon.tsx';
import { DONOR_STAFF_ROLES } from '@portal/contract/donors';
import type { Role } from '@portal/contract/roles';
import { useFilteredList } from '@portal/shared-ui/filtered-list';
import { RouteButton } from '@portal/shared-ui/page';
import { useSession, useSessionUser } from '@portal/shared-ui/session';
import { ChoiceFilter, DataTable } from '@portal/shared-ui/table';
import { collectionColumns } from './collection-columns.tsx';
import { collection as words } from '#texts/collection';

const STAFF: readonly (Role | null)[] = DONOR_STAFF_ROLES;
const FILTERS = { request__isnull: '', pilot_tissue_cart: '' };

/** The collections that the user may see: their own and those shared with them; for staff, all of them. */
export function CollectionsPart() {
  const isStaff = STAFF.includes(useSession().role);
  const { table, choose } = useFilteredList('GET /abn_cart/', { filters: FILTERS });
  const { id: me } = useSessionUser();
  // shows the owner where a shared collection of a colleague is in the list
  const showsResearcher = isStaff || table.rows.some(({ pi }) => pi.id !== me);
  return (
    <DataTable
      {...table}
      caption={words.listCaption}
      columns={collectionColumns(showsResearcher)}
      rowId={(row) => String(row.id)}
      rowHref={(row) => `/tissue-catalogue/${row.id}`}
      searchLabel={words.searchLabel}
      filters={
        <>
          <ChoiceFilter
            label={words.use}
            options={[
              ['true', words.free],
              ['false', words.used],
            ]}
            {...choose('request__isnull')}
          />
          <ChoiceFilter
            label={words.columns.store}
            options={[
              ['false', words.main],
              ['true', words.pilot],
            ]}
            {...choose('pilot_tissue_cart')}
          />
        </>
      }
      storageKey="collections"
      empty={{
        title: words.emptyTitle,
        description: words.emptyText,
        icon: <BrainIcon />,
        action: <RouteButton to="/tissue-catalogue">{words.toDonors}</RouteButton>,
      }}
      hasShortcuts={isStaff}
    />
  );
}
