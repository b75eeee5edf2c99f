import { translatable } from '@portal/contract/words';

/** What is refused about incidents. */
export const incidentRefusals = translatable('researcher/incident-refusals', {
  notGiven: 'An incident is reported once something was given under the request',
  outcomeMissing: 'Please say what came of it before you close it',
});
