/** History of a kind of samples: who may request it. */
import { defineHistory, forStaff, titles } from '../history/history.ts';
import { HISTORY_TITLES } from '../history/titles.ts';

export const sampleTypeHistory = defineHistory({
  model: 'sample-type',
  label: 'Sample type',
  fields: {
    id: 'internal',
    type: forStaff('Name'),
    limited: forStaff('Limited to the people on its list'),
    active: forStaff('Active'),
  },
  parts: {
    sample_type_user: {
      label: 'Allowed person',
      title: titles(HISTORY_TITLES.allowedPerson),
      subject: ({ words }) => words('user_id'),
      inTitle: ['user_id'],
      fields: {
        id: 'internal',
        sample_type_id: 'internal',
        user_id: forStaff('Person', { refersTo: 'person' }),
      },
    },
  },
});
