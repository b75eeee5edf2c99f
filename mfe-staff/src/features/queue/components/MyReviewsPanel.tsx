import { LIMITS } from '@portal/contract/limits';
import { MESSAGES } from '@portal/contract/messages';
import { Box, EmptyState, Heading, LoadingText, Stack, Text } from '@portal/shared-ui';
import { useList } from '@portal/shared-ui/data';
import { RetryPanel } from '@portal/shared-ui/errors';
import { useSessionUser } from '@portal/shared-ui/session';
import { OPEN_STATUSES, reviewSections } from '../api/review-sections.ts';
import { ReviewRows } from './ReviewRows.tsx';

/** Home panel of reviewers: what they were asked to review and is not decided yet, oldest first. */
export function MyReviewsPanel() {
  const user = useSessionUser();
  const list = useList('GET /request/', {
    reviews__user: user.id,
    status__in: OPEN_STATUSES,
    ordering: 'submission_date',
    limit: LIMITS.otherReviewers,
  });
  if (list.error) {
    return (
      <RetryPanel title="Could not get reviews." error={list.error} onRetry={() => void list.reload()} />
    );
  }
  if (list.isLoading) return <LoadingText>Fetching Information</LoadingText>;
  const sections = reviewSections(list.rows);
  if (sections.length === 0) {
    return (
      <Box borderWidth="1px" borderRadius="l3" bg="bg.panel">
        <EmptyState
          headingLevel={3}
          title={MESSAGES.noApplications}
          description="You get a mail when an administrator asks you to review a request, and it appears here."
        />
      </Box>
    );
  }
  return (
    <Stack gap="6">
      {sections.map(({ title, requests }) => (
        <Box as="section" key={title}>
          <Heading as="h3" textStyle="md" mb="2">
            {title}{' '}
            <Text as="span" color="fg.muted" fontWeight="normal" fontVariantNumeric="tabular-nums">
              {requests.length}
            </Text>
          </Heading>
          <ReviewRows label={title} requests={requests} />
        </Box>
      ))}
    </Stack>
  );
}
