import { hasScoringPage, reviewAddress } from '@portal/contract/review-address';
import { REQUEST_STATUS } from '@portal/contract/statuses';
import type { Request } from '@portal/contract/types';
import { Box, fill, HStack, Text } from '@portal/shared-ui';
import { RouteLink } from '@portal/shared-ui/page';
import { RequestStatusBadge } from '@portal/shared-ui/request-status';
import { waitingTime } from '@portal/shared-ui/request-queue';
import { waitingSince } from '../model/waiting.ts';
import { queue as words } from '#texts/queue';
import { RequestLines, type RequestLinesProps } from './RequestLines.tsx';

const COLUMNS = { base: '1fr', md: '7.5rem minmax(0, 1fr) 11rem 13.5rem' };

/** 'Submitted 3 days ago', for requests that wait for somebody here. */
function submitted(request: Request): string {
  // what is said here is when it came in, whatever happened since
  const since = waitingSince({ ...request, status_since: null });
  if (since === null) return '';
  const time = waitingTime(since);
  return time === waitingTime(new Date().toISOString())
    ? words.reviews.submittedToday
    : fill(words.reviews.submittedAgo, { time });
}

/** Its form is on a page of its own, and open. */
const isScored = ({ type, status }: Request): boolean =>
  hasScoringPage(type) && status === REQUEST_STATUS.UNDER_REVIEW;

/** Requests as lines: what, of whom, since when, and where it stands. */
export function ReviewRows({
  label,
  requests,
  addressOf,
}: Pick<RequestLinesProps, 'label' | 'requests' | 'addressOf'>) {
  return (
    <RequestLines label={label} requests={requests} columns={COLUMNS} addressOf={addressOf}>
      {(request) => (
        <>
          <Box minW="0">
            <Text overflowWrap="anywhere">{request.project.title}</Text>
            <Text color="fg.muted" textStyle="sm">
              {request.owner.display_name}
              {request.institution ? `, ${request.institution.display_name}` : ''}
            </Text>
          </Box>
          <Text color="fg.muted" textStyle="sm" textAlign={{ md: 'end' }}>
            {submitted(request)}
          </Text>
          <HStack wrap="wrap" columnGap="3" rowGap="1">
            <RequestStatusBadge status={request.status} />
            {isScored(request) ? (
              <RouteLink
                to={reviewAddress(request)}
                textStyle="sm"
                position="relative"
                zIndex="1"
                aria-label={fill(words.reviews.scoreNamed, { code: request.sfari_request_id })}
              >
                {words.reviews.score}
              </RouteLink>
            ) : null}
          </HStack>
        </>
      )}
    </RequestLines>
  );
}
