import { translatable } from '@portal/contract/words';

/** Why a collection is not made, changed or deleted. */
export const collectionRefusals = translatable('tissue/collection', {
  researcherMissing: 'Please choose a researcher for the collection',
  notAResearcher: 'This person is not a registered researcher',
  notYours: 'You can only create collections for yourself',
  approvalMissing: 'You can create a collection once your request for Autism BrainNet data is approved',
  projectNotTheirs: 'A collection can only be shared with a project team of its researcher',
  unknownDonors: 'These donors are not in this catalog: {donors}',
  closedDonors: "These donors can't be chosen: {donors}",
  notEditable:
    'A request with this collection was submitted. The collection can be changed when revisions are requested',
  beingSubmitted: 'A request with this collection is being submitted. Please try again in a moment',
});
