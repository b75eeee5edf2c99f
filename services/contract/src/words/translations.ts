/** Where the words of the server are in another language, and what such a file may say. */
import { SERVICES } from '../basics/services.ts';

/** Workspaces under `services/` whose catalogues carry their name; those of the contract carry none. */
const OWNERS: readonly string[] = [...SERVICES, 'common', 'kit', 'gateway'];

/** The file of a catalogue in another language, under `services/`: `core/mail-layout` is `core/src/texts/<language>/mail-layout.ts`. */
export function translationFile(name: string, language: string): string {
  const [first = '', ...rest] = name.split('/');
  return OWNERS.includes(first)
    ? `${first}/src/texts/${language}/${rest.join('/')}.ts`
    : `contract/src/texts/${language}/${name}.ts`;
}

type Tree = Readonly<Record<string, unknown>>;
const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

/** Every text of a catalogue with the keys that lead to it; empty ones are left out. */
export function* listTexts(
  value: unknown,
  place: readonly string[] = [],
): Generator<readonly [readonly string[], string]> {
  if (typeof value === 'string' && value !== '') yield [place, value];
  else if (isTree(value))
    for (const [key, part] of Object.entries(value)) yield* listTexts(part, [...place, key]);
}

/** Each text of a catalogue with its translation; what has none is left out. */
export function* pairTexts(english: unknown, words: unknown): Generator<readonly [string, string]> {
  if (typeof english === 'string') {
    if (typeof words === 'string') yield [english, words];
  } else if (isTree(english) && isTree(words))
    for (const key of Object.keys(english)) yield* pairTexts(english[key], words[key]);
}

/** The translations of a catalogue by its English, of several the first. */
function indexTexts(english: unknown, words: unknown): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  for (const [text, word] of pairTexts(english, words)) if (!texts.has(text)) texts.set(text, word);
  return texts;
}

/** A text without a translation has that of the same text elsewhere in the catalogue: versions of a form share most of theirs. */
export function completeTranslation(
  english: unknown,
  words: unknown,
  known = indexTexts(english, words),
): unknown {
  if (typeof english === 'string') return typeof words === 'string' ? words : known.get(english);
  if (!isTree(english)) return undefined;
  const said = Object.entries(english).flatMap(([key, part]) => {
    const word = completeTranslation(part, isTree(words) ? words[key] : undefined, known);
    return word === undefined ? [] : [[key, word] as const];
  });
  return said.length > 0 ? Object.fromEntries(said) : undefined;
}

/** `{name}` and the name of `{count, plural, …}`, whose branches are text again, and `<link>`. */
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
 * What of a translation English does not have, one line each: keys, and places that nothing is put in. A place that the
 * translation leaves out is reported too, as its value would be lost. Texts that are not translated are no fault.
 */
export function listTranslationFaults(english: unknown, words: unknown, at = ''): string[] {
  if (typeof english === 'string') {
    if (typeof words !== 'string') return [`${at} is a text in English`];
    const [known, said] = [places(english), places(words)];
    return [
      ...[...said].filter((place) => !known.has(place)).map((place) => `${at} has no place ${place}`),
      ...[...known].filter((place) => !said.has(place)).map((place) => `${at} leaves out the place ${place}`),
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
