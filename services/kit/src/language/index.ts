export {
  currentLanguage,
  inLanguage,
  chooseAccountLanguage,
  offeredChoice,
  offeredLanguages,
  readWantedLanguage,
  speak,
  wantedLanguage,
} from './context.ts';
export { notify, type BellLine } from './notify.ts';
export { groupByLanguage, inLanguageOf } from './recipient.ts';
export { say, sayPieces, translate } from './translate.ts';
