/** Texts of the contract in other languages. */

declare global {
  /**
   * The words of the page's language by catalogue, put there before any catalogue is read (`shell/src/language`).
   * Undefined in English and on the server, which translates what it answers (`kit/src/language`).
   */
  var portalWords: Record<string, unknown> | undefined;
}

type Tree = Readonly<Record<string, unknown>>;
const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

/** The English catalogues of the contract by name: what there is to translate. */
export const contractTexts = new Map<string, unknown>();

/** A catalogue: in a browser with another language, the same object with its words. Every text of it is one to be read. */
export function translatable<const T>(name: string, english: T): T {
  contractTexts.set(name, english);
  return putIn(english, globalThis.portalWords?.[`contract/${name}`]) as T;
}

/** What has no translation stays as it is. */
function putIn(english: unknown, words: unknown): unknown {
  if (words === undefined) return english;
  if (!isTree(english) || !isTree(words)) return words;
  const copy: Record<string, unknown> | unknown[] = Array.isArray(english) ? [...english] : { ...english };
  for (const key of Object.keys(words)) Reflect.set(copy, key, putIn(english[key], words[key]));
  return copy;
}

let translateText = (text: string): string => text;

/** The server translates while it answers; in a browser each catalogue is in the language of the page already. */
export function setTranslator(translate: (text: string) => string): void {
  translateText = translate;
}

/** A text of a definition in the language of the person who is answered; in a browser it is in the language of the page already. */
export const translated = (text: string): string => translateText(text);

/** A text of a catalogue with values in its plain places. Called when something is said, not when a module is loaded. */
export const fillText = (text: string, values: Readonly<Record<string, string | number>>): string =>
  translateText(text).replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));

/** '1,000,000': a number that people read. What they type into a field stays as it is. */
export const groupDigits = (value: number): string =>
  value.toLocaleString('en-US', { maximumFractionDigits: 20 });

/** Members of a definition that are read by people; the others are names, values and rules. */
const SPOKEN = new Set([
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
  'requiredMessage',
  'shortLabel',
  'statement',
  'summary',
  'text',
  'title',
]);

const isText = (value: unknown): boolean =>
  typeof value === 'string' || (Array.isArray(value) && value.every((each) => typeof each === 'string'));

/** The texts of a definition alone, at their places; undefined where it has none. */
export function spokenTexts(definition: unknown): unknown {
  if (!isTree(definition)) return undefined;
  const found = Object.entries(definition).flatMap(([key, value]) => {
    const texts = SPOKEN.has(key) && isText(value) ? value : spokenTexts(value);
    return texts === undefined ? [] : [[key, texts] as const];
  });
  return found.length > 0 ? Object.fromEntries(found) : undefined;
}

/** Histories and request types are definitions with names and rules among their texts; of every other catalogue each text is read. */
export const readTexts = (name: string, catalogue: unknown): unknown =>
  /^(history|request-type)\//.test(name) ? spokenTexts(catalogue) : catalogue;
