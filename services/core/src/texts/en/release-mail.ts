import { translatable } from '@portal/contract/words';

/** Words about a new version that was taken back automatically. */
export const releaseMail = translatable('core/release-mail', {
  subject: '{app}: version {version} was rolled back',
  text: 'Version {version} of {app} was served to {share}% of sessions from {time}. It performed worse than version {before}, so everyone is back on {before}.',
  reasons: {
    failures: 'Sessions with a script error or a failed load: {found}% instead of {before}%.',
    lcp: 'Largest contentful paint: {found} ms instead of {before} ms.',
    inp: 'Interaction to next paint: {found} ms instead of {before} ms.',
    cls: 'Cumulative layout shift: {found} instead of {before}.',
  },
  link: 'Version performance',
});
