import type { Request } from '@portal/contract';
import { Notice } from '@portal/shared-ui';
import { RouteLink } from '@portal/shared-ui/page';
import { conversation as words } from '#texts/conversation';

/** Shown above the tabs: staff wait for the owner's answer. */
export function QuestionNotice({ request }: { request: Request }) {
  if (request.last_message !== 'question' || !request.abilities['answer']) return null;
  return (
    <Notice tone="warning" title={words.waits}>
      <RouteLink to="?tab=conversation" replace preventScrollReset>
        {words.link}
      </RouteLink>
    </Notice>
  );
}
