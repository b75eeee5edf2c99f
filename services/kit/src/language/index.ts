export {
  currentLanguage,
  inLanguage,
  offeredChoice,
  offeredLanguages,
  readWantedLanguage,
  speak,
} from './context.ts';
export { notify, type BellLine } from './notify.ts';
export { groupByLanguage, inLanguageOf } from './recipient.ts';
export { say, translate } from './translate.ts';
