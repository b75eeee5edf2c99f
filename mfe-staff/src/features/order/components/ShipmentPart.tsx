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

type Parcel = NonNullable<TissueOrder['shipment']>;

const sinceOf = (parcel: Parcel): string =>
  fill(words.shipment.since, {
    state: SHIPMENT_STATE_LABELS[parcel.state],
    date: formatDateTime(parcel[parcel.state] ?? parcel.packed),
  });

/** How far the parcel of an order is, and the way to say so. */
export function ShipmentPart({ order }: { order: TissueOrder }) {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const parcel = order.shipment;
  const close = () => {
    setOpen(false);
    // the button that opened it is there again with the next frame
    requestAnimationFrame(() => opener.current?.focus());
  };
  return (
    <Box>
      <Heading as="h4" textStyle="md" mb="2">
        {words.shipment.title}
      </Heading>
      {parcel ? (
        <DefinitionList
          items={[
            { term: words.shipment.state, value: sinceOf(parcel) },
            { term: words.shipment.carrier, value: parcel.carrier },
            {
              term: words.shipment.number,
              value: parcel.tracking_url ? (
                <Link href={parcel.tracking_url} target="_blank" rel="noreferrer">
                  {parcel.tracking_number}
                </Link>
              ) : null,
            },
            {
              term: words.previous.confirmed,
              value: parcel.confirmed ? formatDateTime(parcel.confirmed) : null,
            },
            ...(parcel.note ? [{ term: words.previous.note, value: parcel.note }] : []),
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
  const parcel = order.shipment;
  const read = useApi('GET /abn_bins_upload/{id}/', { params: { id: order.id } });
  const [state, setState] = useState<ShipmentState>(parcel?.state ?? 'packed');
  const [carrier, setCarrier] = useState<Carrier | null>(parcel?.carrier ?? null);
  const [number, setNumber] = useState(parcel?.tracking_number ?? '');
  const save = useWrite('PUT /abn_bins_upload/{id}/shipment/', {
    opened: read,
    invalidates: INVALIDATES,
    done: words.shipment.saved,
    onDone: onClose,
  });
  const states: readonly ShipmentState[] = parcel
    ? SHIPMENT_STATES.filter(
        (one) => one === parcel.state || NEXT_SHIPMENT_STATES[parcel.state].includes(one),
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
