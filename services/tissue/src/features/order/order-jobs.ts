/** Background jobs for orders. */
import { readBranding } from '@portal/common';
import type { BackgroundJob, ServiceParts } from '@portal/kit';
import { sendDueOrders, type SendingParts } from './send-order.ts';
import { remindOfShipments } from './shipment-reminders.ts';

/** Short, because the person who placed an order waits for it to reach BINS. */
const SEND_EVERY = 3;

export const orderJobs = (
  parts: SendingParts,
  { environment }: Pick<ServiceParts, 'environment'>,
): BackgroundJob[] => {
  const { time_zone: timeZone } = readBranding(environment.variables);
  const rules = { timeZone };
  return [
    // Without BINS no attempt is made; placed orders are sent once it is connected.
    ...(parts.bins ? [{ name: 'sending orders', seconds: SEND_EVERY, run: () => sendDueOrders(parts) }] : []),
    {
      name: 'shipments that no one confirmed',
      seconds: 3600,
      run: () => remindOfShipments(parts.database, rules),
    },
  ];
};
