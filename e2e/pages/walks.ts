/**
 * Whole walks visit every page in each look and in the pseudo-language, and open everything that it hides (decision
 * 362).
 */
export const WHOLE_WALKS = process.env['WHOLE_TESTS'] === 'yes';

/** These specs open one page after the other to check sizes or texts; `npm test` skips them (decision 467). */
export const WALKS = [
  'words',
  'density',
  'calm',
  'home-height',
  'frame',
  'long-words',
  'spanish',
  'widths',
].map((name) => `**/${name}.spec.ts`);

/**
 * `npm test`: one journey for each role and for each connection between parts; `npm run test:e2e` runs all journeys.
 */
export const IS_USUAL_RUN = process.env['USUAL_TESTS'] === 'yes';

/** Journeys that only `npm run test:all` runs: service and component tests prove the same rules (decision 517). */
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
