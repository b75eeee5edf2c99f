import { BrainIcon } from '../../brain-map/BrainIcon.tsx';
import type { Collection } from '@portal/contract/types';
import { EmptyState, fill } from '@portal/shared-ui';
import { useList } from '@portal/shared-ui/data';
import { NewestRows, SHOWN, type LinkRow } from '@portal/shared-ui/newest-rows';
import { RouteButton, RouteLink } from '@portal/shared-ui/page';
import { RequestStatusBadge } from '@portal/shared-ui/request-status';
import { useIsCollectionStaff } from '../model/use-may-collect.ts';
import { collection as words } from '#texts/collection';

const makeRow = (row: Collection, isStaff: boolean): LinkRow => ({
  id: row.id,
  to: `/tissue-catalogue/${row.id}`,
  label: row.collection_name,
  detail: fill(isStaff ? words.panelDetailForStaff : words.panelDetail, {
    count: row.identifiers.length,
    store: row.pilot_tissue_cart ? words.pilotStore : words.mainStore,
    researcher: row.pi.display_name,
  }),
  ...(row.request ? { badge: <RequestStatusBadge status={row.request.status} /> } : {}),
});

/** Home panel: the collections that changed last (spec 2 section 2.6). */
export function CollectionsPanel() {
  const isStaff = useIsCollectionStaff();
  const list = useList('GET /abn_cart/', { ordering: '-modified', limit: SHOWN });
  return (
    <NewestRows
      list={list}
      label={words.panelCaption}
      failed={words.panelFailed}
      empty={
        <EmptyState
          headingLevel={3}
          icon={<BrainIcon />}
          title={words.emptyTitle}
          description={words.emptyText}
          action={
            <RouteButton to="/tissue-catalogue" size="sm">
              {words.toDonors}
            </RouteButton>
          }
        />
      }
      makeRow={(row) => makeRow(row, isStaff)}
    >
      <RouteLink to="/tissue-catalogue?tab=collections">{words.allCollections}</RouteLink>
    </NewestRows>
  );
}
