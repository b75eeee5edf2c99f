import type { Request } from '@portal/contract';
import { fill, formatDate, Link, Notice, Text } from '@portal/shared-ui';
import { useCloseOuts } from '@portal/shared-ui/close-out';
import { RouterLink } from '@portal/shared-ui/router';
import { closeOut as words } from '#texts/close-out';

/** Reminds the researcher, after access has ended, to confirm what happened to the data or material they received. */
export function CloseOutNotice({ request }: { request: Request }) {
  const { rows } = useCloseOuts(request);
  const due = rows.find(({ abilities }) => abilities['confirm']);
  if (!due) return null;
  const isReturned = due.status === 'returned';
  return (
    <Notice tone="warning" title={isReturned ? words.returnedTitle : words.dueTitle}>
      <Text>{isReturned ? due.reason : fill(words.dueText, { day: formatDate(due.ended_on) })}</Text>
      <Link asChild mt="1">
        <RouterLink to={`/request/${request.id}?tab=close-out`}>{words.open}</RouterLink>
      </Link>
    </Notice>
  );
}
