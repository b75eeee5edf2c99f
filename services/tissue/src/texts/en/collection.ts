import { translatable } from '@portal/contract/words';

/** Why a collection is not made, changed or deleted. */
export const collectionRefusals = translatable('tissue/collection', {
  researcherMissing: 'Please choose the researcher for whom the collection is',
  notAResearcher: 'This person is no researcher with an account',
  notYours: 'You make collections for yourself alone',
  approvalMissing:
    'You can make a collection once a request of yours for access to the data of Autism BrainNet was approved',
  projectNotTheirs: 'A collection is shared with the team of a project of its researcher',
  unknownDonors: 'These donors are not in this catalogue: {donors}',
  closedDonors: 'These donors cannot be chosen: {donors}',
  notEditable: 'A request with this collection was submitted. It can be changed when revisions are requested',
  beingSubmitted: 'A request with this collection is being submitted. Please try again in a moment',
});
