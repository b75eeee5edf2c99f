/** Where translations of server texts are stored, and checks of such a file. */
import { SERVICES } from '../basics/services.ts';

/** Workspaces under `services/` whose catalog names start with their own name; those of the contract have no prefix. */
const OWNERS: readonly string[] = [...SERVICES, 'common', 'kit', 'gateway'];

/**
 * The translation file of a catalog, under `services/`: `core/mail-layout` is
 * `core/src/texts/<language>/mail-layout.ts`.
 */
export function translationFile(name: string, language: string): string {
  const [first = '', ...rest] = name.split('/');
  return OWNERS.includes(first)
    ? `${first}/src/texts/${language}/${rest.join('/')}.ts`
    : `contract/src/texts/${language}/${name}.ts`;
}

type Tree = Readonly<Record<string, unknown>>;
const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

/** Every text of a catalog with its key path; empty texts are omitted. */
export function* listTexts(
  value: unknown,
  place: readonly string[] = [],
): Generator<readonly [readonly string[], string]> {
  if (typeof value === 'string' && value !== '') yield [place, value];
  else if (isTree(value))
    for (const [key, part] of Object.entries(value)) yield* listTexts(part, [...place, key]);
}

/** Pairs each text of a catalog with its translation; untranslated texts are omitted. */
export function* pairTexts(english: unknown, words: unknown): Generator<readonly [string, string]> {
  if (typeof english === 'string') {
    if (typeof words === 'string') yield [english, words];
  } else if (isTree(english) && isTree(words))
    for (const key of Object.keys(english)) yield* pairTexts(english[key], words[key]);
}

/** Translations of a catalog by English text; if there are several, the first counts. */
function indexTexts(english: unknown, words: unknown): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  for (const [text, word] of pairTexts(english, words)) if (!texts.has(text)) texts.set(text, word);
  return texts;
}

/**
 * An untranslated text takes the translation of the same text elsewhere in the catalog: form versions share most of
 * their texts.
 */
export function completeTranslation(
  english: unknown,
  words: unknown,
  known = indexTexts(english, words),
): unknown {
  if (typeof english === 'string') return typeof words === 'string' ? words : known.get(english);
  if (!isTree(english)) return undefined;
  const translated = Object.entries(english).flatMap(([key, part]) => {
    const word = completeTranslation(part, isTree(words) ? words[key] : undefined, known);
    return word === undefined ? [] : [[key, word] as const];
  });
  return translated.length > 0 ? Object.fromEntries(translated) : undefined;
}

/**
 * Placeholders in a text: `{name}`, the variable of `{count, plural, …}` (its branches are texts themselves), and
 * `<link>`.
 */
function places(text: string): Set<string> {
  const found = new Set(Array.from(text.matchAll(/<\w+>/g), ([tag]) => tag));
  let depth = 0;
  for (const [brace, name] of text.matchAll(/\{\s*(\w*)|\}/g)) {
    if (brace === '}') depth -= 1;
    else {
      if (depth % 2 === 0 && name) found.add(`{${name}}`);
      depth += 1;
    }
  }
  return found;
}

/**
 * Errors of a translation compared with English, one line each: unknown keys, and placeholders that English lacks. A
 * missing placeholder is reported too, since its value would be lost. An untranslated text is no error.
 */
export function listTranslationFaults(english: unknown, words: unknown, at = ''): string[] {
  if (typeof english === 'string') {
    if (typeof words !== 'string') return [`${at} is a text in English`];
    const [known, translated] = [places(english), places(words)];
    return [
      ...[...translated].filter((place) => !known.has(place)).map((place) => `${at} has no place ${place}`),
      ...[...known]
        .filter((place) => !translated.has(place))
        .map((place) => `${at} leaves out the place ${place}`),
    ];
  }
  if (!isTree(words)) return [`${at} is no text in English`];
  return Object.entries(words).flatMap(([key, value]) => {
    const path = at === '' ? key : `${at}.${key}`;
    return isTree(english) && Object.hasOwn(english, key)
      ? listTranslationFaults(english[key], value, path)
      : [`${path} is no key in English`];
  });
}
