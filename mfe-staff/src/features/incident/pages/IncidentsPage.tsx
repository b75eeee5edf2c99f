import {
  INCIDENT_KIND_LABELS,
  INCIDENT_KINDS,
  INCIDENT_STATUS_LABELS,
  INCIDENT_STATUSES,
} from '@portal/contract/incidents';
import { ListPage } from '@portal/shared-ui/filtered-list';
import { BREADCRUMBS } from '../../administration/model/breadcrumbs.ts';
import { INCIDENT_COLUMNS } from '../components/incident-columns.tsx';
import { incident as words } from '#texts/incident';

const STATUSES = INCIDENT_STATUSES.map((status) => [status, INCIDENT_STATUS_LABELS[status]] as const);
const KINDS = INCIDENT_KINDS.map((kind) => [kind, INCIDENT_KIND_LABELS[kind]] as const);

/** `/incidents`: reported incidents, newest first (decision 387). */
export const Component = () => (
  <ListPage
    title={words.title}
    breadcrumbs={BREADCRUMBS}
    summary={words.summary}
    list="GET /incident/"
    ordering="-noticed"
    grouping="status"
    columns={INCIDENT_COLUMNS}
    searchLabel={words.search}
    filters={[
      { name: 'status', label: words.status, options: STATUSES },
      { name: 'kind', label: words.kind, options: KINDS },
    ]}
    hasExport
    storageKey="incidents"
    empty={{ title: words.emptyTitle, description: words.emptyText }}
  />
);
