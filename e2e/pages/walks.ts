/** Whole walks: every page in each look and in the pseudo-language, with all that it hides (decision 362). */
export const WHOLE_WALKS = process.env['WHOLE_TESTS'] === 'yes';

/** They open one page after the other to look at its measures or words; `npm test` leaves them out (decision 467). */
export const WALKS = ['words', 'density', 'frame', 'long-words'].map((name) => `**/${name}.spec.ts`);
