/** How many orders a tissue request has, and how far the one is that is furthest behind; `t` is the request. */
import { ORDER_PROGRESS } from '@portal/contract';

const ALL = `array[${ORDER_PROGRESS.map((progress) => `'${progress}'`).join(', ')}]`;

/** As `findProgress` of the contract says it of one order. */
const PROGRESS = `case when ordered.state <> 'sent' then ordered.state when parcel.state is null then 'ordered'
  when parcel.state = 'sent' then 'shipped' else parcel.state end`;

export const ORDER_COUNT = '(select count(*)::int from tissue.order ordered where ordered.request_id = t.id)';
export const ORDER_STATE = `(select (${ALL})[min(array_position(${ALL}, ${PROGRESS}))] from tissue.order ordered
  left join tissue.shipment parcel on parcel.order_id = ordered.id where ordered.request_id = t.id)`;
