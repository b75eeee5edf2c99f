import type { Request } from '@portal/contract/types';
import { Conversation, useConversation } from '@portal/shared-ui/conversation';
import { useEffect, useEffectEvent } from 'react';
import { conversation as words } from '#texts/conversation';

/** The messages to and from the researcher (beyond the specification), without comments of staff. */
export function ConversationTab({ request }: { request: Request }) {
  const conversation = useConversation(request.id);
  const { messages, reload } = conversation;
  const lastMessage = request.last_message;
  const shown = messages.at(-1)?.kind;
  // the page polls the request, so a new answer loads as soon as the request reports it
  const readAgain = useEffectEvent(() => void reload());
  useEffect(() => {
    if (lastMessage && shown && lastMessage !== shown) readAgain();
  }, [lastMessage, shown]);
  return <Conversation request={request} conversation={conversation} emptyText={words.emptyText} />;
}
