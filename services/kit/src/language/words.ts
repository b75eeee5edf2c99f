/** Only the functions for texts, for threads that load neither a database nor a server. */
export { currentLanguage, inLanguage } from './context.ts';
export { say, translate } from './translate.ts';
