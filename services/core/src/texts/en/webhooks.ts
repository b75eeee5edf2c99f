import { translatable } from '@portal/contract/words';

/** What is refused about webhooks, and the email about one that was disabled. */
export const webhookWords = translatable('core/webhooks', {
  address: 'Enter a web address that starts with https://',
  privateAddress: 'Enter a public address. Calls to private networks are refused.',
  most: 'There can be at most {count} webhooks',
  notActive: 'Resume this webhook first',
  waiting: 'This call is still being sent',
  disabled: {
    subject: 'Webhook “{name}” was disabled',
    text: 'Every call of the webhook “{name}” has failed since {time}, so the portal stopped it.',
    next: 'Correct the receiver, then resume the webhook. Changes until then are not sent.',
    link: 'View webhook',
  },
});
