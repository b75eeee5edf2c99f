import {
  INCIDENT_KIND_LABELS,
  INCIDENT_KINDS,
  INCIDENT_STATUS_LABELS,
  INCIDENT_STATUSES,
} from '@portal/contract/incidents';
import { useFilteredList } from '@portal/shared-ui/filtered-list';
import { Page } from '@portal/shared-ui/page';
import { ChoiceFilter, DataTable } from '@portal/shared-ui/table';
import { CRUMBS } from '../../administration/model/crumbs.ts';
import { INCIDENT_COLUMNS } from '../components/incident-columns.tsx';
import { incident as words } from '#texts/incident';

const STATUSES = INCIDENT_STATUSES.map((status) => [status, INCIDENT_STATUS_LABELS[status]] as const);
const KINDS = INCIDENT_KINDS.map((kind) => [kind, INCIDENT_KIND_LABELS[kind]] as const);

/** /incidents: what was reported, the newest first (decision 387). */
export function Component() {
  const { table, choose } = useFilteredList('GET /incident/', {
    ordering: '-noticed',
    filters: { status: '', kind: '' },
    grouping: 'status',
  });
  return (
    <Page title={words.title} breadcrumbs={CRUMBS} summary={words.summary}>
      <DataTable
        {...table}
        caption={words.title}
        columns={INCIDENT_COLUMNS}
        rowId={(row) => String(row.id)}
        searchLabel={words.search}
        filters={
          <>
            <ChoiceFilter label={words.status} options={STATUSES} {...choose('status')} />
            <ChoiceFilter label={words.kind} options={KINDS} {...choose('kind')} />
          </>
        }
        storageKey="incidents"
        empty={{ title: words.emptyTitle, description: words.emptyText }}
      />
    </Page>
  );
}
