import { LIMITS } from '@portal/contract/limits';
import { MESSAGES } from '@portal/contract/messages';
import { RM_REVIEWER_ROLES } from '@portal/contract/roles';
import { TISSUE_TYPES } from '@portal/contract/statuses';
import { Box, EmptyState, LoadingText, Stack, Text } from '@portal/shared-ui';
import { useList } from '@portal/shared-ui/data';
import { RetryPanel } from '@portal/shared-ui/errors';
import { RouteLink } from '@portal/shared-ui/page';
import { useSession, useSessionUser } from '@portal/shared-ui/session';
import { CalendarSection } from '@portal/shared-ui/calendar';
import { MATCH_CENTRE } from '../../research-match/api/tabs.ts';
import { OPEN_STATUSES, reviewSections } from '../api/review-sections.ts';
import { ReviewSection } from './ReviewSection.tsx';
import { queue as words } from '#texts/queue';

/** Home panel of reviewers: what they were asked to review and is not decided yet, oldest first. */
export function MyReviewsPanel() {
  const user = useSessionUser();
  const { role } = useSession();
  const list = useList('GET /request/', {
    ...(role === 'abn_reviewer' ? { type__in: TISSUE_TYPES.join(',') } : {}),
    reviews__user: user.id,
    status__in: OPEN_STATUSES,
    ordering: 'submission_date',
    limit: LIMITS.otherReviewers,
  });
  if (list.error) {
    return (
      <RetryPanel title={words.reviews.loadFailed} error={list.error} onRetry={() => void list.reload()} />
    );
  }
  if (list.isLoading) return <LoadingText>{words.loading}</LoadingText>;
  const sections = reviewSections(list.rows);
  if (sections.length === 0) {
    return (
      <Stack gap="6">
        <Box borderWidth="1px" borderRadius="l3" bg="bg.panel">
          <EmptyState
            headingLevel={3}
            title={MESSAGES.noApplications}
            description={words.reviews.emptyText}
          />
        </Box>
        <CalendarSection kind="calendar" />
      </Stack>
    );
  }
  return (
    <Stack gap="6">
      {sections.map(({ title, requests }) => (
        <ReviewSection key={title} title={title} requests={requests} />
      ))}
      {/* SFARI reviewers have it below their queues */}
      {role === 'sfari_reviewer' ? null : (
        <Text>
          <RouteLink to="/request">{words.queues.all}</RouteLink>
        </Text>
      )}
      {/* the others reach it by the View menu */}
      {RM_REVIEWER_ROLES.some((reviewer) => reviewer === role) ? (
        <Text>
          <RouteLink to={MATCH_CENTRE}>{words.reviews.centre}</RouteLink>
        </Text>
      ) : null}
      <CalendarSection kind="calendar" />
    </Stack>
  );
}
