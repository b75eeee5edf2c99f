import { translatable } from '@portal/contract/words';

/** What is refused about views of queues. */
export const viewWords = translatable('core/saved-views', {
  nameTaken: 'You have a view of this name already',
  most: 'You can keep {count} views of a list. Please delete one first',
});
