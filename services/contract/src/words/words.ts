/** Translation of the contract's texts. */

declare global {
  /**
   * Translations for the page's language, by catalog name, set before any catalog is loaded (`shell/src/language`).
   * Undefined in English and on the server, which translates its answers (`kit/src/language`).
   */
  var portalWords: Record<string, unknown> | undefined;
}

type Tree = Readonly<Record<string, unknown>>;
const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

/** The contract's English catalogs by name: everything that can be translated. */
export const contractTexts = new Map<string, unknown>();

/**
 * Registers a catalog. In a browser with another language, it returns the same object with translated texts. Every text
 * in it must be visible to users.
 */
export function translatable<const T>(name: string, english: T): T {
  contractTexts.set(name, english);
  return applyTranslation(english, globalThis.portalWords?.[`contract/${name}`]) as T;
}

/** Untranslated values remain English. */
function applyTranslation(english: unknown, words: unknown): unknown {
  if (words === undefined) return english;
  if (!isTree(english) || !isTree(words)) return words;
  const copy: Record<string, unknown> | unknown[] = Array.isArray(english) ? [...english] : { ...english };
  for (const key of Object.keys(words)) Reflect.set(copy, key, applyTranslation(english[key], words[key]));
  return copy;
}

let translateText = (text: string): string => text;

/**
 * Set on the server, which translates while it answers; in a browser each catalog is already in the page's language.
 */
export function setTranslator(translate: (text: string) => string): void {
  translateText = translate;
}

/** A text of a definition in the reader's language; in a browser it is already in the page's language. */
export const translated = (text: string): string => translateText(text);

/**
 * Fills values into the simple placeholders of a catalog text. Call it when the text is shown, not while a module
 * loads.
 */
export const fillText = (text: string, values: Readonly<Record<string, string | number>>): string =>
  translateText(text).replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));

/** Formats a number for display: '1,000,000'. Numbers typed into fields are not formatted. */
export const groupDigits = (value: number): string =>
  value.toLocaleString('en-US', { maximumFractionDigits: 20 });

/** Properties of a definition that users read; the others are names, values and rules. */
const DISPLAY_TEXT_KEYS = new Set([
  'agreement',
  'answerLabel',
  'because',
  'heading',
  'help',
  'html',
  'historyLabel',
  'label',
  'message',
  'paragraphs',
  'partLabels',
  'requiredMessage',
  'shortLabel',
  'statement',
  'summary',
  'text',
  'title',
]);

const isText = (value: unknown): boolean =>
  typeof value === 'string' || (Array.isArray(value) && value.every((each) => typeof each === 'string'));

/** Only the texts of a definition, at their places; undefined if it has none. */
export function pickDisplayTexts(definition: unknown): unknown {
  if (!isTree(definition)) return undefined;
  const found = Object.entries(definition).flatMap(([key, value]) => {
    const texts = DISPLAY_TEXT_KEYS.has(key) && isText(value) ? value : pickDisplayTexts(value);
    return texts === undefined ? [] : [[key, texts] as const];
  });
  return found.length > 0 ? Object.fromEntries(found) : undefined;
}

/** Histories and request types contain names and rules besides texts; in every other catalog each string is a text. */
export const readTexts = (name: string, catalogue: unknown): unknown =>
  /^(history|request-type)\//.test(name) ? pickDisplayTexts(catalogue) : catalogue;
