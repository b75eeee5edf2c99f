/** What continues with orders while no one looks. */
import { readBranding } from '@portal/common';
import type { BackgroundJob, ServiceParts } from '@portal/kit';
import { sendDueOrders, type SendingParts } from './send-order.ts';
import { remindOfShipments } from './shipment-reminders.ts';

/** The person who placed an order waits to see it with BINS. */
const SEND_EVERY = 3;

export const orderJobs = (
  parts: SendingParts,
  { environment }: Pick<ServiceParts, 'environment'>,
): BackgroundJob[] => {
  const { time_zone: timeZone } = readBranding(environment.variables);
  const rules = { timeZone };
  return [
    // Without BINS nothing is to be tried; what was placed is sent once it is connected.
    ...(parts.bins ? [{ name: 'sending orders', seconds: SEND_EVERY, run: () => sendDueOrders(parts) }] : []),
    {
      name: 'parcels that nobody confirmed',
      seconds: 3600,
      run: () => remindOfShipments(parts.database, rules),
    },
  ];
};
