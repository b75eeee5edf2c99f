import { Button, chakra, Stack } from '@chakra-ui/react';
import { EmptyState } from '../../design/layout/EmptyState.tsx';
import { fill } from '../../design/layout/fill.ts';
import { LoadingText } from '../../design/layout/LoadingText.tsx';
import { RetryPanel } from '../../design/errors/index.ts';
import { conversation as words } from '#texts/conversation';
import { MessageView } from './MessageView.tsx';
import { useMarkRead } from './use-mark-read.ts';
import type { ConversationRead } from './use-conversation.ts';

/** Decisions, questions and answers in chronological order. Opening the conversation marks it as read. */
export function Conversation({
  request,
  conversation,
  emptyText,
}: {
  request: { id: number; sfari_request_id: string };
  conversation: ConversationRead;
  /** Explains to this user which messages will appear here. */
  emptyText: string;
}) {
  const { messages, error, isLoading, hasEarlier, showEarlier } = conversation;
  const fresh = useMarkRead(request.id, conversation);
  if (error && messages.length === 0)
    return <RetryPanel title={words.loadFailed} error={error} onRetry={() => void conversation.reload()} />;
  if (messages.length === 0)
    return isLoading ? <LoadingText /> : <EmptyState title={words.emptyTitle} description={emptyText} />;
  return (
    <Stack gap="4" aria-busy={isLoading}>
      {hasEarlier ? (
        <Button alignSelf="center" variant="outline" size="sm" loading={isLoading} onClick={showEarlier}>
          {words.earlier}
        </Button>
      ) : null}
      <chakra.ol
        aria-label={fill(words.label, { code: request.sfari_request_id })}
        listStyleType="none"
        m="0"
        p="0"
        display="grid"
        gap="4"
      >
        {messages.map((message) => (
          <MessageView key={message.id} message={message} isFresh={fresh.has(message.id)} />
        ))}
      </chakra.ol>
    </Stack>
  );
}
