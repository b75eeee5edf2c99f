import type { RequestMessage } from '@portal/contract/types';
import { useState } from 'react';
import { fill } from '../../design/layout/fill.ts';
import { type ApiError, useList } from '../data/index.ts';
import { conversation as words } from '#texts/conversation';

const PAGE = 20;

export interface ConversationRead {
  /** The loaded messages, oldest first. */
  messages: readonly RequestMessage[];
  /** Id to send as "read" with a new message; null if there is no message. */
  newest: number | null;
  unread: number;
  hasEarlier: boolean;
  showEarlier: () => void;
  isLoading: boolean;
  error: ApiError | undefined;
  reload: () => Promise<void>;
}

/** Loads the newest messages, and one more page each time on request. */
export function useConversation(requestId: number, enabled = true): ConversationRead {
  const [limit, setLimit] = useState(PAGE);
  const list = useList(
    'GET /request-message/',
    { request: requestId, ordering: '-id', limit },
    // the shown messages stay while earlier ones load
    { enabled, swr: { keepPreviousData: true } },
  );
  return {
    messages: list.rows.toReversed(),
    newest: list.rows[0]?.id ?? null,
    unread: list.rows.filter(({ unread }) => unread).length,
    hasEarlier: list.count > list.rows.length,
    showEarlier: () => setLimit((shown) => shown + PAGE),
    isLoading: list.isLoading,
    error: list.error,
    reload: list.reload,
  };
}

/** The label of the tab, with the number of unread messages. */
export const tabLabel = ({ unread }: Pick<ConversationRead, 'unread'>): string =>
  unread > 0 ? fill(words.tabUnread, { count: unread }) : words.tab;
