import { PROJECT_UPDATE_LABELS, PROJECT_UPDATE_STATES } from '@portal/contract/project-updates';
import { INVESTIGATOR_ROLES } from '@portal/contract/roles';
import { CalendarSection } from '@portal/shared-ui/calendar';
import { useFilteredList } from '@portal/shared-ui/filtered-list';
import { Box, IN_ORDER } from '@portal/shared-ui';
import { Page } from '@portal/shared-ui/page';
import { useSession } from '@portal/shared-ui/session';
import { ChoiceFilter, DataTable } from '@portal/shared-ui/table';
import { CloseOutsDue } from '../../close-out/components/CloseOutsDue.tsx';
import { UpdateCalendar } from '../components/UpdateCalendar.tsx';
import { OWN_COLUMNS, STAFF_COLUMNS } from '../components/update-columns.tsx';
import { projectUpdates as words } from '#texts/project-updates';

const STATES = PROJECT_UPDATE_STATES.map((state) => [state, PROJECT_UPDATE_LABELS[state]] as const);

/** `/compliance_researcher`: access that ends within six months or has ended, the next first (spec 2 section 2.8). */
export function Component() {
  const { role } = useSession();
  const isOwn = role !== null && INVESTIGATOR_ROLES.includes(role);
  const { table, choose } = useFilteredList('GET /project-update/', {
    ordering: 'expiration_date',
    filters: { state: '' },
  });
  return (
    <Page title={words.title} breadcrumbs={[]} summary={isOwn ? words.summary : words.staffSummary}>
      <Box css={IN_ORDER}>
        {isOwn ? <CloseOutsDue /> : null}
        <DataTable
          {...table}
          caption={words.title}
          columns={isOwn ? OWN_COLUMNS : STAFF_COLUMNS}
          rowId={(row) => String(row.id)}
          searchLabel={words.search}
          filters={<ChoiceFilter label={words.status} options={STATES} {...choose('state')} />}
          storageKey={isOwn ? 'own-project-updates' : 'project-updates'}
          empty={{ title: words.emptyTitle, description: words.emptyText }}
        />
        <UpdateCalendar />
        <Box mt="8">
          <CalendarSection kind="term-calendar" />
        </Box>
      </Box>
    </Page>
  );
}
