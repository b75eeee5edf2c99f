/**
 * Translations are compared with the English catalogs. A key that English lacks is never read, and a placeholder that
 * English lacks is never filled. Also reported: an undeclared language, a file without a catalog, a message that cannot
 * be parsed. The server finds translations by their English text, so an English text with two translations is reported
 * too. A fixture with each fault proves that the check works.
 */
import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import '@portal/contract';
import { LANGUAGES, SOURCE_LANGUAGE } from '@portal/contract/language';
import { listTranslationFaults, pairTexts, translationFile } from '@portal/contract/translations';
import { contractTexts, readTexts } from '@portal/contract/words';
import compile from 'icu-minify/compile';

const SERVER = 'services/*/src/texts';
const SCREENS = '{shell,mfe-*,shared-ui}/src/texts';
/** Folders beside the catalogs that are not languages. */
const OTHERS = [SOURCE_LANGUAGE, 'packs'];
const FIXTURE = 'e2e/architecture/fixtures/translations';
const FIXTURE_FAULTS = [
  'services/contract/src/texts/qaa/irb-designations.ts: “Approved” is “Toegelaten” here and “Goedgekeurd” in services/contract/src/texts/qaa/institution-history-statuses.ts',
  'services/contract/src/texts/qaa/messages.ts: requird is no key in English',
  'services/core/src/texts/qaa/mail-layout.ts: questions has no place {address}',
  'services/core/src/texts/qaa/mail-layout.ts: questions leaves out the place {support}',
  'services/core/src/texts/qaa/nowhere.ts: there is no such catalogue in English',
  'services/researcher/src/texts/qaa/request-mails.ts: “Bekijk de status {” cannot be read',
  'shell/src/texts/qaa/language.ts: language.labels is no key in English',
];

const read = async (file: string): Promise<Readonly<Record<string, unknown>>> => ({
  ...((await import(pathToFileURL(file).href)) as Record<string, unknown>),
});

const getLanguage = (file: string): string => file.split('/src/texts/')[1]?.split('/')[0] ?? '';

/** The English catalog of a translated file; undefined if there is none. */
async function findEnglish(file: string): Promise<unknown> {
  const language = getLanguage(file);
  if (file.startsWith('services/')) {
    for (const [name, catalogue] of contractTexts)
      if (`services/${translationFile(name, language)}` === file)
        return { default: readTexts(name, catalogue) };
    return undefined;
  }
  const english = file.replace(`/texts/${language}/`, `/texts/${SOURCE_LANGUAGE}/`);
  return existsSync(english) ? await read(path.resolve(english)) : undefined;
}

function isReadable(text: string): boolean {
  try {
    compile(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * @returns a line for each English server text that two files of a language translate differently. `first` has the
 * first translation found, by language and English text.
 */
function listTwice(
  file: string,
  pairs: Iterable<readonly [string, string]>,
  first: Map<string, readonly [string, string]>,
) {
  if (!file.startsWith('services/')) return [];
  return Array.from(pairs).flatMap(([english, text]) => {
    const key = `${getLanguage(file)} ${english}`;
    const [known, where] = first.get(key) ?? [text, file];
    first.set(key, [known, where]);
    return known === text ? [] : [`“${english}” is “${text}” here and “${known}” in ${where}`];
  });
}

async function listFaults(
  root: string,
  file: string,
  first: Map<string, readonly [string, string]>,
): Promise<string[]> {
  const english = await findEnglish(file);
  if (english === undefined) return ['there is no such catalogue in English'];
  const words = await read(path.resolve(root, file));
  // Server catalogs are default exports, so the prefix is removed from the reported keys.
  const faults = listTranslationFaults(english, words).map((fault) => fault.replace(/^default\.?/, ''));
  const unread = Array.from(pairTexts(english, words), ([, text]) => text).filter(
    (text) => !isReadable(text),
  );
  return [
    ...faults,
    ...unread.map((text) => `“${text}” cannot be read`),
    ...listTwice(file, pairTexts(english, words), first),
  ];
}

/** The faults of all files in other languages, in the order of their paths. */
async function listAllFaults(root: string): Promise<{ files: string[]; faults: string[] }> {
  const files = [SERVER, SCREENS]
    .flatMap((texts) => globSync(`${texts}/*/**/*.ts`, { cwd: root }))
    .filter((file) => !OTHERS.includes(getLanguage(file)))
    .toSorted();
  const first = new Map<string, readonly [string, string]>();
  const faults: string[] = [];
  for (const file of files)
    faults.push(...(await listFaults(root, file, first)).map((fault) => `${file}: ${fault}`));
  return { files, faults };
}

/** Files of English server catalogs are named after the catalog; translations are found by that name. */
async function listMisnamed(): Promise<string[]> {
  const files = globSync(`${SERVER}/${SOURCE_LANGUAGE}/*.ts`).toSorted();
  for (const file of files) await read(path.resolve(file));
  const known = new Set(
    Array.from(contractTexts.keys(), (name) => `services/${translationFile(name, SOURCE_LANGUAGE)}`),
  );
  return files
    .filter((file) => !known.has(file))
    .map((file) => `${file}: the name of its catalogue is not that of the file`);
}

/** @returns a line for each language file that the build of an app needs and that does not exist */
const listMissingPacks = (): string[] =>
  LANGUAGES.filter((language) => language !== SOURCE_LANGUAGE).flatMap((language) =>
    globSync('{shell,mfe-*}/src/texts')
      .map((texts) => `${texts}/packs/${language}.ts`)
      .filter((file) => !existsSync(file))
      .map((file) => `${file} is missing`),
  );

/** @returns a line for each fault, and the number of checked files */
export async function checkTranslations(): Promise<{ count: number; faults: string[] }> {
  const misnamed = await listMisnamed();
  const { files, faults } = await listAllFaults('.');
  const unknown = [...new Set(files.map(getLanguage))]
    .filter((language) => !(LANGUAGES as readonly string[]).includes(language))
    .map((language) => `${language} is not declared in services/contract/src/words/language.ts`);
  const seen = (await listAllFaults(FIXTURE)).faults;
  const blind =
    seen.join('\n') === FIXTURE_FAULTS.join('\n') ? [] : [`${FIXTURE} was seen as\n${seen.join('\n')}`];
  return {
    count: files.length,
    faults: [...misnamed, ...listMissingPacks(), ...unknown, ...faults, ...blind],
  };
}
