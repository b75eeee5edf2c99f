import { translatable } from '@portal/contract/words';

/** What is refused about incidents. */
export const incidentRefusals = translatable('researcher/incident-refusals', {
  notGiven: 'Incidents can be reported once resources have been provided',
  outcomeMissing: 'Please enter an outcome before closing it',
});
