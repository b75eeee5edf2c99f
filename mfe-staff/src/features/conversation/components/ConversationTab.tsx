import type { Request } from '@portal/contract/types';
import { Conversation, useConversation } from '@portal/shared-ui/conversation';
import { useEffect, useEffectEvent } from 'react';
import { conversation as words } from '#texts/conversation';

/** What was said to and by the researcher (beyond the specification); comments of staff are no part of it. */
export function ConversationTab({ request }: { request: Request }) {
  const conversation = useConversation(request.id);
  const { messages, reload } = conversation;
  const lastMessage = request.last_message;
  const shown = messages.at(-1)?.kind;
  // the page reads the request again and again: an answer shows as soon as it has one
  const readAgain = useEffectEvent(() => void reload());
  useEffect(() => {
    if (lastMessage && shown && lastMessage !== shown) readAgain();
  }, [lastMessage, shown]);
  return <Conversation request={request} conversation={conversation} emptyText={words.emptyText} />;
}
