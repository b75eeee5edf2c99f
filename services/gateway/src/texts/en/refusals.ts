import { translatable } from '@portal/contract/words';

/** What the gateway answers itself. */
export const refusals = translatable('gateway/refusals', {
  method: '{method} is not possible here',
  notUnderstood: 'We could not read what was sent. Please reload the page and try again',
  tooManyTries: 'Too many attempts. Please wait a moment and try again',
  tooManyAtOnce: 'Too many requests at the same time. Please wait a moment and try again',
  tooLarge: 'The request is too large',
  tooSlow: 'The request took too long to arrive. Please try again',
  unavailable: 'This part of the portal is not available right now. Please try again',
  notFound: 'Not found',
  serverError: 'Sorry, something went wrong on our side',
});
