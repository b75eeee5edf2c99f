import { translatable } from '@portal/contract/words';

/** Why the donors could not be read from the brain bank, for staff. */
export const donorSyncWords = translatable('tissue/donor-sync', {
  unconnected: 'The portal has no connection to the brain bank.',
  running: 'The donors of this store are being read already.',
  silent: 'The brain bank did not answer within {seconds} seconds.',
  unreachable: 'The brain bank could not be reached.',
  credentials: 'The brain bank does not accept the credentials of the portal. Please check its settings.',
  forbidden:
    'The brain bank does not let the portal read its donors. Ask whoever keeps it to allow the portal.',
  failing: 'The brain bank answered with a fault ({status}).',
  unreadable: 'The brain bank gave an answer that cannot be read.',
  loop: 'The brain bank sent a page that it had sent before. What came until then is kept, nobody was removed.',
  cut: 'The brain bank told of {total, plural, one {# donor} other {# donors}} and sent {seen}. What came is kept, nobody was removed.',
  tooMany:
    '{gone} of {known} donors would be removed, more than a fifth. Nobody was removed. Ask the brain bank whether this is meant.',
  unnamed:
    'Some donors came without a number that can be read, so nobody can tell who is missing. Nobody was removed.',
  refused:
    '{count, plural, one {# donor was} other {# donors were}} sent in a form that is not believed, and stay as they were.',
  left: 'It was stopped in the middle. What came until then is kept.',
  unexpected: 'Something went wrong in the portal. What came until then is kept.',
});
