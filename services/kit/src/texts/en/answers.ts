import { translatable } from '@portal/contract/words';

/** What every service says of a call that it does not serve. */
export const answers = translatable('kit/answers', {
  invalidInput: 'The input is not valid',
  notSignedIn: 'Please log in',
  notFound: 'Not found',
  stale: 'Somebody else changed this since you opened it',
  versionRequired:
    'Please open this again and look at it before you go on: the request does not say which version you saw (If-Match)',
  foreignRole: 'You do not hold this role',
  serviceToken: 'Service token refused',
  otherService: 'This service may not call this',
  otherSite: 'The request came from another site',
  confirmFirst: 'Nothing was changed. Confirm the change first',
  method: '{method} is not possible here',
  nothingHere: 'There is nothing here',
  wrongState: 'This cannot be done in the present state',
  runNotFailed: 'This run has not failed',
  mayNotChange: 'You may not change: {fields}',
  partUnreachable: 'A part of the portal cannot be reached',
  partUnreachableNow: 'A part of the portal cannot be reached. Please try again',
  busy: 'The portal is very busy. Please try again',
  slow: 'This took too long. Please try again',
  databaseUnreachable: 'The database cannot be reached. Please try again',
  serverError: 'Sorry, something went wrong on our side',
});
