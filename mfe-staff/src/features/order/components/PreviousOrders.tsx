import { formatPlace } from '@portal/contract/donors';
import { ORDER_PROGRESS_LABELS, type OrderProgress } from '@portal/contract/orders';
import type { TissueOrder } from '@portal/contract/types';
import {
  Button,
  DefinitionList,
  EmptyState,
  fill,
  Flex,
  formatDateTime,
  Heading,
  HStack,
  Link,
  Notice,
  Panel,
  Stack,
  StatusBadge,
  Table,
  Text,
  type StatusTone,
} from '@portal/shared-ui';
import { RouterLink } from '@portal/shared-ui/router';
import { writeAmount } from '../model/order-values.ts';
import { ShipmentPart } from './ShipmentPart.tsx';
import { order as words } from '#texts/order';

const TONES: Readonly<Record<OrderProgress, StatusTone>> = {
  refused: 'danger',
  sending: 'warning',
  returned: 'warning',
  ordered: 'info',
  packed: 'info',
  shipped: 'info',
  arrived: 'success',
};

interface PreviousOrdersProps {
  orders: readonly TissueOrder[];
  isBusy: boolean;
  onEdit: (order: TissueOrder) => void;
  onAgain: (order: TissueOrder) => unknown;
}

/** The orders of a request, newest first, each with its shipment. */
export function PreviousOrders({ orders, isBusy, onEdit, onAgain }: PreviousOrdersProps) {
  if (orders.length === 0) return <EmptyState title={words.previous.empty} />;
  return (
    <Stack gap="5">
      {orders.map((order) => (
        <OrderCard key={order.id} order={order} isBusy={isBusy} onEdit={onEdit} onAgain={onAgain} />
      ))}
    </Stack>
  );
}

function OrderCard({
  order,
  isBusy,
  onEdit,
  onAgain,
}: Omit<PreviousOrdersProps, 'orders'> & { order: TissueOrder }) {
  const { id, creator, abilities, changed, change_sent: changeSent } = order;
  const date = formatDateTime(order.created_date);
  const address = [order.address, order.city, order.region, order.postal_code, order.country];
  return (
    <Panel as="section" aria-labelledby={`order-${id}`}>
      <Flex justify="space-between" gap="3" wrap="wrap" mb="2">
        <HStack gap="3" wrap="wrap">
          <Heading as="h3" id={`order-${id}`} textStyle="lg">
            {fill(words.previous.title, { id })}
          </Heading>
          <StatusBadge tone={TONES[order.progress]}>{ORDER_PROGRESS_LABELS[order.progress]}</StatusBadge>
        </HStack>
        <HStack gap="2">
          {abilities['send'] ? (
            <Button size="sm" loading={isBusy} onClick={() => void onAgain(order)}>
              {words.again}
            </Button>
          ) : null}
          {abilities['edit'] ? (
            <Button
              size="sm"
              variant="outline"
              aria-label={fill(words.previous.editNamed, { id })}
              onClick={() => onEdit(order)}
            >
              {words.previous.edit}
            </Button>
          ) : null}
        </HStack>
      </Flex>
      <Text color="fg.muted" mb={changed ? '0' : '3'}>
        {creator
          ? fill(words.previous.ordered, { name: creator.display_name, date })
          : fill(words.previous.orderedOn, { date })}
      </Text>
      {changed ? (
        <Text color="fg.muted" mb="3">
          {writeChange(order, formatDateTime(changed))}
        </Text>
      ) : null}
      {order.problem ? (
        <Notice tone={order.state === 'refused' ? 'danger' : 'warning'}>{order.problem}</Notice>
      ) : null}
      <DefinitionList
        items={[
          {
            term: words.previous.to,
            value: [order.name, order.institution, ...address].filter(Boolean).join(', '),
          },
          { term: words.previous.sent, value: order.sent ? formatDateTime(order.sent) : null },
          ...(changed
            ? [
                {
                  term: words.previous.changeSent,
                  value: changeSent ? formatDateTime(changeSent) : words.previous.notYet,
                },
              ]
            : []),
        ]}
      />
      <Pieces order={order} />
      <ShipmentPart order={order} />
    </Panel>
  );
}

const writeChange = ({ changer }: TissueOrder, date: string): string =>
  changer
    ? fill(words.previous.changed, { name: changer.display_name, date })
    : fill(words.previous.changedOn, { date });

function Pieces({ order: { id, cases, shipment } }: { order: TissueOrder }) {
  const { columns } = words.previous;
  const isConfirmed = shipment?.confirmed !== null && shipment !== null;
  return (
    <Table.ScrollArea as="section" my="4" tabIndex={0} aria-label={fill(words.previous.caption, { id })}>
      <Table.Root size="sm">
        <Table.Caption srOnly>{fill(words.previous.caption, { id })}</Table.Caption>
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeader>{columns.donor}</Table.ColumnHeader>
            <Table.ColumnHeader>{columns.tissue}</Table.ColumnHeader>
            <Table.ColumnHeader>{columns.storage}</Table.ColumnHeader>
            <Table.ColumnHeader textAlign="end">{columns.amount}</Table.ColumnHeader>
            <Table.ColumnHeader>{columns.distribution}</Table.ColumnHeader>
            {isConfirmed ? <Table.ColumnHeader>{columns.received}</Table.ColumnHeader> : null}
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {cases.map((piece) => (
            <Table.Row key={piece.id}>
              <Table.Cell>
                <Link asChild>
                  <RouterLink to={`/abn_donor/?donor_hash=${piece.hash_code}`}>{piece.hash_code}</RouterLink>
                </Link>
              </Table.Cell>
              <Table.Cell>{formatPlace(piece)}</Table.Cell>
              <Table.Cell>{words.piece[piece.storage]}</Table.Cell>
              <Table.Cell textAlign="end">{writeAmount(piece.amount, piece.unit)}</Table.Cell>
              <Table.Cell>{piece.distribution_id}</Table.Cell>
              {isConfirmed ? (
                <Table.Cell>{piece.is_received ? words.previous.yes : words.previous.missing}</Table.Cell>
              ) : null}
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </Table.ScrollArea>
  );
}
