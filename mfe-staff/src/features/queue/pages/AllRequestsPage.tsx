import { MESSAGES } from '@portal/contract/messages';
import {
  INSTITUTION_ADMIN_ROLES,
  PLAIN_REVIEWER_ROLES,
  RM_REVIEWER_ROLES,
  STARTER_ROLES,
} from '@portal/contract/roles';
import { AddIcon } from '@portal/shared-ui';
import { useBulkQueue } from '@portal/shared-ui/bulk';
import { readEveryRow, useList } from '@portal/shared-ui/data';
import { Page, RouteButton } from '@portal/shared-ui/page';
import { matchDetails } from '@portal/shared-ui/request-queue';
import { SavedViews } from '@portal/shared-ui/saved-views';
import { useSession } from '@portal/shared-ui/session';
import { ChoiceFilter, DataTable, useTableState, listProps } from '@portal/shared-ui/table';
import { CONVERSATION_OPTIONS, countTypes, STATUS_OPTIONS, TYPE_OPTIONS } from '../model/filter-options.ts';
import { ALL_DEFAULTS, WITH_MESSAGE } from '../model/queue-query.ts';
import { useRowAddress } from '../model/use-row-address.ts';
import { COLUMNS } from '../components/columns.tsx';
import { queue as words } from '#texts/queue';

const REVIEWER_GROUPS = [...PLAIN_REVIEWER_ROLES, ...RM_REVIEWER_ROLES, 'abn_reviewer'];

const renderViews = (columns: readonly string[]) => <SavedViews page="/request" columns={columns} />;

/** Every request that the person may see (spec 2 section 2.3, spec 3 section 2.2). */
export function Component() {
  const { role } = useSession();
  const { state, onStateChange, query, setFilter } = useTableState(ALL_DEFAULTS);
  const list = useList('GET /request/', { ...query, ...WITH_MESSAGE, grouping: 'status,type' });
  const rowHref = useRowAddress(list.rows, state);
  const bulk = useBulkQueue({ rows: list.rows, groups: REVIEWER_GROUPS, hasSecondary: true });
  const canAssign = role !== null && INSTITUTION_ADMIN_ROLES.includes(role);
  const byStatus = list.groups['status'] ?? {};
  const byType = countTypes(list.groups['type'] ?? {});

  return (
    <Page
      title={words.list.title}
      breadcrumbs={[]}
      actions={
        role !== null && STARTER_ROLES.includes(role) ? (
          <RouteButton to="/request/create">
            <AddIcon />
            {words.list.create}
          </RouteButton>
        ) : null
      }
    >
      {bulk.notice}
      <DataTable
        caption={words.list.title}
        columns={COLUMNS}
        {...listProps(list)}
        state={state}
        onStateChange={onStateChange}
        rowId={(row) => String(row.id)}
        rowHref={rowHref}
        rowLabel={(row) => row.sfari_request_id}
        details={matchDetails}
        searchLabel={words.list.searchLabel}
        filters={
          <>
            <ChoiceFilter
              label={words.filters.status}
              value={state.filters['status'] ?? ''}
              options={STATUS_OPTIONS}
              counts={byStatus}
              onChange={(value) => setFilter('status', value)}
            />
            <ChoiceFilter
              label={words.filters.type}
              value={state.filters['type__in'] ?? ''}
              options={TYPE_OPTIONS}
              counts={byType}
              onChange={(value) => setFilter('type__in', value)}
            />
            {canAssign ? (
              <ChoiceFilter
                label={words.filters.conversation}
                value={state.filters['last_message'] ?? ''}
                options={CONVERSATION_OPTIONS}
                onChange={(value) => setFilter('last_message', value)}
              />
            ) : null}
          </>
        }
        selection={canAssign ? bulk.selection : undefined}
        hasColumnsInAddress
        tools={renderViews}
        storageKey="all-requests"
        exportRows={() => readEveryRow('GET /request/', { ...query, ...WITH_MESSAGE })}
        empty={{
          title: MESSAGES.noEntries,
          description: words.list.emptyText,
        }}
        hasShortcuts
      />
    </Page>
  );
}
