import { MESSAGES } from '@portal/contract/messages';
import { requestType } from '@portal/contract/request-types/lookup';
import type { MatchSummary, RequestScores } from '@portal/contract';
import type { Request } from '@portal/contract/types';
import { fill, Grid, Heading, Stack, Text } from '@portal/shared-ui';
import { Page, RouteButton } from '@portal/shared-ui/page';
import { RequestStatusText } from '@portal/shared-ui/request-status';
import type { PanelProps } from '../../request/model/panel-props.ts';
import { BREADCRUMBS } from '../../request/model/breadcrumbs.ts';
import { SidePanel } from './SidePanel.tsx';
import { useAgenda } from '../api/use-agenda.ts';
import { AgendaPanel } from './AgendaPanel.tsx';
import { ApplicationSummary } from './ApplicationSummary.tsx';
import { LeavingNotice } from './LeavingNotice.tsx';
import { MeetingBar } from './MeetingBar.tsx';
import { MeetingNotes } from '../../request/components/MeetingNotes.tsx';
import { MeetingReviews } from './MeetingReviews.tsx';
import { NotedDecision } from './NotedDecision.tsx';
import { meeting as words } from '#texts/meeting';

interface MeetingViewProps extends PanelProps {
  scores: RequestScores;
  renewal: Request | undefined;
  /** Only in the Research Match flow. */
  summary: MatchSummary | undefined;
}

/** The agenda, the reviews with the application below, and the meeting's notes and decision. */
export function MeetingView({ scores, renewal, summary, ...props }: MeetingViewProps) {
  const { request } = props;
  const { sfari_request_id: code } = request;
  const agenda = useAgenda(request);
  const notesDecision = request.abilities['note_decision'] ?? false;
  const writesNotes = request.abilities['meeting_notes'] ?? false;
  const leads = notesDecision || writesNotes;
  const isTissue = requestType(request.type).flow === 'tissue';
  return (
    <Page
      title={fill(words.page.title, { code })}
      breadcrumbs={[...BREADCRUMBS, { label: code, to: `/request/${request.id}` }]}
      summary={
        <>
          <Text color="fg" fontWeight="semibold" overflowWrap="anywhere">
            {request.project.title}
          </Text>
          <RequestStatusText request={request} />
        </>
      }
      actions={
        (request.decisions ?? []).length > 0 ? (
          <RouteButton to={`/request/${request.id}`}>{MESSAGES.makeDecision}</RouteButton>
        ) : undefined
      }
    >
      <Stack gap="5" mb="8">
        <MeetingBar agenda={agenda} code={code} />
        {leads ? null : <Text color="fg.muted">{isTissue ? words.page.ledOfTissue : words.page.led}</Text>}
        {agenda?.item ? <LeavingNotice item={agenda.item} /> : null}
      </Stack>
      <Grid
        templateColumns={{
          base: 'minmax(0, 1fr)',
          xl: `${agenda ? '13rem ' : ''}minmax(0, 1fr)${leads ? ' 20rem' : ''}`,
        }}
        gap={{ base: '8', xl: '6' }}
      >
        {agenda ? <AgendaPanel agenda={agenda} /> : null}
        <Stack gap="10" minW="0">
          <MeetingReviews scores={scores} />
          <ApplicationSummary request={request} renewal={renewal} summary={summary} />
        </Stack>
        {leads ? (
          <SidePanel as="aside" id="admin" aria-label={words.page.panel}>
            <Heading as="h2" textStyle="lg" mb="4">
              {words.page.panel}
            </Heading>
            {notesDecision ? <NotedDecision request={request} /> : null}
            <MeetingNotes {...props} />
          </SidePanel>
        ) : null}
      </Grid>
    </Page>
  );
}
