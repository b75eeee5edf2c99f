import { MESSAGES } from '@portal/contract/messages';
import type { ResponseOf } from '@portal/contract/types';
import { Button, chakra, fill, formatDateTime, LoadingText, Stack, Text } from '@portal/shared-ui';
import { useApi } from '@portal/shared-ui/data';
import { Modal } from '@portal/shared-ui/dialog';
import { SafeHtml } from '@portal/shared-ui/rich-text';
import { Tabs } from '@portal/shared-ui/tabs';
import { tickets as words } from '#texts/tickets';

type Ticket = ResponseOf<'GET /zendesk_ticket/'>['results'][number];
type Message = Ticket['messages'][number];

/** The message shown if there is no conversation; undefined if there is one. */
const getProblem = ({ state, messages }: Ticket): string | undefined => {
  if (state === 'failed') return MESSAGES.conversationFailed;
  return messages.length === 0 ? MESSAGES.noConversations : undefined;
};

/** The conversations of the request's support tickets, one tab per ticket (spec 3 section 2.19). */
export function TicketDialog({
  request,
  ids,
  onClose,
}: {
  request: number;
  ids: readonly string[];
  onClose: () => void;
}) {
  const read = useApi('GET /zendesk_ticket/', {
    query: { request, ids: ids.join(',') },
    silent: true,
    swr: { revalidateOnFocus: false },
  });
  return (
    <Modal
      isOpen
      size="lg"
      title={words.dialogTitle}
      onClose={onClose}
      footer={<Button onClick={onClose}>{words.close}</Button>}
    >
      {read.data && !read.error ? (
        <Conversations tickets={read.data.results} onRetry={() => void read.reload()} />
      ) : read.error && !read.isValidating ? (
        <Failure onRetry={() => void read.reload()} />
      ) : (
        <LoadingText />
      )}
    </Modal>
  );
}

function Conversations({ tickets, onRetry }: { tickets: readonly Ticket[]; onRetry: () => void }) {
  const problems = tickets.map(getProblem);
  if (problems.every((problem) => problem === MESSAGES.conversationFailed))
    return <Failure onRetry={onRetry} />;
  if (problems.every((problem) => problem === MESSAGES.noConversations))
    return <Text>{MESSAGES.noConversations}</Text>;
  return (
    <Tabs.Root defaultValue={tickets[0]?.id} lazyMount>
      <Tabs.List aria-label={words.tabsLabel} flexWrap="wrap">
        {tickets.map(({ id }) => (
          <Tabs.Trigger key={id} value={id}>
            {fill(words.tab, { id })}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {tickets.map((ticket) => (
        <Tabs.Content key={ticket.id} value={ticket.id}>
          <Conversation ticket={ticket} onRetry={onRetry} />
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}

function Conversation({ ticket, onRetry }: { ticket: Ticket; onRetry: () => void }) {
  const problem = getProblem(ticket);
  if (problem === MESSAGES.conversationFailed) return <Failure onRetry={onRetry} />;
  if (problem) return <Text>{problem}</Text>;
  return (
    <chakra.ol listStyleType="none" m="0" p="0" aria-label={fill(words.tab, { id: ticket.id })}>
      {ticket.messages.map((message) => (
        <MessageItem key={message.id} message={message} />
      ))}
    </chakra.ol>
  );
}

function MessageItem({ message: { body, created_at: at, user_data: sender } }: { message: Message }) {
  return (
    <chakra.li py="row" borderTopWidth="1px" _first={{ borderTopWidth: '0' }} overflowWrap="anywhere">
      <Text>
        <chakra.strong fontWeight="semibold">{sender.name || words.unknownSender}</chakra.strong>{' '}
        <chakra.span color="fg.muted">{sender.email}</chakra.span>
        <chakra.time dateTime={at} color="fg.muted" textStyle="sm" ms="2" whiteSpace="nowrap">
          {formatDateTime(at)}
        </chakra.time>
      </Text>
      <SafeHtml html={body} />
    </chakra.li>
  );
}

function Failure({ onRetry }: { onRetry: () => void }) {
  return (
    <Stack align="start" gap="3">
      <Text role="alert">{MESSAGES.conversationFailed}</Text>
      <Button size="sm" variant="outline" onClick={onRetry}>
        {words.tryAgain}
      </Button>
    </Stack>
  );
}
