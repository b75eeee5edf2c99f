import { translatable } from '@portal/contract/words';

/** What every calendar says, whatever stands in it. */
export const calendar = translatable('kit/calendar', {
  tomorrow: 'Tomorrow: {what}',
  inPortal: 'In the portal: {address}',
  acting: 'You act for somebody else. Only they make or remove the address of their calendar.',
  none: 'There is no calendar address to remove',
});
