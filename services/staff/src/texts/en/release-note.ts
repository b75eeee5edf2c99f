import { translatable } from '@portal/contract/words';

/** Words of release notes. */
export const releaseNote = translatable('staff/release-note', {
  released: "Version {version} is out: see what's new",
  versionTaken: 'This version already has a release note',
  staysReleased: "This note has been released. It can be edited, but it can't become a draft again.",
});
