export {
  currentLanguage,
  inLanguage,
  offeredChoice,
  offeredLanguages,
  readWantedLanguage,
  speak,
} from './context.ts';
export { inLanguageOf } from './recipient.ts';
export { say, translate } from './translate.ts';
