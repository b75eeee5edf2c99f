import type { Request } from '@portal/contract';
import { REQUEST_STATUS as S, type RequestStatus } from '@portal/contract/statuses';
import { Notice } from '@portal/shared-ui';
import { RouteLink } from '@portal/shared-ui/page';
import { conversation as words } from '#texts/conversation';

/** Statuses in which the note of the decision stands out (`DecisionNote`). */
const ASKING: readonly RequestStatus[] = [S.REVISIONS_REQUESTED, S.DEFERRED, S.CONDITIONALLY_APPROVED];

/** Shown above the tabs: staff wait for the owner's answer. It stands out unless the decision below asks for more. */
export function QuestionNotice({ request }: { request: Request }) {
  if (request.last_message !== 'question' || !request.abilities['answer']) return null;
  return (
    <Notice tone={ASKING.includes(request.status) ? 'info' : 'warning'} title={words.waits}>
      <RouteLink to="?tab=conversation" replace preventScrollReset>
        {words.link}
      </RouteLink>
    </Notice>
  );
}
