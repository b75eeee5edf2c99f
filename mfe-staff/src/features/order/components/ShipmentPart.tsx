import {
  CARRIERS,
  NEXT_SHIPMENT_STATES,
  SHIPMENT_STATE_LABELS,
  SHIPMENT_STATES,
  type Carrier,
  type ShipmentState,
} from '@portal/contract/orders';
import type { TissueOrder } from '@portal/contract/types';
import {
  Box,
  Button,
  DefinitionList,
  fill,
  formatDateTime,
  Grid,
  Heading,
  HStack,
  Link,
  Text,
} from '@portal/shared-ui';
import { useApi } from '@portal/shared-ui/data';
import { useWrite } from '@portal/shared-ui/write';
import { useRef, useState } from 'react';
import { INVALIDATES } from './OrderEditor.tsx';
import { LineInput, LineSelect } from './LineField.tsx';
import { order as words } from '#texts/order';

type OrderShipment = NonNullable<TissueOrder['shipment']>;

const getSince = (shipment: OrderShipment): string =>
  fill(words.shipment.since, {
    state: SHIPMENT_STATE_LABELS[shipment.state],
    date: formatDateTime(shipment[shipment.state] ?? shipment.packed),
  });

/** The shipment state of an order, with a form to update it. */
export function ShipmentPart({ order }: { order: TissueOrder }) {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const shipment = order.shipment;
  const close = () => {
    setOpen(false);
    // the button that opened the form returns with the next frame
    requestAnimationFrame(() => opener.current?.focus());
  };
  return (
    <Box>
      <Heading as="h4" textStyle="md" mb="2">
        {words.shipment.title}
      </Heading>
      {shipment ? (
        <DefinitionList
          items={[
            { term: words.shipment.state, value: getSince(shipment) },
            { term: words.shipment.carrier, value: shipment.carrier },
            {
              term: words.shipment.number,
              value: shipment.tracking_url ? (
                <Link href={shipment.tracking_url} target="_blank" rel="noreferrer">
                  {shipment.tracking_number}
                </Link>
              ) : null,
            },
            {
              term: words.previous.confirmed,
              value: shipment.confirmed ? formatDateTime(shipment.confirmed) : null,
            },
            ...(shipment.note ? [{ term: words.previous.note, value: shipment.note }] : []),
          ]}
        />
      ) : (
        <Text color="fg.muted">{words.shipment.notYet}</Text>
      )}
      {order.abilities['ship'] && !isOpen ? (
        <Button
          ref={opener}
          mt="3"
          size="sm"
          variant="outline"
          aria-label={fill(words.shipment.openNamed, { id: order.id })}
          onClick={() => setOpen(true)}
        >
          {words.shipment.open}
        </Button>
      ) : null}
      {isOpen ? <ShipmentForm order={order} onClose={close} /> : null}
    </Box>
  );
}

function ShipmentForm({ order, onClose }: { order: TissueOrder; onClose: () => void }) {
  const shipment = order.shipment;
  const read = useApi('GET /abn_bins_upload/{id}/', { params: { id: order.id } });
  const [state, setState] = useState<ShipmentState>(shipment?.state ?? 'packed');
  const [carrier, setCarrier] = useState<Carrier | null>(shipment?.carrier ?? null);
  const [number, setNumber] = useState(shipment?.tracking_number ?? '');
  const save = useWrite('PUT /abn_bins_upload/{id}/shipment/', {
    opened: read,
    invalidates: INVALIDATES,
    done: words.shipment.saved,
    onDone: onClose,
  });
  const states: readonly ShipmentState[] = shipment
    ? SHIPMENT_STATES.filter(
        (one) => one === shipment.state || NEXT_SHIPMENT_STATES[shipment.state].includes(one),
      )
    : ['packed', 'sent'];
  const body = { state, carrier, tracking_number: number.trim() || null };
  return (
    <Box
      as="fieldset"
      aria-label={words.shipment.title}
      mt="4"
      p="4"
      borderWidth="1px"
      borderRadius="md"
      minW="0"
    >
      <Grid templateColumns={{ base: '1fr', md: '1fr 1fr 1fr' }} gap="3">
        <LineSelect
          label={words.shipment.state}
          value={state}
          options={states.map((value) => ({ value, label: SHIPMENT_STATE_LABELS[value] }))}
          error={save.findError('state')}
          onChange={(value) => setState(states.find((one) => one === value) ?? state)}
        />
        <LineSelect
          label={words.shipment.carrier}
          value={carrier ?? ''}
          blank={words.shipment.none}
          options={CARRIERS.map((value) => ({ value, label: words.shipment.carriers[value] }))}
          error={save.findError('carrier')}
          onChange={(value) => setCarrier(CARRIERS.find((one) => one === value) ?? null)}
        />
        <LineInput
          label={words.shipment.number}
          value={number}
          error={save.findError('tracking_number')}
          onChange={setNumber}
        />
      </Grid>
      {save.general ? (
        <Text role="alert" color="fg.error" mt="3">
          {save.general}
        </Text>
      ) : null}
      <HStack gap="3" mt="4" wrap="wrap">
        <Button
          size="sm"
          loading={save.isBusy}
          disabled={!read.data}
          onClick={() => void save.send({ params: { id: order.id }, body })}
        >
          {words.shipment.save}
        </Button>
        <Button size="sm" variant="outline" colorPalette="gray" disabled={save.isBusy} onClick={onClose}>
          {words.shipment.cancel}
        </Button>
      </HStack>
    </Box>
  );
}
