/** Whole walks: every page in each look and in the pseudo-language, with all that it hides (decision 362). */
export const WHOLE_WALKS = process.env['WHOLE_TESTS'] === 'yes';

/** They open one page after the other to look at its measures or words; `npm test` leaves them out (decision 467). */
export const WALKS = ['words', 'density', 'frame', 'long-words', 'spanish'].map(
  (name) => `**/${name}.spec.ts`,
);

/** `npm test`: one journey for each role and each way in which the parts meet; `npm run test:e2e` has all of them. */
export const IS_USUAL_RUN = process.env['USUAL_TESTS'] === 'yes';

/** What the usual run leaves to `npm run test:all`: service and component tests prove the same rules (decision 517). */
export const FURTHER_JOURNEYS = [
  'assign-suggestions',
  'bulk',
  'calendar',
  'compatibility',
  'data-access',
  'dataset-administration',
  'deploy',
  'editor',
  'every-type',
  'exports',
  'keyboard-journeys',
  'layout-scripts',
  'layout-shift',
  'long-form',
  'mail-composer',
  'match-quarter',
  'match-summary',
  'on-behalf',
  'palette',
  'paper-agreement',
  'release-note',
  'request-panel',
  'resources',
  'restricted',
  'system-colors',
  'tissue-review',
  'undo',
  'verification-yearly',
].map((name) => `**/${name}.spec.ts`);
