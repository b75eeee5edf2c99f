import type { RequestMessage } from '@portal/contract/types';
import { useState } from 'react';
import { fill } from '../../design/layout/fill.ts';
import { type ApiError, useList } from '../data/index.ts';
import { conversation as words } from '#texts/conversation';

const PAGE = 20;

export interface ConversationRead {
  /** The oldest of those that are read first. */
  messages: readonly RequestMessage[];
  /** What a new message names as read; null where there is none. */
  newest: number | null;
  unread: number;
  hasEarlier: boolean;
  showEarlier: () => void;
  isLoading: boolean;
  error: ApiError | undefined;
  reload: () => Promise<void>;
}

/** The newest messages, of which a page more at a time. */
export function useConversation(requestId: number, enabled = true): ConversationRead {
  const [limit, setLimit] = useState(PAGE);
  const list = useList(
    'GET /request-message/',
    { request: requestId, ordering: '-id', limit },
    // what is there stays while earlier messages are fetched
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

/** The name of the tab, with how much is new. */
export const tabLabel = ({ unread }: Pick<ConversationRead, 'unread'>): string =>
  unread > 0 ? fill(words.tabUnread, { count: unread }) : words.tab;
