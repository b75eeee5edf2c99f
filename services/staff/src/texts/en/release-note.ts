import { translatable } from '@portal/contract/words';

/** Words of release notes. */
export const releaseNote = translatable('staff/release-note', {
  released: 'Version {version} is released: see what is new',
  versionTaken: 'There is a release note of this version already',
  staysReleased: 'This note was released. It can be changed, but it cannot be a draft again.',
});
