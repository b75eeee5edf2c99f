/** Texts of the server in the language of the call (decision 201). */
import compile from 'icu-minify/compile';
import format, { type CompiledMessage } from 'icu-minify/format';
import { PSEUDO_LANGUAGE, SOURCE_LANGUAGE, type Language } from '@portal/contract/language';
import { toPseudo } from '@portal/contract/pseudo-language';
import { contractTexts, readTexts } from '@portal/contract/words';
import { currentLanguage } from './context.ts';

/** A function puts what stands between the tags of its name into something else, such as a link. */
type Values = Readonly<Record<string, string | number | ((inside: readonly string[]) => string)>>;

/** English text by translation, of each language. Made when it is first asked for; grows with catalogues that come later. */
const indexes = new Map<Language, { readonly size: number; readonly texts: ReadonlyMap<string, string> }>();

/** Places are put in by `say`. */
const formatters = {
  getDateTimeFormat: (...given: ConstructorParameters<typeof Intl.DateTimeFormat>) =>
    new Intl.DateTimeFormat(...given),
  getNumberFormat: (...given: ConstructorParameters<typeof Intl.NumberFormat>) =>
    new Intl.NumberFormat(...given),
  getPluralRules: (...given: ConstructorParameters<typeof Intl.PluralRules>) =>
    new Intl.PluralRules(...given),
};

function* listTexts(catalogue: unknown): Generator<string> {
  if (typeof catalogue === 'string') yield catalogue;
  else if (typeof catalogue === 'object' && catalogue !== null)
    for (const part of Object.values(catalogue)) yield* listTexts(part);
}

/** One source text has one translation here: catalogues of another language say it under the same key. */
function readIndex(language: Language): ReadonlyMap<string, string> {
  const known = indexes.get(language);
  if (known?.size === contractTexts.size) return known.texts;
  const texts = new Map<string, string>();
  for (const [name, catalogue] of contractTexts)
    for (const text of listTexts(readTexts(name, catalogue)))
      if (language === PSEUDO_LANGUAGE) texts.set(text, toPseudo(text));
  indexes.set(language, { size: contractTexts.size, texts });
  return texts;
}

/** The text of a catalogue in the language of the call; what stands in none stays as it is. */
export function translate(text: string): string {
  const language = currentLanguage();
  return language === SOURCE_LANGUAGE ? text : (readIndex(language).get(text) ?? text);
}

const compiled = new Map<string, CompiledMessage>();

/** A text of a catalogue with values in the places that it names, plurals included (ICU), in the language of the call. */
export function say(text: string, values: Values = {}): string {
  const message = translate(text);
  const known = compiled.get(message) ?? compile(message);
  compiled.set(message, known);
  const said = format<string>(known, currentLanguage(), values, { formatters });
  return Array.isArray(said) ? said.join('') : said;
}
