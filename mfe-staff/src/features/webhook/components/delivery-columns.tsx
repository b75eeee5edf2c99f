import { Button, chakra, DefinitionList, fill, formatDateTime, StatusBadge, Text } from '@portal/shared-ui';
import { invalidate } from '@portal/shared-ui/data';
import type { TableColumn } from '@portal/shared-ui/table';
import { useWrite } from '@portal/shared-ui/write';
import { webhook as words } from '#texts/webhook';
import { describeProblem, nameEvent, type Delivery } from '../model/webhook.ts';

const TONES = { waiting: 'info', delivered: 'success', failed: 'danger' } as const;

/** The result of a call; while it waits, why the last attempt did not succeed and when the next one is. */
function DeliveryState({ row }: { row: Delivery }) {
  const problem = describeProblem(row);
  const isWaiting = row.state === 'waiting' && row.attempts > 0 && row.next_try !== null;
  return (
    <>
      <StatusBadge tone={TONES[row.state]}>{words.deliveries[row.state]}</StatusBadge>
      {problem ? (
        <Text textStyle="sm" color="fg.muted" mt="1">
          {problem} {isWaiting ? fill(words.nextTry, { time: formatDateTime(row.next_try ?? '') }) : ''}
        </Text>
      ) : null}
    </>
  );
}

function ResendButton({ row }: { row: Delivery }) {
  const readLog = () => invalidate('webhook-delivery');
  const { send, isBusy } = useWrite('POST /webhook-delivery/{id}/resend/', {
    onDone: readLog,
    onRefused: readLog,
    done: words.resent,
    failureTitle: words.resendFailed,
  });
  return (
    <Button
      size="xs"
      variant="outline"
      loading={isBusy}
      aria-label={fill(words.resendOf, { message: row.message_id })}
      onClick={() => void send({ params: { id: row.id } })}
    >
      {words.resend}
    </Button>
  );
}

const Code = ({ children }: { children: string }) => (
  <chakra.code fontFamily="mono" textStyle="sm" overflowWrap="anywhere" whiteSpace="pre-wrap">
    {children}
  </chakra.code>
);

/** What was sent and answered, for the people who maintain the receiver. */
export const showDelivery = (row: Delivery) => (
  <DefinitionList
    items={[
      { term: words.message, value: <Code>{row.message_id}</Code> },
      { term: words.sent, value: <Code>{row.body}</Code> },
      { term: words.answer, value: row.answer ? <Code>{row.answer}</Code> : words.noAnswer },
    ]}
  />
);

export const DELIVERY_COLUMNS: readonly TableColumn<Delivery>[] = [
  { id: 'type', header: words.type, value: (row) => nameEvent(row.type), width: '14rem' },
  {
    id: 'state',
    header: words.delivery,
    value: (row) => words.deliveries[row.state],
    cell: (row) => <DeliveryState row={row} />,
    width: '16rem',
  },
  { id: 'attempts', header: words.attempts, value: (row) => row.attempts, align: 'end', width: '6rem' },
  {
    id: 'duration',
    header: words.duration,
    value: (row) => (row.milliseconds === null ? '' : fill(words.milliseconds, { count: row.milliseconds })),
    align: 'end',
    width: '6rem',
  },
  {
    id: 'created',
    header: words.created,
    value: (row) => formatDateTime(row.created),
    sortKey: 'created',
    sortsAs: 'date',
    width: '11rem',
  },
  {
    id: 'action',
    header: words.action,
    exported: () => '',
    cell: (row) => (row.abilities['resend'] ? <ResendButton row={row} /> : null),
    width: '8rem',
  },
];
