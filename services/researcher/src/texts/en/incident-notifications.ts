import { translatable } from '@portal/contract/words';

/** What is written about an incident to administrators and to the person who reported it. */
export const incidentNotifications = translatable('researcher/incident-notifications', {
  reported: '{code}: {person} reported an incident ({kind})',
  in_progress: 'The foundation is looking into the incident you reported about {code}',
  closed: 'The incident you reported about {code} is closed',
  new: 'The incident you reported about {code} was reopened',
  mail: {
    subject: 'Incident reported about {code}: {kind}',
    opening: '{person} reported an incident about {code} ({kind}).',
    noticed: 'It happened or was noticed on {day}.',
    link: 'Open the incident',
  },
});
