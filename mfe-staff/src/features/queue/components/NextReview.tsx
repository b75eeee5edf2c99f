import { reviewAddress } from '@portal/contract/review-address';
import { Box, fill, formatDate, HStack, Text } from '@portal/shared-ui';
import { RouteButton } from '@portal/shared-ui/page';
import { byDueDate, isToDo, type ReviewItem } from '../model/review-sections.ts';
import { queue as words } from '#texts/queue';

/** The number of waiting reviews, the nearest due date, and a link to the review due first. */
export function NextReview({ items }: { items: readonly ReviewItem[] }) {
  const open = items.filter(isToDo).toSorted(byDueDate);
  const [first] = open;
  if (!first) return null;
  const late = open.filter(({ own }) => own?.is_late).length;
  const due = open.find(({ own }) => own?.due_date && !own.is_late)?.own?.due_date;
  const { sfari_request_id: code } = first.request;
  return (
    <HStack justify="space-between" wrap="wrap" gap="3">
      <Box>
        <Text fontWeight="semibold">{fill(words.reviews.next, { count: open.length })}</Text>
        <Text color="fg.muted" textStyle="sm">
          {[
            ...(late === 0
              ? []
              : [open.length === 1 ? words.reviews.onlyLate : fill(words.reviews.nextLate, { late })]),
            ...(due ? [fill(words.reviews.nextDue, { day: formatDate(due) })] : []),
          ].join(' ')}
        </Text>
      </Box>
      <RouteButton to={reviewAddress(first.request)}>
        {fill(first.own && first.own.progress !== 'New' ? words.reviews.resume : words.reviews.begin, {
          code,
        })}
      </RouteButton>
    </HStack>
  );
}
