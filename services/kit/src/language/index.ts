export {
  currentLanguage,
  inLanguage,
  chooseAccountLanguage,
  offeredChoice,
  offeredLanguages,
  readWantedLanguage,
  setLanguage,
  wantedLanguage,
} from './context.ts';
export { notify, type BellLine } from './notify.ts';
export { groupByLanguage, readLanguages, writeInLanguageFor } from './recipient.ts';
export { say, sayPieces, translate } from './translate.ts';
