import { useEffect, useEffectEvent, useState } from 'react';
import { useSession } from '../session/index.ts';
import { useWrite } from '../write/index.ts';
import type { ConversationRead } from './use-conversation.ts';

/**
 * Reports to the server which messages are on the screen. An impersonating user marks nothing as read in the other's
 * name.
 * @returns the messages that were unread when the user arrived; they stay highlighted until the user leaves
 */
export function useMarkRead(
  requestId: number,
  { messages, newest, unread }: Pick<ConversationRead, 'messages' | 'newest' | 'unread'>,
): ReadonlySet<number> {
  const { impersonator } = useSession();
  const { send } = useWrite('POST /request/{id}/read-messages/', {
    isSilent: true,
    invalidates: ['request-message'],
  });
  const [fresh, setFresh] = useState<ReadonlySet<number>>(new Set());
  const found = messages.filter((message) => message.unread && !fresh.has(message.id));
  if (found.length > 0) setFresh(new Set([...fresh, ...found.map(({ id }) => id)]));
  const marks = unread > 0 && newest !== null && !impersonator;
  const mark = useEffectEvent(
    (id: number, upTo: number) => void send({ params: { id }, body: { newest: upTo } }),
  );
  useEffect(() => {
    if (marks) mark(requestId, newest);
  }, [marks, requestId, newest]);
  return fresh;
}
