import { reviewAddress } from '@portal/contract/review-address';
import { REQUEST_STATUS } from '@portal/contract/statuses';
import type { Request } from '@portal/contract/types';
import { Box, fill, formatDate, Text } from '@portal/shared-ui';
import { RouteButton } from '@portal/shared-ui/page';
import { RequestStatusBadge } from '@portal/shared-ui/request-status';
import { waitingTime } from '@portal/shared-ui/request-queue';
import { DueDate } from '../../workload/components/DueDate.tsx';
import { isToDo, type ReviewItem } from '../model/review-sections.ts';
import { waitingSince } from '../model/waiting.ts';
import { queue as words } from '#texts/queue';
import { RequestLines, type RequestLinesProps } from './RequestLines.tsx';

const COLUMNS = { base: '1fr', md: '7.5rem minmax(0, 1fr) 11rem 8.5rem 6.5rem' };

/** 'Request submitted 3 days ago', for requests that wait for staff. */
function submitted(request: Request): string {
  // ignores later status changes, because the text is about the submission
  const since = waitingSince({ ...request, status_since: null });
  if (since === null) return '';
  const time = waitingTime(since);
  return time === waitingTime(new Date().toISOString())
    ? words.reviews.submittedToday
    : fill(words.reviews.submittedAgo, { time });
}

/** The progress of the reader's own review. */
function describeProgress({ own }: ReviewItem): string {
  if (!own || own.progress === 'New') return words.reviews.notBegun;
  return own.criteria === 0
    ? words.reviews.begun
    : fill(words.reviews.scored, { scored: own.scored, criteria: own.criteria });
}

/** Requests as lines: title, owner, due date, progress and a link to the review form. */
export function ReviewRows({
  label,
  items,
  getAddress,
}: Pick<RequestLinesProps, 'label' | 'getAddress'> & { items: readonly ReviewItem[] }) {
  const itemsById = new Map(items.map((item) => [item.request.id, item]));
  return (
    <RequestLines
      label={label}
      requests={items.map(({ request }) => request)}
      columns={COLUMNS}
      getAddress={getAddress}
    >
      {(request) => (
        <>
          <Box minW="0">
            <Text overflowWrap="anywhere">{request.project.title}</Text>
            <Text color="fg.muted" textStyle="sm">
              {request.owner.display_name}
              {request.institution ? `, ${request.institution.display_name}` : ''}
            </Text>
          </Box>
          <ReviewStatus item={itemsById.get(request.id) ?? { request, own: undefined }} />
        </>
      )}
    </RequestLines>
  );
}

/** The last three columns of a line. */
function ReviewStatus({ item }: { item: ReviewItem }) {
  const { request, own } = item;
  const isOpen = isToDo(item);
  return (
    <>
      <Box color="fg.muted" textStyle="sm">
        {own?.submitted_at ? (
          fill(words.reviews.submittedOn, { day: formatDate(own.submitted_at) })
        ) : own?.due_date && isOpen ? (
          <DueDate day={own.due_date} isLate={own.is_late} text={words.reviews.due} />
        ) : (
          submitted(request)
        )}
      </Box>
      <Box textStyle="sm">
        {isOpen ? (
          describeProgress(item)
        ) : request.status === REQUEST_STATUS.SUBMITTED ? (
          words.reviews.notOpen
        ) : (
          <RequestStatusBadge status={request.status} />
        )}
      </Box>
      <Box>{isOpen ? <OpenForm item={item} /> : null}</Box>
    </>
  );
}

/** Opens the review form directly, so that scoring is one click away from home. */
function OpenForm({ item: { request, own } }: { item: ReviewItem }) {
  const [text, named] =
    own && own.progress !== 'New'
      ? [words.reviews.continue, words.reviews.continueNamed]
      : [words.reviews.start, words.reviews.startNamed];
  return (
    <RouteButton
      to={reviewAddress(request)}
      size="sm"
      variant="outline"
      minW="6rem"
      position="relative"
      zIndex="1"
      aria-label={fill(named, { code: request.sfari_request_id })}
    >
      {text}
    </RouteButton>
  );
}
