import { translatable } from '@portal/contract/words';

/** Refusals of files that a request's answers name. */
export const requestFileWords = translatable('researcher/request-files', {
  unknown: 'This file was not found among your uploads',
  wrongKind: 'Please choose a file of these kinds: {kinds}',
  beingChecked: 'This file is still being checked for viruses. Please try again soon',
});
