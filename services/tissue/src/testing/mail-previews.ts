/** This service's emails for the email gallery. The launcher's `draw-mails.test.ts` reports missing ones. */
import { DEFAULT_BRANDING } from '@portal/contract/branding';
import type { MailPreview } from '@portal/core/testing';
import { notifyShipmentSent } from '../features/order/shipment.commands.ts';
import { remindSome } from '../features/order/shipment-reminders.ts';

export const MAIL_PREVIEWS: readonly MailPreview[] = [
  {
    title: 'Shipment sent',
    send: (work, { moment, code }) =>
      notifyShipmentSent(work, { shipment: 1, at: moment, carrier: 'FedEx', number: code }),
  },
  {
    title: 'Shipment to confirm',
    send: (work, { moment }) => remindSome(work, { timeZone: DEFAULT_BRANDING.time_zone }, moment),
  },
];
