/** Shipments, as seen by the researcher who requested the tissue. */
import { shipmentObject, type Shipment } from '@portal/contract';
import { defineResource, fromModel } from '@portal/kit';
import { ShipmentModel } from '../../models/index.ts';
import { shipmentPolicy, type ShipmentRights } from './order.policy.ts';
import { withTracking } from './order.resource.ts';

const SAMPLES = `(select coalesce(jsonb_agg(jsonb_build_object('id', piece.id, 'hash_code', piece.hash_code,
    'hemisphere', piece.hemisphere, 'tissue_type', piece.tissue_type, 'storage', piece.storage,
    'amount', piece.amount::float, 'unit', piece.unit, 'is_received', piece.is_received)
    order by piece.position, piece.id), '[]')
  from tissue.order_case piece where piece.order_id = t.order_id)`;

export const shipmentResource = defineResource<typeof shipmentObject, ShipmentRights>({
  object: shipmentObject,
  ...fromModel(ShipmentModel),
  // The owner of the request determines who may see the shipment.
  from: `tissue.shipment t join tissue.order ordered on ordered.id = t.order_id
    join researcher_api.request asked on asked.id = ordered.request_id`,
  columns: {
    request: 'ordered.request_id',
    samples: SAMPLES,
  },
  filters: { request: 'ordered.request_id' },
  state: { state: 't.state', is_confirmed: 't.confirmed is not null' },
  policy: shipmentPolicy,
  presentedFields: ['tracking_url'],
  present: (row) => withTracking(row as unknown as Pick<Shipment, 'carrier' | 'tracking_number'>),
});
