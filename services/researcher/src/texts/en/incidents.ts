import { translatable } from '@portal/contract/words';

/** What is refused about incidents. */
export const incidentRefusals = translatable('researcher/incident-refusals', {
  notGiven: 'An incident is reported once something was given under the request',
  outcomeMissing: 'Please say what came of it before you close it',
});

/** What is written about an incident to administrators and to whoever reported it. */
export const incidentNews = translatable('researcher/incident-news', {
  reported: '{code}: {person} reported an incident ({kind})',
  in_progress: 'The foundation looks into the incident that you reported about {code}',
  closed: 'The incident that you reported about {code} is closed',
  new: 'The incident that you reported about {code} is open again',
  mail: {
    subject: 'Incident reported about {code}: {kind}',
    opening: '{person} reported an incident about {code} ({kind}).',
    noticed: 'It happened or was noticed on {day}.',
    link: 'Open the incident',
  },
});
