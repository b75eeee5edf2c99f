import { MESSAGES } from '@portal/contract/messages';
import { RM_REVIEWER_ROLES } from '@portal/contract/roles';
import type { Request } from '@portal/contract/types';
import { Box, chakra, EmptyState, fill, Heading, LoadingText, Stack, Text } from '@portal/shared-ui';
import { useList } from '@portal/shared-ui/data';
import { RetryPanel } from '@portal/shared-ui/errors';
import { RouteLink } from '@portal/shared-ui/page';
import { useSession, useSessionUser } from '@portal/shared-ui/session';
import { CalendarSection } from '@portal/shared-ui/calendar';
import { useOwnReviews } from '../../review/api/use-own-reviews.ts';
import { MATCH_CENTRE } from '../../research-match/model/tabs.ts';
import { MOST_REVIEWS, REVIEWS_ON_HOME, reviewsQuery } from '../model/home-queues.ts';
import { requestAddress } from '../../request/model/request-address.ts';
import { reviewSections, type ReviewItem } from '../model/review-sections.ts';
import { NextReview } from './NextReview.tsx';
import { ReviewRows } from './ReviewRows.tsx';
import { ReviewSection } from './ReviewSection.tsx';
import { queue as words } from '#texts/queue';

const byNewest = (one: ReviewItem, other: ReviewItem): number =>
  (other.own?.submitted_at ?? '').localeCompare(one.own?.submitted_at ?? '');

/** Home panel of reviewers: undecided requests that they were asked to review, oldest first. */
export function MyReviewsPanel() {
  const user = useSessionUser();
  const { role } = useSession();
  const list = useList('GET /request/', {
    ...reviewsQuery(role, user.id),
    limit: MOST_REVIEWS,
  });
  const { reviews = [], isFinished } = useOwnReviews();
  if (list.error) {
    return (
      <RetryPanel title={words.reviews.loadFailed} error={list.error} onRetry={() => void list.reload()} />
    );
  }
  if (list.isLoading || !isFinished) return <LoadingText>{words.loading}</LoadingText>;
  const items: ReviewItem[] = list.rows.map((request) => ({
    request,
    own: reviews.find((review) => review.request.id === request.id),
  }));
  const submitted = items.filter(({ own }) => own?.submitted_at).toSorted(byNewest);
  const sections = reviewSections(items.filter((item) => !submitted.includes(item)));
  const getAddress = ({ id }: Request) =>
    requestAddress(id, { from: REVIEWS_ON_HOME, at: list.rows.findIndex((one) => one.id === id) + 1 });
  if (items.length === 0) {
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
      <NextReview items={items} />
      {sections.map((section) => (
        <ReviewSection key={section.title} {...section} getAddress={getAddress} />
      ))}
      {submitted.length > 0 ? (
        <chakra.details>
          <chakra.summary cursor="pointer" mb="2">
            <Heading as="h3" textStyle="md" display="inline">
              {fill(words.reviews.submitted, { count: submitted.length })}
            </Heading>
          </chakra.summary>
          <ReviewRows
            label={fill(words.reviews.submitted, { count: submitted.length })}
            items={submitted}
            getAddress={getAddress}
          />
        </chakra.details>
      ) : null}
      {/* SFARI reviewers have this link below their queues */}
      {role === 'sfari_reviewer' ? null : (
        <Text>
          <RouteLink to="/request">{words.queues.all}</RouteLink>
        </Text>
      )}
      {/* other roles reach it through the View menu */}
      {RM_REVIEWER_ROLES.some((reviewer) => reviewer === role) ? (
        <Text>
          <RouteLink to={MATCH_CENTRE}>{words.reviews.centre}</RouteLink>
        </Text>
      ) : null}
      <CalendarSection kind="calendar" />
    </Stack>
  );
}
