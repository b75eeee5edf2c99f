import { translatable } from '@portal/contract/words';

/** What every service says of a call that it does not serve. */
export const answers = translatable('kit/answers', {
  invalidInput: 'The input is not valid',
  notSignedIn: 'Please log in',
  notFound: 'Not found',
  stale: 'Someone else changed this after you opened it',
  versionRequired:
    'This change does not say which version you saw (the If-Match header is missing). Open it again and check it before you save',
  foreignRole: 'You do not have this role',
  machineKey: 'This machine key is unknown, expired or revoked, or not allowed from this network',
  needsScope: 'This machine key needs the scope {scope} for this call',
  needsPerson: 'Machine keys cannot do this. A person has to log in',
  serviceToken: 'Service token refused',
  otherService: 'This service is not allowed to call this endpoint',
  otherSite:
    'For your security, this was blocked because it came from another site. Open the portal and try again',
  confirmFirst: 'Nothing was changed. Confirm the change first',
  proofRequired: 'Please confirm that it is you, and try again',
  method: '{method} is not possible here',
  wrongState: 'Not possible in the current state',
  mayNotChange: "You can't change: {fields}",
  partUnreachable: "Part of the portal can't be reached",
  partUnreachableNow: "Part of the portal can't be reached. Please try again",
  busy: 'The portal is very busy. Please try again',
  slow: 'This took too long. Please try again',
  databaseUnreachable: "The database can't be reached. Please try again",
  serverError: 'Sorry, something went wrong on our side',
});
