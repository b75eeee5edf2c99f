import type { Request } from '@portal/contract';
import { Button, Heading, Stack, Text } from '@portal/shared-ui';
import type { ConversationRead } from '@portal/shared-ui/conversation';
import { isEmptyHtml, RichText } from '@portal/shared-ui/rich-text';
import { useTabDraft } from '@portal/shared-ui/session';
import { useWrite } from '@portal/shared-ui/write';
import { conversation as words } from '#texts/conversation';

/** The answer to an open question, or a follow-up message. Unsent text stays in this tab, even across a reload. */
export function AnswerForm({
  request,
  conversation: { newest, reload },
}: {
  request: Request;
  conversation: ConversationRead;
}) {
  const texts = request.last_message === 'question' ? words.answer : words.message;
  const [text, type] = useTabDraft(`answer-${request.id}`);
  const { send, isBusy, failure } = useWrite('POST /request-message/', {
    invalidates: ['request-message', 'request'],
    done: texts.sent,
    onDone: () => type(''),
    // newer messages show above, and the next attempt names them as read
    onRefused: (error) => (error.code === 'CONFLICT' ? reload() : undefined),
  });
  return (
    <Stack as="section" aria-label={texts.title} gap="3">
      <Heading as="h2" textStyle="md">
        {texts.title}
      </Heading>
      <Text color="fg.muted" textStyle="sm">
        {words.help}
      </Text>
      <RichText
        label={texts.label}
        value={text}
        onChange={type}
        minHeight="8rem"
        loadsOnFocus
        isDisabled={isBusy}
      />
      {failure ? (
        <Text role="alert" color="fg.error">
          {failure}
        </Text>
      ) : null}
      <Button
        alignSelf="start"
        disabled={isEmptyHtml(text)}
        loading={isBusy}
        onClick={() => void send({ body: { request: request.id, seen: newest, text } })}
      >
        {texts.send}
      </Button>
    </Stack>
  );
}
