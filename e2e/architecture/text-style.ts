/**
 * Texts follow docs/words.md: no refused word, one name for each action, American spelling, at most 25 words in a
 * sentence, and a reading grade of at most 8. A fixture with each fault proves that the check works. Quotes of the
 * specification are listed in `text-style-exceptions.ts`.
 */
import { fleschKincaid } from 'flesch-kincaid';
import { globSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { syllable } from 'syllable';
import '@portal/contract';
import { SOURCE_LANGUAGE } from '@portal/contract/language';
import { listTexts, translationFile } from '@portal/contract/translations';
import { contractTexts, readTexts } from '@portal/contract/words';
import { EXCEPTED_CATALOGUES, EXCEPTIONS, HARD_CATALOGUES } from './text-style-exceptions.ts';

const SCREENS = `{shell,mfe-*,shared-ui}/src/texts/${SOURCE_LANGUAGE}/*.ts`;
const SERVICES = `services/*/src/texts/${SOURCE_LANGUAGE}/*.ts`;
const FIXTURE = 'e2e/architecture/fixtures/text-style/faults.ts';
const HARD_FIXTURE = 'e2e/architecture/fixtures/text-style/hard.ts';
const FIXTURE_FAULTS = [
  'habit: “meanwhile” → leave out',
  'habit: “mail” → email',
  'habit: “point for revision” → requested change',
  "habit: “could not be loaded” → Could not get, We couldn't",
  'habit: “id” → ID',
  'habit: “may still” → can',
  'habit: “in the meantime” → leave out, until then',
  'habit: “has just” → leave out: it may be read later',
  'habit: “stays.” → is kept',
  "habit: “’” → ' for an apostrophe, “ ” for a quotation",
  'habit: “"” → “ ”',
  'other name: “Start a request” → New Request',
  'other name: “Return home” → Return to Home',
  'other name: “Logout” → Log out',
  'spelling: “colour”',
  'sentence of 28 words',
].join('; ');
const MAXIMUM_WORDS = 25;
const MAXIMUM_GRADE = 8;
/** Words needed before a grade is computed: the formula is for prose and means nothing for a few labels. */
const MINIMUM_PROSE = 60;

/** Phrases that sound translated or have another name in the portal, and what to write instead. */
const HABITS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:some|no|every)body\b/i, 'someone, no one, everyone'],
  [/\bwhoever\b/i, 'anyone who, the person who'],
  [/\bmeanwhile\b/i, 'leave out'],
  [/\bstands? (?:here|there|in|at|for|on)\b/i, 'appears, is'],
  [/\bcomes? here\b/i, 'appears here'],
  [/\b(?:lie|lies) (?:here|there|in|at|on)\b/i, 'is'],
  [/\bcan be had\b/i, 'is available'],
  [/\b(?:is|are|be|was|were) told\b/i, 'is notified'],
  [/\btell(?:s)? of\b/i, 'notify about'],
  [/\bkeeps? to\b/i, 'follow'],
  [/\b(?:goes|go) on\b/i, 'continue'],
  [/\bby (?:itself|themselves)\b/i, 'automatically'],
  [/\btake(?:s|n)? (?:away|back)\b/i, 'remove, undo, withdraw'],
  [/\bgiven? back\b/i, 'return'],
  [/\bhand(?:s|ed)? in\b/i, 'submit'],
  [/\bmend(?:s|ed)?\b/i, 'fix'],
  [/\bas far as\b/i, 'leave out'],
  [/\bneed not\b/i, "don't need to"],
  [/\bany more\b/i, 'no longer'],
  [/\bput off\b/i, 'deferred'],
  [/\bwaits for\b/i, 'is waiting for'],
  [/\bat the moment\b/i, 'right now'],
  [/\b(?<!rows )at once\b/i, 'immediately'],
  [/\bmails?\b(?! server)/i, 'email'],
  [/\be-mails?\b/i, 'email'],
  [/\bparcels?\b/i, 'shipment'],
  [/\bsign(?:s|ed|ing)? (?:in(?! the portal)|out)\b/i, 'log in, log out'],
  [/\b(?:became|become) of\b/i, 'was done with'],
  [/\bsay (?:yes|of|for|that)\b/i, 'tell us, describe'],
  [/\bis of another\b/i, 'is a different'],
  [/\bdraws? near\b/i, 'is coming up'],
  [/\b(?:points? for revision|revision points?)\b/i, 'requested change'],
  [/\bpasse?s? on\b/i, 'give to, share with'],
  [/\bworking days?\b/i, 'business days'],
  [/\bcould not be [a-z]+ed\b|\bcould not be (?:read|run|sent)\b/i, "Could not get, We couldn't"],
  [/\b(?:ids?|Ids?)\b/, 'ID'],
  [/\bmay (?:still|also|only)\b/i, 'can'],
  [/\bin the meantime\b/i, 'leave out, until then'],
  [/\b(?:has|have) just\b/i, 'leave out: it may be read later'],
  [/\bstays?[.,]/i, 'is kept'],
  [/[‘’]/, "' for an apostrophe, “ ” for a quotation"],
  [/"/, '“ ”'],
];

