import type { Request } from '@portal/contract';
import { Link, Notice, Text } from '@portal/shared-ui';
import { RouterLink } from '@portal/shared-ui/router';
import { useShipments } from '../api/use-shipments.ts';
import { shipment as words } from '#texts/shipment';

/** Asks the researcher to confirm that a shipment arrived. */
export function ShipmentNotice({ request }: { request: Request }) {
  const { rows } = useShipments(request);
  if (!rows.some(({ abilities }) => abilities['confirm'])) return null;
  return (
    <Notice title={words.waitingTitle}>
      <Text>{words.waitingText}</Text>
      <Link asChild mt="1">
        <RouterLink to={`/request/${request.id}?tab=shipment`}>{words.open}</RouterLink>
      </Link>
    </Notice>
  );
}
