/** History of a donor collection. */
import { defineHistory, forStaff, titles } from '../history/history.ts';
import { HISTORY_TITLES } from '../history/titles.ts';

export const collectionHistory = defineHistory({
  model: 'abn_cart',
  label: 'Donor collection',
  fields: {
    id: 'internal',
    created: 'internal',
    collection_name: forStaff('Name'),
    pi_id: forStaff('Researcher', { refersTo: 'person' }),
    creator_id: forStaff('Made by', { refersTo: 'person' }),
    pilot_tissue_cart: forStaff('Of pilot donors'),
    shared_project_id: forStaff('Shared with the team of the project'),
  },
  parts: {
    abn_cart_donor: {
      label: 'Donor',
      title: titles(HISTORY_TITLES.collectedDonor),
      subject: ({ words }) => words('donor_hash'),
      inTitle: ['donor_hash'],
      fields: { id: 'internal', cart_id: 'internal', donor_hash: forStaff('Donor') },
    },
  },
});