/** Actions that have one name in the portal: the other names, matched as whole texts. */
const OTHER_NAMES: readonly (readonly [RegExp, string])[] = [
  [/^(?:start|create|make|add) (?:a |a new |new )?request$/i, 'New Request'],
  [
    /^(?:(?:go )?back to (?:the )?home(?: page)?|go (?:to )?(?:the )?home(?: page)?|return home)$/i,
    'Return to Home',
  ],
  [/^(?:log ?off|logout)$/i, 'Log out'],
  [/^(?:retry|load again)$/i, 'Try again'],
];

const BRITISH =
  /\b(?:\w*colour\w*|catalogues?|favour\w*|behaviour\w*|cent(?:re|res)|fulfil(?:s|ment)?|organis\w+|recognis\w+|authoris\w+|synchronis\w+|anonymis\w+|summaris\w+|licence|enrol(?:s|ment)?|cancell(?:ed|ing)|labell(?:ed|ing)|judgement|programme)\b/i;

/** Terms of the field and of the portal that readers know. Each counts as one easy word. */
const KNOWN_NAMES =
  /\b(?:Signing Officials?|institutions?|biospecimens?|datasets?|universit(?:y|ies)|foundations?|researchers?|investigators?|collaborators?|projects?|agreements?|joinder|renewals?|collections?|approv(?:e|ed|al)|emails?|materials?|specifications?)\b/gi;

interface Text {
  readonly file: string;
  readonly key: string;
  readonly text: string;
}

/**
 * The text as people read it: the last branch of each plural or choice, a short word for each placeholder, no markup.
 */
function readAloud(text: string): string {
  let plain = text.replaceAll(/<[^>]*>/g, ' ');
  for (let before = ''; before !== plain;) {
    before = plain;
    plain = plain
      .replaceAll(
        /\{\w+, (?:plural|select|selectordinal),(?:[^{}]*\{[^{}]*\})*[^{}]*\b(?:other)\s*\{([^{}]*)\}\s*\}/g,
        '$1',
      )
      .replaceAll(/\{\w+\}/g, 'it');
  }
  return plain.replaceAll('#', '2');
}

const splitSentences = (text: string): string[] =>
  text.split(/(?<=[.?!:])\s+|\n/).filter((part) => /\p{L}/u.test(part));
const readWords = (text: string): string[] => text.match(/[\p{L}\d][\p{L}\d’'-]*/gu) ?? [];

const load = async (file: string): Promise<object> =>
  (await import(pathToFileURL(path.resolve(file)).href)) as object;

function listFaults(text: string): string[] {
  const plain = readAloud(text);
  const habits = HABITS.flatMap(([pattern, better]) => {
    const found = pattern.exec(plain)?.[0];
    return found === undefined ? [] : [`habit: “${found}” → ${better}`];
  });
  const names = OTHER_NAMES.flatMap(([pattern, name]) =>
    pattern.test(plain) ? [`other name: “${plain}” → ${name}`] : [],
  );
  const british = BRITISH.exec(plain)?.[0];
  const long = splitSentences(plain)
    .map((sentence) => readWords(sentence).length)
    .filter((length) => length > MAXIMUM_WORDS);
  return [
    ...habits,
    ...names,
    ...(british === undefined ? [] : [`spelling: “${british}”`]),
    ...long.map((length) => `sentence of ${length} words`),
  ];
}

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
  return [...screens.flat(), ...server.flat()];
}

/** Readers by catalog folder; folders with the same reader are measured together. */
const READERS: readonly (readonly [reader: string, files: RegExp])[] = [
  ['everyone', /^(?:shell|shared-ui)\//],
  ['researchers and officials', /^mfe-researcher\//],
  ['staff', /^mfe-staff\//],
  ['brain bank', /^mfe-tissue\//],
  ['emails, refusals and documents', /^services\/(?!contract)/],
  ['names, forms and history', /^services\/contract\//],
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
 * @returns a line for each fault of a text, for each exception that no text needs, and for a fixture whose faults are
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
  const canary = Array.from(listTexts(await load(FIXTURE)))
    .flatMap(([, text]) => listFaults(text))
    .join('; ');
  const hardGrade = getGrade(Array.from(listTexts(await load(HARD_FIXTURE)), ([, text]) => text));
  const blind = [
    ...(canary === FIXTURE_FAULTS ? [] : [`${FIXTURE} was seen as ${canary}`]),
    ...(hardGrade > MAXIMUM_GRADE
      ? []
      : [`${HARD_FIXTURE} was seen as reading grade ${hardGrade.toFixed(1)}`]),
  ];
  return { count: texts.length, measures: measure(texts), faults: [...faults, ...hard, ...unused, ...blind] };
}
