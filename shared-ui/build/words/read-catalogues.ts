/**
 * Reads the catalogues of an app as data: the files of `src/texts/<language>` are TypeScript objects that Node can
 * import directly.
 */
import { existsSync, globSync, statSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import compile from 'icu-minify/compile';
import { pseudoCatalogue } from '@portal/contract/pseudo-language';
import { PSEUDO_LANGUAGE, SOURCE_LANGUAGE } from '@portal/contract/language';

export const CATALOGUE = /[\\/]src[\\/]texts[\\/]en[\\/]\w[\w-]*\.ts$/;

/** The exports of one file. */
export type Catalogue = Readonly<Record<string, unknown>>;

export async function readCatalogue(file: string): Promise<Catalogue> {
  // A new query string makes Node import the file again if it changed while a development server runs.
  const url = `${pathToFileURL(file).href}?changed=${statSync(file).mtimeMs}`;
  return { ...((await import(url)) as Catalogue) };
}

/** The English catalogue files of a workspace. */
export const listCatalogues = (dir: string): string[] =>
  globSync(path.join(dir, 'src/texts', SOURCE_LANGUAGE, '*.ts')).toSorted();

/** The name under which a page finds the texts of a catalogue: `mfe-staff/queue`. */
export const nameCatalogue = (file: string): string =>
  `${path.basename(path.resolve(file, '../../../..'))}/${path.basename(file, '.ts')}`;

/** The path of the same catalogue in another language. */
export const translatedFile = (file: string, language: string): string =>
  path.join(path.dirname(file), '..', language, path.basename(file));

/** The catalogue in a language. What has no translation yet stays English. */
export async function translateCatalogue(file: string, language: string): Promise<unknown> {
  const english = await readCatalogue(file);
  if (language === PSEUDO_LANGUAGE) return compileTexts(pseudoCatalogue(english));
  const translated = translatedFile(file, language);
  return compileTexts(existsSync(translated) ? putOver(english, await readCatalogue(translated)) : english);
}

function putOver(english: unknown, words: unknown): unknown {
  if (words === undefined) return english;
  if (typeof english !== 'object' || english === null || typeof words !== 'object' || words === null)
    return words;
  const copy = Array.isArray(english) ? [...english] : { ...english };
  for (const [key, word] of Object.entries(words))
    Reflect.set(copy, key, putOver((english as Catalogue)[key], word));
  return copy;
}

/** Matches a plural, a choice or a tag. `fill` handles plain placeholders only. */
const NEEDS_COMPILER = /\{\w+\s*,|<\w+>/;

/** Compiles ICU messages into the form that the small run-time formatter reads, so that browsers load no parser. */
export function compileTexts(value: unknown): unknown {
  if (typeof value === 'string') return NEEDS_COMPILER.test(value) ? compile(value) : value;
  if (Array.isArray(value)) return value.map(compileTexts);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, compileTexts(part)]));
}
