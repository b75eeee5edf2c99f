import {
  ADMINISTRATOR_ROLES,
  PLAIN_REVIEWER_ROLES,
  RM_REVIEWER_ROLES,
  STARTER_ROLES,
} from '@portal/contract/roles';
import { AddIcon, Flex } from '@portal/shared-ui';
import { useBulkQueue } from '@portal/shared-ui/bulk';
import { DateFilter } from '@portal/shared-ui/date-input';
import { useFilteredList } from '@portal/shared-ui/filtered-list';
import { Page, RouteButton } from '@portal/shared-ui/page';
import { matchDetails } from '@portal/shared-ui/request-queue';
import { SavedViews } from '@portal/shared-ui/saved-views';
import { useSearchParams } from '@portal/shared-ui/router';
import { useSession } from '@portal/shared-ui/session';
import { ChoiceFilter, DataTable } from '@portal/shared-ui/table';
import { withAssignment } from '../../assignment/components/AssignAllButton.tsx';
import { withBatch } from '../../batch-decision/components/with-batch.tsx';
import { countTypes, REQUEST_FILTERS } from '../model/filter-options.ts';
import { ALL_DEFAULTS, ROW_FIELDS, WITH_MESSAGE, WITH_TERMS } from '../model/queue-query.ts';
import { useRowAddress } from '../model/use-row-address.ts';
import { RunProgress } from '../components/RunProgress.tsx';
import { ALL_COLUMNS } from '../components/columns.tsx';
import { queue as words } from '#texts/queue';

const REVIEWER_GROUPS = [...PLAIN_REVIEWER_ROLES, ...RM_REVIEWER_ROLES, 'abn_reviewer'];

const renderViews = (columns: readonly string[]) => <SavedViews page="/request" columns={columns} />;

/** All requests that the user may see (spec 2 section 2.3, spec 3 section 2.2). */
export function Component() {
  const { role } = useSession();
  const [parameters] = useSearchParams();
  const { table, choose, groups } = useFilteredList('GET /request/', {
    ...ALL_DEFAULTS,
    query: parameters.get('ready_to_approve') === 'true' ? WITH_TERMS : WITH_MESSAGE,
    grouping: 'status,type',
    columns: ALL_COLUMNS,
    rowFields: ROW_FIELDS,
    storageKey: 'all-requests',
    hasColumnsInAddress: true,
  });
  const rowHref = useRowAddress(table.rows, table.state);
  const bulk = useBulkQueue({ rows: table.rows, groups: REVIEWER_GROUPS, hasSecondary: true });
  const canAssign = role !== null && ADMINISTRATOR_ROLES.includes(role);

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
      <RunProgress left={table.isLoading ? null : table.count} />
      <DataTable
        {...table}
        caption={words.list.title}
        rowId={(row) => String(row.id)}
        rowHref={rowHref}
        rowLabel={(row) => row.sfari_request_id}
        details={matchDetails}
        searchLabel={words.list.searchLabel}
        filters={
          <>
            {REQUEST_FILTERS.filter(({ isForDeciders }) => canAssign || !isForDeciders).map(
              ({ name, label, options }) => (
                <ChoiceFilter
                  key={name}
                  label={label}
                  options={options}
                  {...choose(name)}
                  {...(name === 'type__in' ? { counts: countTypes(groups['type'] ?? {}) } : {})}
                />
              ),
            )}
            {/* both ends of the period share a line if there is room */}
            <Flex wrap="wrap" gap="3" width={{ base: 'full', sm: 'auto' }}>
              <DateFilter label={words.filters.submittedFrom} {...choose('submission_date__gte')} />
              <DateFilter label={words.filters.submittedUntil} {...choose('submission_date__lte')} />
            </Flex>
          </>
        }
        selection={canAssign ? withBatch(withAssignment(bulk.selection), table.rows) : undefined}
        tools={renderViews}
        empty={{ description: words.list.emptyText }}
        hasShortcuts
      />
    </Page>
  );
}
