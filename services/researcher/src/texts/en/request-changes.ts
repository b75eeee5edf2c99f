import { translatable } from '@portal/contract/words';

/** Names of what may differ beside the fields of the form. */
export const changeWords = translatable('researcher/request-changes', {
  project: 'Project',
  datasets: 'Datasets',
  people: 'People with access',
  unknown: 'Deleted item',
});
