import { INSTITUTION_STATUS_LABELS, RDA_FILTER_LABELS } from '@portal/contract/statuses';
import { ListPage } from '@portal/shared-ui/filtered-list';
import { RouteButton } from '@portal/shared-ui/page';
import { CommandStrip } from '@portal/shared-ui/request-queue';
import { useSession } from '@portal/shared-ui/session';
import { institution } from '#texts/institution';
import { ADMINISTRATOR_ROLES } from '@portal/contract/roles';
import { INSTITUTION_COLUMNS } from '../components/institution-columns.tsx';

const STATUSES = Object.entries(INSTITUTION_STATUS_LABELS);
const RDA_STATUSES = ([3, 1, 2] as const).map(
  (status) => [String(status), RDA_FILTER_LABELS[status] ?? ''] as const,
);

/** `/institution`: all institutions, for staff; a row links to its page (spec 1 section 2). */
export function Component() {
  const { role } = useSession();
  const canCreate = role !== null && ADMINISTRATOR_ROLES.includes(role);
  return (
    <ListPage
      title={institution.list}
      breadcrumbs={[]}
      actions={
        canCreate ? <RouteButton to="/institution/create/">{institution.create}</RouteButton> : undefined
      }
      before={<CommandStrip current="institutions" />}
      list="GET /institution/"
      ordering="name"
      grouping="status"
      columns={INSTITUTION_COLUMNS}
      rowHref={(row) => `/institution/${row.id}`}
      searchLabel={institution.search}
      filters={[
        { name: 'status', label: institution.status, options: STATUSES },
        { name: 'rda_status', label: institution.rdaStatus, options: RDA_STATUSES },
      ]}
      hasExport
      storageKey="institutions"
      empty={{ description: institution.emptyDescription }}
      hasShortcuts
    />
  );
}
