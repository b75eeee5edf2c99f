import { translatable } from '@portal/contract/words';

/** Words about a new version that was taken back by itself. */
export const releaseMail = translatable('core/release-mail', {
  subject: '{app}: version {version} was taken back',
  text: 'Version {version} of {app} went to {share} % of the sessions from {time} on. It fared worse than version {before}, so everybody has {before} again.',
  reasons: {
    failures: 'Sessions with a script error or a failed load: {found} % instead of {before} %.',
    lcp: 'Largest contentful paint: {found} ms instead of {before} ms.',
    inp: 'Interaction to next paint: {found} ms instead of {before} ms.',
    cls: 'Cumulative layout shift: {found} instead of {before}.',
  },
  link: 'How the versions fare',
});
