import { RESEARCH_MATCH_TYPES } from '@portal/contract/statuses';
import { Heading, HStack } from '@portal/shared-ui';
import { RequestStatusBadge } from '@portal/shared-ui/request-status';
import { Tabs } from '@portal/shared-ui/tabs';
import { AskQuestion } from '../../conversation/components/AskQuestion.tsx';
import { ReviewPart, useReviewRights } from '../../review/components/ReviewPart.tsx';
import { MeetingLink } from '../../request-meeting/components/MeetingLink.tsx';
import { MeetingNotes } from '../../request-meeting/components/MeetingNotes.tsx';
import { MoveToMeeting } from '../../request-meeting/components/MoveToMeeting.tsx';
import type { PanelProps } from '../api/panel-props.ts';
import { CommentSection } from './CommentSection.tsx';
import { DecisionSection } from './DecisionSection.tsx';
import { ExpirationSection } from './ExpirationSection.tsx';
import { RequestMenu } from './RequestMenu.tsx';
import { RenewalSection } from './RenewalSection.tsx';
import { ReviewerSection } from './ReviewerSection.tsx';
import { SidePanel } from './SidePanel.tsx';
import { TicketSection } from './TicketSection.tsx';
import { WithdrawalReason } from './WithdrawalReason.tsx';
import { request as words } from '#texts/request';
import { review as reviewWords } from '#texts/review';

/** The ADMIN side panel (spec 3 section 2.6). It shows what the server says the person may do, and no more. */
export function AdminPanel(props: PanelProps) {
  const { request } = props;
  const { mine, showsScores } = useReviewRights(request);
  const isMatch = RESEARCH_MATCH_TYPES.includes(request.type);
  return (
    <SidePanel as="aside" id="admin" aria-label={words.admin.title}>
      <HStack justify="space-between" mb="4" wrap="wrap">
        <Heading as="h2" textStyle="lg">
          {words.admin.title}
        </Heading>
        <RequestStatusBadge status={request.status} />
      </HStack>
      {isMatch && showsScores ? (
        <Tabs.Root defaultValue={mine ? 'review' : 'admin'} lazyMount minW="0">
          <Tabs.List aria-label={reviewWords.panel.tabs}>
            <Tabs.Trigger value="admin" focusVisibleRing="inside">
              {reviewWords.panel.admin}
            </Tabs.Trigger>
            <Tabs.Trigger value="review" focusVisibleRing="inside">
              {reviewWords.panel.review}
            </Tabs.Trigger>
          </Tabs.List>
          <Tabs.Content value="admin">
            <AdminSections {...props} />
          </Tabs.Content>
          <Tabs.Content value="review">
            <ReviewPart request={request} />
          </Tabs.Content>
        </Tabs.Root>
      ) : (
        <>
          {mine ? <ReviewPart request={request} /> : null}
          <AdminSections {...props} />
          {!mine && showsScores ? <ReviewPart request={request} /> : null}
        </>
      )}
    </SidePanel>
  );
}

/** What is decided, by whom it is reviewed and what is said about it. */
function AdminSections(props: PanelProps) {
  const { request } = props;
  const { showsScores } = useReviewRights(request);
  const may = (action: string) => request.abilities[action] ?? false;
  return (
    <>
      <RequestMenu request={request} />
      <WithdrawalReason request={request} />
      <MoveToMeeting {...props} />
      {showsScores ? <MeetingLink request={request} /> : null}
      <RenewalSection request={request} />
      <DecisionSection {...props} />
      <AskQuestion request={request} />
      <ExpirationSection {...props} />
      {may('see_reviewers') || may('assign_reviewer') ? <ReviewerSection {...props} /> : null}
      {may('comment') ? <CommentSection {...props} /> : null}
      <MeetingNotes {...props} />
      <TicketSection {...props} />
    </>
  );
}
