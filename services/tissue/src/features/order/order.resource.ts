/** Orders with their pieces and shipment, for the roles that place them. */
import { findProgress, orderObject, trackingUrl, type OrderState, type Shipment } from '@portal/contract';
import { defineResource, fromModel } from '@portal/kit';
import { OrderModel } from '../../models/index.ts';
import { orderPolicy, type OrderRights } from './order.policy.ts';

const CASES = `(select coalesce(jsonb_agg(jsonb_build_object('id', piece.id, 'hash_code', piece.hash_code,
    'distribution_id', piece.distribution_id, 'hemisphere', piece.hemisphere, 'tissue_type', piece.tissue_type,
    'storage', piece.storage, 'amount', piece.amount::float, 'unit', piece.unit, 'description', piece.description,
    'is_received', piece.is_received) order by piece.position, piece.id), '[]')
  from tissue.order_case piece where piece.order_id = t.id)`;

const SHIPMENT = `case when shipment.id is not null then jsonb_build_object('id', shipment.id, 'state', shipment.state,
  'carrier', shipment.carrier, 'tracking_number', shipment.tracking_number, 'packed', shipment.packed, 'sent', shipment.sent,
  'arrived', shipment.arrived, 'returned', shipment.returned, 'confirmed', shipment.confirmed, 'note', shipment.note) end`;

type TrackedShipment = Pick<Shipment, 'state' | 'carrier' | 'tracking_number'>;

export const withTracking = <P extends Pick<TrackedShipment, 'carrier' | 'tracking_number'>>(
  shipment: P,
): P & { tracking_url: string | null } => {
  const { carrier, tracking_number: number } = shipment;
  return { ...shipment, tracking_url: carrier && number ? trackingUrl(carrier, number) : null };
};

export const orderResource = defineResource<typeof orderObject, OrderRights>({
  object: orderObject,
  ...fromModel(OrderModel),
  joins: {
    creator: 'left join core_api.person creator on creator.id = t.creator_id',
    changer: 'left join core_api.person changer on changer.id = t.changer_id',
    shipment: 'left join tissue.shipment shipment on shipment.order_id = t.id',
    request: 'left join researcher_api.request request on request.id = t.request_id',
  },
  version: 't.version',
  columns: {
    cases: CASES,
    creator: `case when creator.id is not null
      then jsonb_build_object('id', creator.id, 'display_name', creator.display_name) end`,
    changer: `case when changer.id is not null
      then jsonb_build_object('id', changer.id, 'display_name', changer.display_name) end`,
    created_date: 't.created',
    shipment: SHIPMENT,
  },
  ordering: { created_date: 't.created' },
  state: {
    state: 't.state',
    request_type: 't.request_type',
    request_status: 'request.status',
    shipment_state: 'shipment.state',
  },
  policy: orderPolicy,
  presentedFields: ['progress'],
  present: (row) => {
    const shipment = row['shipment'] as TrackedShipment | null;
    return {
      ...row,
      progress: findProgress(row['state'] as OrderState, shipment?.state ?? null),
      shipment: shipment && withTracking(shipment),
    };
  },
});
