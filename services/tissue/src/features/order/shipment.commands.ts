/** Changes of a shipment's state by the roles that pack it, and its confirmation by the researcher. */
import {
  NEXT_SHIPMENT_STATES,
  ORDER_ROLES,
  SHIPMENT_STATE_LABELS,
  type Carrier,
  type ShipmentState,
} from '@portal/contract';
import {
  invalid,
  notify,
  say,
  sql,
  translate,
  wrongState,
  type Call,
  type Locked,
  type Work,
} from '@portal/kit';
import { z } from 'zod';
import { OrderCaseModel, OrderModel, ShipmentModel } from '../../models/index.ts';
import { shipmentMail, shipmentRefusals as words } from '../../texts/en/order.ts';
import type { OrderRights, ShipmentRights } from './order.policy.ts';
import { notifyOfShipment } from './shipment-mail.ts';

/** Timestamps of the states; states that no longer apply are cleared. */
function getTimes(found: ShipmentModel | undefined, state: ShipmentState, now: Date) {
  if (found?.state === state) return {};
  const stored = { sent: found?.sent ?? null, arrived: found?.arrived ?? null };
  return {
    packed: { sent: null, arrived: null, returned: null, reminded: null },
    sent: { sent: found?.state === 'arrived' ? stored.sent : now, arrived: null, returned: null },
    arrived: { ...stored, arrived: now, returned: null },
    returned: { ...stored, returned: now },
  }[state];
}

/** The order must be locked. @throws WRONG_STATE for a state that cannot follow */
export async function changeShipment(
  work: Work,
  { body }: Pick<Call<'PUT /abn_bins_upload/{id}/shipment/'>, 'body'>,
  { id: key }: Locked<OrderRights>,
): Promise<void> {
  const order = Number(key);
  const found = await work.of(ShipmentModel).matching({ order_id: order }).first();
  const { state, carrier, tracking_number: number } = body;
  if (found?.confirmed && state !== 'returned') throw wrongState(words.confirmedAlready);
  const follows = found ? [found.state, ...NEXT_SHIPMENT_STATES[found.state]] : ['packed', 'sent'];
  if (!follows.includes(state))
    throw wrongState(
      say(words.noSuchStep, {
        from: translate(SHIPMENT_STATE_LABELS[found?.state ?? 'packed']),
        to: translate(SHIPMENT_STATE_LABELS[state]),
      }),
    );
  const now = new Date();
  const fields = { state, carrier, tracking_number: number, ...getTimes(found, state, now) };
  const { id } = found
    ? await work.of(ShipmentModel).patchAndFetchById(found.id, fields)
    : await work.of(ShipmentModel).insert({ ...fields, order_id: order });
  await work.of(OrderModel).findById(order).increment('version', 1);
  if (state === 'sent' && found?.state !== 'sent' && found?.state !== 'arrived')
    await notifyShipmentSent(work, { shipment: id, at: now, carrier, number });
}

export const notifyShipmentSent = (
  work: Work,
  sent: {
    readonly shipment: number;
    readonly at: Date;
    readonly carrier: Carrier | null;
    readonly number: string | null;
  },
): Promise<void> =>
  notifyOfShipment(work, sent.shipment, {
    key: `shipment-sent-${sent.shipment}-${sent.at.getTime()}`,
    template: 'shipment_sent',
    subject: (code) => say(shipmentMail.sentSubject, { code }),
    above: (code) => [
      say(shipmentMail.sentOpening, { code, carrier: sent.carrier ?? '', number: sent.number ?? '' }),
    ],
    below: () => [translate(shipmentMail.sentNext)],
  });

/**
 * The shipment must be locked. @throws INVALID_INPUT unless each sample in the list is marked as received or missing
 */
export async function confirmShipment(
  work: Work,
  { body }: Pick<Call<'POST /abn_shipment/{id}/confirm/'>, 'body'>,
  { id: key }: Locked<ShipmentRights>,
): Promise<void> {
  const id = Number(key);
  const found = await work.of(ShipmentModel).findById(id);
  if (!found) throw new Error(`shipment ${id} was locked, and is not there`);
  const samples = await work.of(OrderCaseModel).matching({ order_id: found.order_id });
  const { received, missing, note } = body;
  const confirmed = new Set([...received, ...missing]);
  const isWhole = confirmed.size === samples.length && samples.every((sample) => confirmed.has(sample.id));
  if (!isWhole || received.length + missing.length !== confirmed.size)
    throw invalid({ received: [words.otherSamples] });
  await work.run(sql`update tissue.order_case set is_received = id = any(${received}::int[])
    where order_id = ${found.order_id}`);
  const now = new Date();
  await work
    .of(ShipmentModel)
    .findById(id)
    .patch({
      state: 'arrived',
      arrived: found.arrived ?? now,
      confirmed: now,
      note: note.trim() || null,
    });
  // The order shows what arrived, so its version increases: open copies are now outdated.
  await work.of(OrderModel).findById(found.order_id).increment('version', 1);
  await notifyStaff(work, id, missing.length);
}

const Managers = z.object({ code: z.string(), request_id: z.int(), managers: z.array(z.int()) });

/** Notifies the roles that place orders of what arrived, and of missing pieces. */
async function notifyStaff(work: Work, shipment: number, missing: number): Promise<void> {
  const confirmed = await work.row(
    Managers,
    sql`select asked.sfari_request_id as code, asked.id as request_id,
        array(select distinct person.id from core_api.person person
          join core_api.person_group held on held.user_id = person.id
          where person.active and (held.role = 'abn_proj_mgr' or person.id = ordered.creator_id
            and held.role = any(${[...ORDER_ROLES]}::text[])) order by 1) as managers
      from tissue.shipment shipment join tissue.order ordered on ordered.id = shipment.order_id
      join researcher_api.request asked on asked.id = ordered.request_id where shipment.id = ${shipment}`,
  );
  if (!confirmed || confirmed.managers.length === 0) return;
  await notify(work, {
    key: `shipment-confirmed-${shipment}`,
    recipients: confirmed.managers,
    message: () =>
      missing === 0
        ? say(shipmentMail.arrived, { code: confirmed.code })
        : say(shipmentMail.incomplete, { code: confirmed.code, count: missing }),
    redirect: `/request/${confirmed.request_id}?tab=orders`,
  });
}
