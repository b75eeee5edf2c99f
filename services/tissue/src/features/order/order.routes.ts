import {
  lockOne,
  mutation,
  query,
  readOne,
  resourceRoutes,
  type Call,
  type Handler,
  type Locked,
  type Reads,
} from '@portal/kit';
import { placeOrder, queueAgain, replaceOrder } from './order.commands.ts';
import { readOrderForm } from './order-form.queries.ts';
import type { OrderRules } from './orderable.ts';
import type { OrderRights, ShipmentRights } from './order.policy.ts';
import { orderResource } from './order.resource.ts';
import { sendOrder, type SendingParts } from './send-order.ts';
import { changeShipment, confirmShipment } from './shipment.commands.ts';
import { shipmentResource } from './shipment.resource.ts';

type OneOrder =
  | 'PUT /abn_bins_upload/{id}/'
  | 'POST /abn_bins_upload/{id}/send/'
  | 'PUT /abn_bins_upload/{id}/shipment/';

const present = async (reads: Reads, { actor }: Pick<Call, 'actor'>, id: number) => {
  const { object, etag } = await readOne(reads, orderResource, actor, id);
  return { body: object, etag };
};

/** A handler that writes one order: it checks visibility, locks the order, then checks permission and version. */
const defineOrderWrite = <K extends OneOrder>(
  key: K,
  action: 'edit' | 'send' | 'ship',
  command: (
    call: Call<K>,
    ...rest: [work: Parameters<typeof replaceOrder>[0], loaded: Locked<OrderRights>]
  ) => Promise<void>,
): Handler =>
  mutation<K, Locked<OrderRights>>(key, {
    load: ({ actor, params }, work) =>
      lockOne(orderResource, { work, actor, id: (params as { id: number }).id }),
    authorise: action,
    current: async ({ call, work, loaded }) => (await present(work, call, Number(loaded.id))).body,
    command: ({ call, work, loaded }) => command(call, work, loaded),
    present: ({ call, work, loaded }) => present(work, call, Number(loaded.id)) as never,
  });

/** Sends the stored order to BINS before answering; the answer shows whether it arrived. */
const withSending = (handler: Handler, parts: SendingParts): Handler => ({
  ...handler,
  async run(call) {
    const stored = (await handler.run(call)) as { body: { id: number } };
    await sendOrder(parts, stored.body.id, call.author);
    return present(call.database, call, stored.body.id);
  },
});

export const orderRoutes = (parts: SendingParts, rules: OrderRules): readonly Handler[] => [
  ...resourceRoutes(orderResource, { create: placeOrder(rules) }).map((handler) =>
    handler.key === 'POST /abn_bins_upload/' ? withSending(handler, parts) : handler,
  ),
  withSending(
    defineOrderWrite('PUT /abn_bins_upload/{id}/', 'edit', (call, work, loaded) =>
      replaceOrder(work, call, loaded),
    ),
    parts,
  ),
  withSending(
    defineOrderWrite('POST /abn_bins_upload/{id}/send/', 'send', (_call, work, loaded) =>
      queueAgain(work, loaded),
    ),
    parts,
  ),
  defineOrderWrite('PUT /abn_bins_upload/{id}/shipment/', 'ship', (call, work, loaded) =>
    changeShipment(work, call, loaded),
  ),
  query('GET /abn-request/{id}/order-form/', ({ actor, database, params }) =>
    readOrderForm(database, actor, params.id, rules),
  ),
  ...resourceRoutes(shipmentResource),
  mutation<'POST /abn_shipment/{id}/confirm/', Locked<ShipmentRights>>('POST /abn_shipment/{id}/confirm/', {
    load: ({ actor, params }, work) => lockOne(shipmentResource, { work, actor, id: params.id }),
    authorise: 'confirm',
    command: ({ call, work, loaded }) => confirmShipment(work, call, loaded),
    async present({ call, work }) {
      const { object, etag } = await readOne(work, shipmentResource, call.actor, call.params.id);
      return { body: object, etag };
    },
  }),
];
