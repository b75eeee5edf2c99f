/** `npm run test:walks`: every page in each look and in the pseudo-language, with all that it hides (decision 362). */
export const WHOLE_WALKS = process.env['WHOLE_WALKS'] === 'yes';
