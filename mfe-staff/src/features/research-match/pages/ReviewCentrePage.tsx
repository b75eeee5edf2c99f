import { MATCH_TAB_LABELS, MATCH_TAB_STATUSES } from '@portal/contract/match-tabs';
import { MESSAGES } from '@portal/contract/messages';
import { MATCH_WINDOWS } from '@portal/contract/review-windows';
import { REVIEWING_ROLES, RM_REVIEWER_ROLES } from '@portal/contract/roles';
import { Box, Button, Flex, HStack, IN_ORDER, Text } from '@portal/shared-ui';
import { useBulkQueue } from '@portal/shared-ui/bulk';
import { useList } from '@portal/shared-ui/data';
import { listExport } from '@portal/shared-ui/operation';
import { Modal } from '@portal/shared-ui/dialog';
import { Page, RouteButton, RouteLink } from '@portal/shared-ui/page';
import { CommandStrip, matchDetails, QueueLinks } from '@portal/shared-ui/request-queue';
import { useNavigate, useSearchParams } from '@portal/shared-ui/router';
import { useSession } from '@portal/shared-ui/session';
import { DataTable, listProps, useTableState } from '@portal/shared-ui/table';
import { useState } from 'react';
import { CalendarSection } from '@portal/shared-ui/calendar';
import { withAssignment } from '../../assignment/components/AssignAllButton.tsx';
import { MeetingPacket } from '../../match-summary/components/MeetingPacket.tsx';
import { decidesMeeting, decisionsAddress } from '../model/meeting-desks.ts';
import { SendReport } from '../../match-summary/components/SendReport.tsx';
import {
  countTab,
  isOpener,
  listMatchTabs,
  MATCH_APPLICATIONS,
  MATCH_CENTRE,
  matchAddress,
  readMatchTab,
} from '../model/tabs.ts';
import { TAB_COLUMNS } from '../components/columns.tsx';
import { OpenWindows } from '../components/OpenWindows.tsx';
import { researchMatch } from '#texts/research-match';

const words = researchMatch.review;

/** The Research Match review center: applications and renewals by their current step (spec 3 section 2.3). */
export function Component() {
  const { role, user } = useSession();
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const tabs = listMatchTabs(role);
  const tab = readMatchTab(parameters.get('tab'), tabs);
  const { state, onStateChange, query } = useTableState({ ordering: '-days_in_status' });
  const wanted = { ...query, status__in: MATCH_TAB_STATUSES[tab].join(',') };
  const list = useList('GET /rm-application/', wanted);
  const counts = useList('GET /rm-application/', { grouping: 'status', limit: 1 });
  const [isMoved, setMoved] = useState(false);
  const bulk = useBulkQueue({
    rows: list.rows,
    groups: RM_REVIEWER_ROLES,
    hasSecondary: true,
    ...(tab === 'review' ? { onMovedToMeeting: () => setMoved(true) } : {}),
  });
  const leave = () => {
    setMoved(false);
    void navigate(MATCH_CENTRE);
  };

  return (
    <Page
      title={words.title}
      breadcrumbs={[]}
      actions={
        <HStack wrap="wrap">
          <SendReport />
          {isOpener(role) ? (
            <RouteButton to={`${MATCH_CENTRE}/start-review/`}>{words.begin}</RouteButton>
          ) : null}
        </HStack>
      }
    >
      <CommandStrip current="research-match" />
      <Box css={IN_ORDER}>
        <OpenWindows kinds={MATCH_WINDOWS} />
        <QueueLinks
          layout="bar"
          label={words.tabs}
          current={tab}
          queues={tabs.map((key) => ({
            key,
            label: MATCH_TAB_LABELS[key],
            to: `?tab=${key}`,
            count:
              counts.isLoading || counts.error ? undefined : countTab(key, counts.groups['status'] ?? {}),
          }))}
        />
        <Flex wrap="wrap" justify="space-between" align="flex-start" columnGap="6" rowGap="3" mb="3">
          {tab === 'meeting' ? <MeetingPacket /> : null}
          {tab === 'meeting' && decidesMeeting('research_match', role) ? (
            <RouteButton to={decisionsAddress('research_match')} variant="outline">
              {words.decisions}
            </RouteButton>
          ) : null}
          <RouteLink to={MATCH_APPLICATIONS} ms="auto">
            {words.all}
          </RouteLink>
        </Flex>
        {bulk.notice}
        <DataTable
          key={tab}
          caption={MATCH_TAB_LABELS[tab]}
          columns={TAB_COLUMNS[tab]}
          {...listProps(list)}
          state={state}
          onStateChange={onStateChange}
          rowId={(row) => String(row.id)}
          rowHref={(row) => matchAddress(tab, row, { role, userId: user?.id })}
          rowLabel={(row) => row.sfari_request_id}
          details={matchDetails}
          searchLabel={words.searchLabel}
          selection={isOpener(role) ? withAssignment(bulk.selection) : undefined}
          storageKey={`research-match-${tab}`}
          exportRows={listExport('GET /rm-application/', wanted)}
          empty={{ title: MESSAGES.emptyTab, description: words.emptyText }}
          hasShortcuts
        />
        {/* reviewers see the calendar on their home page */}
        {REVIEWING_ROLES.some((reviewer) => reviewer === role) ? null : (
          <Box mt="8">
            <CalendarSection kind="calendar" headingAs="h2" />
          </Box>
        )}
      </Box>
      <Modal
        isOpen={isMoved}
        title={MESSAGES.movedToMeeting}
        onClose={leave}
        footer={<Button onClick={leave}>{words.leave}</Button>}
      >
        <Text>{MESSAGES.movedToMeetingText}</Text>
      </Modal>
    </Page>
  );
}
