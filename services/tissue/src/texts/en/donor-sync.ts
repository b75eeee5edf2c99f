import { translatable } from '@portal/contract/words';

/** Why the donors could not be read from the brain bank, for staff. */
export const donorSyncWords = translatable('tissue/donor-sync', {
  unconnected: 'The portal has no connection to the brain bank.',
  running: 'These donors are already being synchronized.',
  over: 'This update was already repeated. Review the latest one.',
  silent: 'The brain bank did not answer within {seconds} seconds.',
  unreachable: "We couldn't reach the brain bank.",
  credentials: 'The brain bank does not accept the credentials of the portal. Please check its settings.',
  forbidden:
    'The brain bank does not let the portal read its donors. Ask the brain bank to give the portal permission.',
  failing: 'The brain bank returned an error ({status}).',
  unreadable: 'The brain bank returned an unreadable response.',
  loop: 'The brain bank sent the same page twice. Data received until then was kept; no donors were removed.',
  cut: 'The brain bank announced {total, plural, one {# donor} other {# donors}} but sent {seen}. Received data was kept; no donors were removed.',
  tooMany:
    '{gone} of {known} donors (more than 20%) would be removed. No donors were removed. Check with the brain bank whether this is intended.',
  unnamed:
    "Some donors came without a readable number, so missing donors can't be identified. No donors were removed.",
  refused: '{count, plural, one {# donor record was} other {# donor records were}} invalid and ignored.',
  left: 'It was interrupted. Data received until then was kept.',
  unexpected: 'Something went wrong in the portal. Data received until then was kept.',
});
