import { translatable } from '@portal/contract/words';

/** What every calendar says, no matter what is in it. */
export const calendar = translatable('common/calendar', {
  tomorrow: 'Tomorrow: {what}',
  inPortal: 'In the portal: {address}',
  acting: 'You are impersonating someone. Only they can create or remove their calendar link.',
  none: 'There is no calendar address to remove',
});
