import { translatable } from '@portal/contract/words';

/** What is refused about views of queues. */
export const viewWords = translatable('core/saved-views', {
  nameTaken: 'You already have a view with this name',
  most: 'You can save {count} views of a list. Please delete one first',
});
