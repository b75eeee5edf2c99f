import { hasScoringPage, REVIEW_PANEL_ID } from '@portal/contract/review-address';
import { RESEARCH_MATCH_TYPES, REQUEST_STATUS } from '@portal/contract/statuses';
import type { Request } from '@portal/contract/types';
import { Box, Heading, HStack, Panel, fill, formatDate, Text } from '@portal/shared-ui';
import { useSearchParams } from '@portal/shared-ui/router';
import { RequestStatusBadge } from '@portal/shared-ui/request-status';
import { Tabs } from '@portal/shared-ui/tabs';
import { useSession } from '@portal/shared-ui/session';
import { useState, type ReactNode } from 'react';
import { AskQuestion } from '../../conversation/components/AskQuestion.tsx';
import { ReviewPart, useReviewRights } from '../../review/components/ReviewPart.tsx';
import { isCorrectable } from '../../request-edit/model/correction-form.ts';
import { MeetingLink } from './MeetingLink.tsx';
import { MeetingNotes } from './MeetingNotes.tsx';
import { MoveToMeeting } from './MoveToMeeting.tsx';
import { usePanelCommands } from './use-panel-commands.ts';
import { useNamedPanel } from '../model/use-named-panel.ts';
import type { PanelProps } from '../model/panel-props.ts';
import { AvailabilityTab } from './AvailabilityTab.tsx';
import { CommentSection } from './CommentSection.tsx';
import { Deciding } from './Deciding.tsx';
import { DecisionDock } from './DecisionDock.tsx';
import { DecisionSection } from './DecisionSection.tsx';
import { ExpirationSection } from './ExpirationSection.tsx';
import { showsAvailability } from '../model/brief-facts.ts';
import { RenewalSection } from './RenewalSection.tsx';
import { ReviewerSection } from './ReviewerSection.tsx';
import { TicketSection } from './TicketSection.tsx';
import { request as words } from '#texts/request';
import { review as reviewWords } from '#texts/review';

/** The owner's reason for withdrawing; nothing if staff withdrew it, or no one did. */
function WithdrawalReason({ request: { status, withdrawal } }: { request: Request }) {
  if (status !== REQUEST_STATUS.WITHDRAWN || !withdrawal) return null;
  return (
    <Text mb="4" whiteSpace="pre-wrap" overflowWrap="anywhere">
      {fill(words.withdrawal, { date: formatDate(withdrawal.created), reason: withdrawal.reason })}
    </Text>
  );
}

interface Part {
  readonly key: 'admin' | 'review' | 'availability';
  readonly label: string;
  readonly content: ReactNode;
}

/** Readers for whom the specification does not name the panel ADMIN: they review, and decide nothing. */
const REVIEWERS: readonly string[] = ['external_reviewer', 'internal_reviewer', 'abn_reviewer'];

/** The panel's title for this reader, with the text of the link to it. */
export function usePanelTitle(request: Request) {
  const { role } = useSession();
  const { mine } = useReviewRights(request);
  const isReviewer = role !== null && REVIEWERS.includes(role);
  const isWrittenHere = mine !== undefined && !hasScoringPage(request.type);
  return {
    isReviewer,
    title: isReviewer ? reviewWords.panel[mine ? 'own' : 'all'] : words.admin.title,
    link: isWrittenHere
      ? reviewWords.panel.toScoring
      : mine || isReviewer
        ? reviewWords.panel.link
        : words.admin.link,
  };
}

/** The ADMIN side panel (spec 3 section 2.6). It shows only the actions that the server allows. */
export function AdminPanel(props: PanelProps) {
  const { request } = props;
  const { mine, showsScores } = useReviewRights(request);
  const [search] = useSearchParams();
  // no decision beside unsaved answers
  const isEditing = search.get('mode') === 'edit' && isCorrectable(request);
  usePanelCommands(request, props.reload);
  const panel = useNamedPanel(REVIEW_PANEL_ID);
  const { isReviewer, title } = usePanelTitle(request);
  const hasReviewTab = RESEARCH_MATCH_TYPES.includes(request.type) && showsScores;
  const review = <ReviewPart request={request} />;
  const parts: Part[] = [
    {
      key: 'admin',
      label: !isReviewer
        ? reviewWords.panel.admin
        : hasReviewTab
          ? words.comments.title
          : reviewWords.panel.withComments,
      content: (
        <>
          {mine && !hasReviewTab ? review : null}
          <AdminSections {...props} isEditing={isEditing} />
          {!mine && showsScores && !hasReviewTab ? review : null}
        </>
      ),
    },
    ...(hasReviewTab ? [{ key: 'review' as const, label: reviewWords.panel.review, content: review }] : []),
    ...(showsAvailability(request)
      ? [
          {
            key: 'availability' as const,
            label: words.tabs.availability,
            content: <AvailabilityTab request={request} />,
          },
        ]
      : []),
  ];
  const named = parts.find(({ key }) => key === search.get('tab'))?.key;
  // a link to a part opens it, until another is chosen
  const [chosen, setChosen] = useState<{ tab: string; named: string | undefined } | null>(null);
  const open = chosen?.named === named ? chosen?.tab : named;
  return (
    <Deciding {...props} isPaused={isEditing}>
      <Box
        as="aside"
        ref={panel}
        id={REVIEW_PANEL_ID}
        aria-label={title}
        tabIndex={-1}
        display="flex"
        flexDirection="column"
        minW="0"
        scrollMarginTop="4"
        focusVisibleRing="outside"
      >
        <Panel p={{ base: '4', md: '5' }}>
          <HStack justify="space-between" mb="4" wrap="wrap">
            <Heading as="h2" textStyle="lg">
              {title}
            </Heading>
            <RequestStatusBadge status={request.status} />
          </HStack>
          {parts.length === 1 ? (
            parts[0]?.content
          ) : (
            <Tabs.Root
              value={open ?? (hasReviewTab && mine ? 'review' : 'admin')}
              onValueChange={({ value }) => setChosen({ tab: value, named })}
              lazyMount
              minW="0"
            >
              <Tabs.List aria-label={reviewWords.panel.tabs}>
                {parts.map(({ key, label }) => (
                  <Tabs.Trigger key={key} value={key} focusVisibleRing="inside">
                    {label}
                  </Tabs.Trigger>
                ))}
              </Tabs.List>
              {parts.map(({ key, content }) => (
                <Tabs.Content key={key} value={key}>
                  {content}
                </Tabs.Content>
              ))}
            </Tabs.Root>
          )}
        </Panel>
        {isEditing ? null : <DecisionDock request={request} />}
      </Box>
    </Deciding>
  );
}

/** The panel's sections for decisions, reviewers and comments. */
function AdminSections({ isEditing, ...props }: PanelProps & { isEditing: boolean }) {
  const { request } = props;
  const { showsScores } = useReviewRights(request);
  const may = (action: string) => request.abilities[action] ?? false;
  return (
    <>
      <WithdrawalReason request={request} />
      <MoveToMeeting {...props} />
      {showsScores ? <MeetingLink request={request} /> : null}
      <RenewalSection request={request} />
      {isEditing ? null : <DecisionSection request={request} />}
      <AskQuestion request={request} />
      <ExpirationSection {...props} />
      {may('see_reviewers') || may('assign_reviewer') ? <ReviewerSection {...props} /> : null}
      {may('comment') ? <CommentSection {...props} /> : null}
      <MeetingNotes {...props} />
      <TicketSection {...props} />
    </>
  );
}
