import { translatable } from '@portal/contract/words';

/** What is refused about the ledger of access. */
export const accessRefusals = translatable('researcher/access-refusals', {
  unexpected: "We couldn't update the external system. We will try again.",
  notReady: 'This person needs an active account and an approved institution',
  dataset: 'Choose the newest version of a dataset',
  notOffered: 'This dataset has no group or location for this kind of access',
  request: 'Choose a dataset request of this person that names this dataset',
  exists: 'There is an entry for this person, dataset and kind of access. Load the page again to change it.',
  notGiving: 'This request does not currently grant this person access',
  revoked: "Access that was removed can't be moved to another kind or request",
  nothingToSend: 'There is nothing to send again: no external system manages this access',
  closed: 'This difference is closed',
  unconnected: 'The portal has no connection to {system}',
});
