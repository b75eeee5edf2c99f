/**
 * Texts follow docs/words.md: no refused word, one name for each action, American spelling, at most 25 words in a
 * sentence, and a reading grade of at most 8. An example of each fault proves that the check works. Quotes of the
 * specification are listed in `text-style-exceptions.ts`.
 */
import { fleschKincaid } from 'flesch-kincaid';
import { globSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { syllable } from 'syllable';
import { endpoints, type EndpointDefinition } from '@portal/contract';
import { SOURCE_LANGUAGE } from '@portal/contract/language';
import { listTexts, translationFile } from '@portal/contract/translations';
import { contractTexts, readTexts } from '@portal/contract/words';
import {
  listBlindRules,
  listFaults,
  readAloud,
  readWords,
  splitSentences,
} from '@portal/contract/testing/text-rules';
import { EXCEPTED_CATALOGUES, EXCEPTIONS, HARD_CATALOGUES } from './text-style-exceptions.ts';

const SCREENS = `{shell,mfe-*,shared-ui}/src/texts/${SOURCE_LANGUAGE}/*.ts`;
const SERVICES = `services/*/src/texts/${SOURCE_LANGUAGE}/*.ts`;
const HARD_FIXTURE = 'e2e/architecture/fixtures/text-style/hard.ts';
const MAXIMUM_GRADE = 8;
/** Words needed before a grade is computed: the formula is for prose and means nothing for a few labels. */
const MINIMUM_PROSE = 60;

/** Terms of the field and of the portal that readers know. Each counts as one easy word. */
const KNOWN_NAMES =
  /\b(?:Signing Officials?|institutions?|biospecimens?|datasets?|universit(?:y|ies)|foundations?|researchers?|investigators?|collaborators?|projects?|agreements?|joinder|renewals?|collections?|approv(?:e|ed|al)|emails?|materials?|specifications?)\b/gi;

interface Text {
  readonly file: string;
  readonly key: string;
  readonly text: string;
}

const load = async (file: string): Promise<object> =>
  (await import(pathToFileURL(path.resolve(file)).href)) as object;

/** The Flesch–Kincaid grade of the sentences of a catalog; 0 if it has too few words. */
function getGrade(texts: readonly string[]): number {
  const sentences = texts
    .map(readAloud)
    .flatMap(splitSentences)
    .map((sentence) => sentence.replaceAll(KNOWN_NAMES, 'it'))
    .filter((sentence) => readWords(sentence).length > 3);
  const words = sentences.flatMap(readWords);
  if (words.length < MINIMUM_PROSE) return 0;
  const syllables = words.reduce((sum, word) => sum + syllable(word), 0);
  return fleschKincaid({ sentence: sentences.length, word: words.length, syllable: syllables });
}

/**
 * Versions of a request type's forms and terms, and the first wording of its usage policy. Published versions never
 * change.
 */
const VERSIONS = /^(forms|renewalForms|policy\.terms)\.(\d+)\./;
const FIRST_WORDING = /^policy\.(?:agreement|questions\.\d+\.statement)$/;

/** Whether the text belongs to a published version that was replaced by a later one. */
function isSuperseded(catalogue: unknown, key: string): boolean {
  if (FIRST_WORDING.test(key)) return true;
  const [, list, index] = VERSIONS.exec(key) ?? [];
  if (list === undefined) return false;
  const versions = list
    .split('.')
    .reduce<unknown>((tree, name) => Reflect.get(Object(tree), name), catalogue);
  return Array.isArray(versions) && Number(index) < versions.length - 1;
}

async function listCatalogues(): Promise<Text[]> {
  const screens = await Promise.all(
    globSync(SCREENS).map(async (file) =>
      Array.from(listTexts(await load(file)), ([place, text]) => ({ file, key: place.join('.'), text })),
    ),
  );
  for (const file of globSync(SERVICES)) await load(file);
  const server = Array.from(contractTexts, ([name, catalogue]) =>
    Object.keys(EXCEPTED_CATALOGUES).some((start) => name.startsWith(start))
      ? []
      : Array.from(listTexts(readTexts(name, catalogue)), ([place, text]) => [place.join('.'), text] as const)
          .filter(([key]) => !name.startsWith('request-type/') || !isSuperseded(catalogue, key))
          .map(([key, text]) => ({
            file: `services/${translationFile(name, SOURCE_LANGUAGE)}`,
            key,
            text,
          })),
  );
  return [...screens.flat(), ...server.flat(), ...listSummaries()];
}

/** Summaries of calls in the API documentation. */
const listSummaries = (): Text[] =>
  Object.entries<EndpointDefinition>(endpoints).map(([key, { summary }]) => ({
    file: 'API documentation',
    key,
    text: summary,
  }));

/** Readers by catalog folder; folders with the same reader are measured together. */
const READERS: readonly (readonly [reader: string, files: RegExp])[] = [
  ['everyone', /^(?:shell|shared-ui)\//],
  ['researchers and officials', /^mfe-researcher\//],
  ['staff', /^mfe-staff\//],
  ['brain bank', /^mfe-tissue\//],
  ['emails, refusals and documents', /^services\/(?!contract)/],
  ['names, forms and history', /^services\/contract\//],
  ['people who call the API', /^API/],
];

/** Lines of the report for each reader: number of texts, average words in a text, reading grade. */
function measure(texts: readonly Text[]): string[] {
  return READERS.map(([reader, files]) => {
    const read = texts.filter(({ file }) => files.test(file)).map(({ text }) => text);
    const words = read.reduce((sum, text) => sum + readWords(readAloud(text)).length, 0);
    const perText = (words / read.length).toFixed(1);
    return `${reader}: ${read.length} texts, ${perText} words each, reading grade ${getGrade(read).toFixed(1)}`;
  });
}

/**
 * @returns a line for each fault of a text, for each exception that no text needs, and for an example whose fault is
 * not found
 */
export async function checkTextStyle(): Promise<{
  count: number;
  measures: readonly string[];
  faults: string[];
}> {
  const texts = await listCatalogues();
  const used = new Set<string>();
  const faults = texts.flatMap(({ file, key, text }) => {
    const found = listFaults(text);
    if (found.length === 0) return [];
    const name = `${file}#${key}`;
    if (name in EXCEPTIONS) {
      used.add(name);
      return [];
    }
    return found.map((fault) => `${name}: ${fault}: ${text}`);
  });
  const grades = Map.groupBy(texts, ({ file }) => file);
  const hard = Array.from(grades, ([file, group]) => ({
    file,
    grade: getGrade(group.map(({ text }) => text)),
  }))
    .filter(({ file, grade }) => grade > MAXIMUM_GRADE && !(file in HARD_CATALOGUES))
    .map(({ file, grade }) => `${file}: reading grade ${grade.toFixed(1)}, at most ${MAXIMUM_GRADE}`);
  const unused = Object.keys(EXCEPTIONS)
    .filter((name) => !used.has(name))
    .map((name) => `text-style-exceptions.ts: ${name} needs no exception`);
  const hardGrade = getGrade(Array.from(listTexts(await load(HARD_FIXTURE)), ([, text]) => text));
  const blind = [
    ...listBlindRules(),
    ...(hardGrade > MAXIMUM_GRADE
      ? []
      : [`${HARD_FIXTURE} was seen as reading grade ${hardGrade.toFixed(1)}`]),
  ];
  return { count: texts.length, measures: measure(texts), faults: [...faults, ...hard, ...unused, ...blind] };
}
