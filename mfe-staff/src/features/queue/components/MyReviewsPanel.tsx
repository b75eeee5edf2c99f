import { MESSAGES } from '@portal/contract/messages';
import { RM_REVIEWER_ROLES } from '@portal/contract/roles';
import type { Request } from '@portal/contract/types';
import { Box, EmptyState, LoadingText, Stack, Text } from '@portal/shared-ui';
import { useList } from '@portal/shared-ui/data';
import { RetryPanel } from '@portal/shared-ui/errors';
import { RouteLink } from '@portal/shared-ui/page';
import { useSession, useSessionUser } from '@portal/shared-ui/session';
import { CalendarSection } from '@portal/shared-ui/calendar';
import { MATCH_CENTRE } from '../../research-match/model/tabs.ts';
import { MOST_REVIEWS, REVIEWS_ON_HOME, reviewsQuery } from '../model/home-queues.ts';
import { requestAddress } from '../model/request-address.ts';
import { reviewSections } from '../model/review-sections.ts';
import { ReviewSection } from './ReviewSection.tsx';
import { queue as words } from '#texts/queue';

/** Home panel of reviewers: what they were asked to review and is not decided yet, oldest first. */
export function MyReviewsPanel() {
  const user = useSessionUser();
  const { role } = useSession();
  const list = useList('GET /request/', {
    ...reviewsQuery(role, user.id),
    limit: MOST_REVIEWS,
  });
  if (list.error) {
    return (
      <RetryPanel title={words.reviews.loadFailed} error={list.error} onRetry={() => void list.reload()} />
    );
  }
  if (list.isLoading) return <LoadingText>{words.loading}</LoadingText>;
  const sections = reviewSections(list.rows);
  const addressOf = ({ id }: Request) =>
    requestAddress(id, { from: REVIEWS_ON_HOME, at: list.rows.findIndex((one) => one.id === id) + 1 });
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
        <ReviewSection key={title} title={title} requests={requests} addressOf={addressOf} />
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
