import type { Request } from '@portal/contract';
import { Stack } from '@portal/shared-ui';
import { Conversation, type ConversationRead } from '@portal/shared-ui/conversation';
import { conversation as words } from '#texts/conversation';
import { AnswerForm } from './AnswerForm.tsx';

/** The foundation's decisions and questions about the request, with the owner's answers. */
export function ConversationTab({
  request,
  conversation,
}: {
  request: Request;
  conversation: ConversationRead;
}) {
  const wasAsked = conversation.messages.some(({ kind }) => kind === 'question');
  return (
    <Stack gap="6">
      <Conversation request={request} conversation={conversation} emptyText={words.emptyText} />
      {wasAsked && request.abilities['answer'] ? (
        <AnswerForm request={request} conversation={conversation} />
      ) : null}
    </Stack>
  );
}
