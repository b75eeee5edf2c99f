/** Texts of the server, translated to the language of the call (decision 201). */
import compile from 'icu-minify/compile';
import format, { type CompiledMessage } from 'icu-minify/format';
import { PSEUDO_LANGUAGE, SOURCE_LANGUAGE, type Language } from '@portal/contract/language';
import { pseudoCatalogue } from '@portal/contract/pseudo-language';
import { pairTexts } from '@portal/contract/translations';
import { contractTexts, readTexts, setTranslator } from '@portal/contract/words';
import { currentLanguage } from './context.ts';
import { readTranslation, SERVICES_DIR } from './read-translation.ts';

/** A function replaces the content of the tag with its name, for example by a link. */
type Values<T = string> = Readonly<
  Record<string, string | number | ((inside: readonly (string | T)[]) => T)>
>;

/** `say` fills the placeholders. */
const formatters = {
  getDateTimeFormat: (...given: ConstructorParameters<typeof Intl.DateTimeFormat>) =>
    new Intl.DateTimeFormat(...given),
  getNumberFormat: (...given: ConstructorParameters<typeof Intl.NumberFormat>) =>
    new Intl.NumberFormat(...given),
  getPluralRules: (...given: ConstructorParameters<typeof Intl.PluralRules>) =>
    new Intl.PluralRules(...given),
};

/** Translations by English text. Built again when more catalogs are loaded. */
interface Index {
  readonly size: number;
  readonly texts: ReadonlyMap<string, string>;
}

export interface Speaker {
  /** The text of a catalog in the language of the call; any other text stays unchanged. */
  readonly translate: (text: string) => string;
  /** A text of a catalog in the language of the call, with values for its placeholders, including plurals (ICU). */
  readonly say: (text: string, values?: Values) => string;
  /** Like `say`, but returns pieces: the strings, and between them the results of the functions for tags. */
  readonly sayPieces: <T>(text: string, values: Values<T>) => readonly (string | T)[];
}

/** @param dir the folder `services`, or for tests another folder with translations */
export function createSpeaker(dir: string): Speaker {
  const indexes = new Map<Language, Index>();
  const compiled = new Map<string, CompiledMessage>();

  function readIndex(language: Language): ReadonlyMap<string, string> {
    const known = indexes.get(language);
    if (known?.size === contractTexts.size) return known.texts;
    const texts = new Map<string, string>();
    for (const [name, catalogue] of contractTexts) {
      const english = readTexts(name, catalogue);
      const words =
        language === PSEUDO_LANGUAGE ? pseudoCatalogue(english) : readTranslation(name, language, dir);
      // If two catalogs have the same text, the translation of the first one counts.
      for (const [text, word] of pairTexts(english, words)) if (!texts.has(text)) texts.set(text, word);
    }
    indexes.set(language, { size: contractTexts.size, texts });
    return texts;
  }

  function translate(text: string): string {
    const language = currentLanguage();
    return language === SOURCE_LANGUAGE ? text : (readIndex(language).get(text) ?? text);
  }

  function sayPieces<T>(text: string, values: Values<T>): readonly (string | T)[] {
    const message = translate(text);
    const known = compiled.get(message) ?? compile(message);
    compiled.set(message, known);
    const pieces = format<T>(known, currentLanguage(), values, { formatters });
    return Array.isArray(pieces) ? pieces : [pieces];
  }

  const say = (text: string, values: Values = {}): string => sayPieces(text, values).join('');
  return { translate, say, sayPieces };
}

export const { translate, say, sayPieces } = createSpeaker(SERVICES_DIR);
setTranslator(translate);
