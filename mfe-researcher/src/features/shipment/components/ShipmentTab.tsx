import { SHIPMENT_STATE_LABELS } from '@portal/contract/orders';
import type { Request, Shipment } from '@portal/contract/types';
import {
  DefinitionList,
  fill,
  formatDateTime,
  Heading,
  Link,
  LoadingText,
  Panel,
  Stack,
  Text,
} from '@portal/shared-ui';
import { RetryPanel } from '@portal/shared-ui/errors';
import { useShipments } from '../api/use-shipments.ts';
import { ConfirmForm } from './ConfirmForm.tsx';
import { SampleList } from './SampleList.tsx';
import { shipment as words } from '#texts/shipment';

/** The tissue shipments of a request, for its owner. */
export function ShipmentTab({ request }: { request: Request }) {
  const list = useShipments(request);
  if (list.isLoading) return <LoadingText />;
  if (list.error)
    return <RetryPanel title={words.loadFailed} error={list.error} onRetry={() => void list.reload()} />;
  return (
    <Stack gap="5">
      {list.rows.map((shipment, index) => (
        <ShipmentPanel key={shipment.id} shipment={shipment} number={list.rows.length - index} />
      ))}
    </Stack>
  );
}

function ShipmentPanel({ shipment, number }: { shipment: Shipment; number: number }) {
  const { id, state, carrier, tracking_number: code, tracking_url: url } = shipment;
  return (
    <Panel as="section" aria-labelledby={`shipment-${id}`}>
      <Heading as="h3" id={`shipment-${id}`} textStyle="lg" mb="3">
        {fill(words.title, { number })}
      </Heading>
      <DefinitionList
        items={[
          {
            term: words.state,
            value: fill(words.since, {
              state: SHIPMENT_STATE_LABELS[state],
              date: formatDateTime(shipment[state] ?? shipment.packed),
            }),
          },
          { term: words.carrier, value: carrier },
          {
            term: words.number,
            value:
              url && carrier && code ? (
                <Link href={url} target="_blank" rel="noreferrer">
                  {fill(words.follow, { number: code, carrier })}
                </Link>
              ) : null,
          },
          ...(shipment.confirmed
            ? [{ term: words.confirmed, value: formatDateTime(shipment.confirmed) }]
            : []),
          ...(shipment.note ? [{ term: words.note, value: shipment.note }] : []),
        ]}
      />
      {state === 'packed' || state === 'returned' ? (
        <Text color="fg.muted" mt="3">
          {state === 'packed' ? words.packedText : words.returnedText}
        </Text>
      ) : null}
      <Heading as="h4" textStyle="md" mt="5" mb="2">
        {words.listTitle}
      </Heading>
      {shipment.abilities['confirm'] ? (
        <ConfirmForm shipment={shipment} />
      ) : (
        <SampleList shipment={shipment} />
      )}
    </Panel>
  );
}
