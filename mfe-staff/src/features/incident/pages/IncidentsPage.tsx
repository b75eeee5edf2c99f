import {
  INCIDENT_KIND_LABELS,
  INCIDENT_KINDS,
  INCIDENT_STATUS_LABELS,
  INCIDENT_STATUSES,
} from '@portal/contract/incidents';
import { MESSAGES } from '@portal/contract/messages';
import { readEveryRow, useList } from '@portal/shared-ui/data';
import { Page } from '@portal/shared-ui/page';
import { ChoiceFilter, DataTable, listProps, useTableState } from '@portal/shared-ui/table';
import { CRUMBS } from '../../administration/api/crumbs.ts';
import { INCIDENT_COLUMNS } from '../components/incident-columns.tsx';
import { incident as words } from '#texts/incident';

const STATUSES = INCIDENT_STATUSES.map((status) => [status, INCIDENT_STATUS_LABELS[status]] as const);
const KINDS = INCIDENT_KINDS.map((kind) => [kind, INCIDENT_KIND_LABELS[kind]] as const);

/** /incidents: what was reported, the newest first (decision 387). */
export function Component() {
  const { state, onStateChange, query, setFilter } = useTableState({
    ordering: '-noticed',
    filters: { status: '', kind: '' },
  });
  const list = useList('GET /incident/', query);
  const isFiltered = Boolean(state.search || Object.values(state.filters).some(Boolean));
  return (
    <Page title={words.title} breadcrumbs={CRUMBS} summary={words.summary}>
      <DataTable
        caption={words.title}
        columns={INCIDENT_COLUMNS}
        {...listProps(list)}
        state={state}
        onStateChange={onStateChange}
        rowId={(row) => String(row.id)}
        searchLabel={words.search}
        filters={
          <>
            <ChoiceFilter
              label={words.status}
              value={state.filters['status'] ?? ''}
              options={STATUSES}
              onChange={(value) => setFilter('status', value)}
            />
            <ChoiceFilter
              label={words.kind}
              value={state.filters['kind'] ?? ''}
              options={KINDS}
              onChange={(value) => setFilter('kind', value)}
            />
          </>
        }
        exportRows={() => readEveryRow('GET /incident/', query)}
        storageKey="incidents"
        empty={{
          title: isFiltered ? MESSAGES.noMatchingSearch : words.emptyTitle,
          description: words.emptyText,
        }}
      />
    </Page>
  );
}
