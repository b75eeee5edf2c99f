import { MESSAGES } from '@portal/contract/messages';
import { INSTITUTION_STATUS_LABELS, RDA_FILTER_LABELS } from '@portal/contract/statuses';
import { readEveryRow, useList } from '@portal/shared-ui/data';
import { Page, RouteButton } from '@portal/shared-ui/page';
import { CommandStrip } from '@portal/shared-ui/request-queue';
import { useSession } from '@portal/shared-ui/session';
import { ChoiceFilter, DataTable, listProps, useTableState } from '@portal/shared-ui/table';
import { institution } from '#texts/institution';
import { INSTITUTION_ADMIN_ROLES } from '@portal/contract/roles';
import { INSTITUTION_COLUMNS } from '../components/institution-columns.tsx';

const STATUSES = Object.entries(INSTITUTION_STATUS_LABELS);
const RDA_STATUSES = ([3, 1, 2] as const).map(
  (status) => [String(status), RDA_FILTER_LABELS[status] ?? ''] as const,
);

/** /institution: every institution for staff; a row leads to its page (spec 1 section 2). */
export function Component() {
  const { role } = useSession();
  const { state, onStateChange, query, setFilter } = useTableState({
    ordering: 'name',
    filters: { status: '', rda_status: '' },
  });
  const list = useList('GET /institution/', { ...query, grouping: 'status' });
  const canCreate = role !== null && INSTITUTION_ADMIN_ROLES.includes(role);
  return (
    <Page
      title={institution.list}
      breadcrumbs={[]}
      actions={
        canCreate ? <RouteButton to="/institution/create/">{institution.create}</RouteButton> : undefined
      }
    >
      <CommandStrip current="institutions" />
      <DataTable
        caption={institution.list}
        columns={INSTITUTION_COLUMNS}
        {...listProps(list)}
        state={state}
        onStateChange={onStateChange}
        rowId={(row) => String(row.id)}
        rowHref={(row) => `/institution/${row.id}`}
        searchLabel={institution.search}
        filters={
          <>
            <ChoiceFilter
              label={institution.status}
              value={state.filters['status'] ?? ''}
              options={STATUSES}
              counts={list.groups['status'] ?? {}}
              onChange={(value) => setFilter('status', value)}
            />
            <ChoiceFilter
              label={institution.rdaStatus}
              value={state.filters['rda_status'] ?? ''}
              options={RDA_STATUSES}
              onChange={(value) => setFilter('rda_status', value)}
            />
          </>
        }
        exportRows={() => readEveryRow('GET /institution/', query)}
        storageKey="institutions"
        empty={{ title: MESSAGES.noEntries, description: institution.emptyDescription }}
        hasShortcuts
      />
    </Page>
  );
}
