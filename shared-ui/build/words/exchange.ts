/**
 * Exports and imports texts as a PO file, a format that every translation program reads, so that translators need no
 * code. The context of an entry is its catalogue and key: `shell/src/texts/en/login.ts#login.title`.
 */
import { existsSync, globSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { contractTexts, readTexts } from '@portal/contract/words';
import {
  completeTranslation,
  listTexts,
  listTranslationFaults,
  translationFile,
} from '@portal/contract/translations';
import { SOURCE_LANGUAGE } from '@portal/contract/language';
import { po, type GetTextTranslations } from 'gettext-parser';
import { listCatalogues, readCatalogue, translatedFile } from './read-catalogues.ts';

/** One catalogue: its English texts by export name, and the path of its translation. */
interface Source {
  /** Path of the English file, shown to the translator. */
  readonly file: string;
  readonly english: unknown;
  readonly translated: string;
}
type Tree = Readonly<Record<string, unknown>>;

const SCREENS = '{shell,mfe-*,shared-ui}';
const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

/** @param root the folder of the repository */
async function listSources(root: string, language: string): Promise<Source[]> {
  await import('@portal/contract');
  // Texts of services register themselves when their catalogue is loaded.
  for (const workspace of globSync('services/*', { cwd: root }))
    for (const file of listCatalogues(path.join(root, workspace))) await readCatalogue(file);
  const screens = globSync(SCREENS, { cwd: root })
    .flatMap((workspace) => listCatalogues(path.join(root, workspace)))
    .map(async (file) => ({
      file: path.relative(root, file),
      english: await readCatalogue(file),
      translated: path.relative(root, translatedFile(file, language)),
    }));
  const server = Array.from(contractTexts, ([name, catalogue]) => ({
    file: `services/${translationFile(name, SOURCE_LANGUAGE)}`,
    english: { default: readTexts(name, catalogue) },
    translated: `services/${translationFile(name, language)}`,
  }));
  return [...(await Promise.all(screens)), ...server].toSorted((a, b) => a.file.localeCompare(b.file));
}

const readTranslated = async (root: string, { translated }: Source): Promise<Tree> =>
  existsSync(path.join(root, translated)) ? readCatalogue(path.join(root, translated)) : {};

/**
 * The translation as users see it: a server text without its own translation uses that of the same English text
 * elsewhere in its catalogue.
 */
const readShown = ({ file, english }: Source, words: Tree): unknown =>
  file.startsWith('services/') ? completeTranslation(english, words) : words;

const readPlace = (tree: unknown, place: readonly string[]): unknown =>
  place.reduce<unknown>((part, key) => (isTree(part) ? part[key] : undefined), tree);

/** @returns a PO file of all texts with their current translations; a text without a translation stays empty */
export async function exportTexts(root: string, language: string): Promise<Buffer> {
  const translations: GetTextTranslations['translations'] = {};
  for (const source of await listSources(root, language)) {
    const shown = readShown(source, await readTranslated(root, source));
    for (const [place, english] of listTexts(source.english)) {
      const translation = readPlace(shown, place);
      const msgctxt = `${source.file}#${place.join('.')}`;
      const msgstr = [typeof translation === 'string' ? translation : ''];
      translations[msgctxt] = { [english]: { msgctxt, msgid: english, msgstr } };
    }
  }
  const headers = { Language: language, 'Content-Type': 'text/plain; charset=utf-8' };
  return po.compile({ charset: 'utf-8', headers, translations }, { foldLength: 0 });
}

export interface ImportReport {
  /** Files that were written, relative to the root. */
  readonly files: readonly string[];
  /** Entries that were not imported, one line each. If a place is wrong, nothing is written. */
  readonly faults: readonly string[];
}

/**
 * Rewrites the catalogue files of a language from a PO file. Entries that are empty in the PO file stay unchanged.
 * Entries whose English has changed since the export, or that no catalogue contains anymore, are skipped and reported.
 */
export async function importTexts(root: string, language: string, content: Buffer): Promise<ImportReport> {
  const { translations } = po.parse(content, { validation: false });
  const entries = new Map(
    Object.entries(translations).flatMap(([context, messages]) =>
      Object.values(messages).map((message) => [context, message] as const),
    ),
  );
  const faults: string[] = [];
  const written: { file: string; text: string }[] = [];
  for (const source of await listSources(root, language)) {
    const words: Record<string, unknown> = structuredClone({ ...(await readTranslated(root, source)) });
    const shown = readShown(source, words);
    let isChanged = false;
    for (const [place, english] of listTexts(source.english)) {
      const context = `${source.file}#${place.join('.')}`;
      const entry = entries.get(context);
      entries.delete(context);
      const translation = entry?.msgstr[0] ?? '';
      if (translation === '' || translation === readPlace(shown, place)) continue;
      if (entry?.msgid !== english) faults.push(`${context}: the English text has changed; not taken over`);
      else {
        put(words, place, translation);
        isChanged = true;
      }
    }
    if (!isChanged) continue;
    const wrong = listTranslationFaults(source.english, words).map(
      (fault) => `${source.translated}: ${fault}`,
    );
    if (wrong.length > 0) return { files: [], faults: [...faults, ...wrong] };
    written.push({ file: source.translated, text: printCatalogue(words) });
  }
  entries.delete('');
  for (const context of entries.keys()) faults.push(`${context}: there is no such text any more`);
  for (const { file, text } of written) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  return { files: written.map(({ file }) => file), faults };
}

function put(tree: Record<string, unknown>, place: readonly string[], text: string): void {
  const [key = '', ...rest] = place;
  if (rest.length === 0) tree[key] = text;
  else {
    const part = isTree(tree[key]) ? { ...tree[key] } : {};
    put(part, rest, text);
    tree[key] = part;
  }
}

/** Prints a catalogue as TypeScript; `oxfmt` formats it afterward. */
const printCatalogue = (words: Tree): string =>
  Object.entries(words)
    .map(([name, texts]) => {
      const value = JSON.stringify(texts, undefined, 2);
      return name === 'default' ? `export default ${value};\n` : `export const ${name} = ${value};\n`;
    })
    .join('\n');
