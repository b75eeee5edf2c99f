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
import { EXCEPTED_CATALOGUES, EXCEPTIONS, HARD_CATALOGUES } from './text-style-exceptions.ts';

const SCREENS = `{shell,mfe-*,shared-ui}/src/texts/${SOURCE_LANGUAGE}/*.ts`;
const SERVICES = `services/*/src/texts/${SOURCE_LANGUAGE}/*.ts`;
const HARD_FIXTURE = 'e2e/architecture/fixtures/text-style/hard.ts';
const MAXIMUM_WORDS = 25;
const MAXIMUM_GRADE = 8;
/** Words needed before a grade is computed: the formula is for prose and means nothing for a few labels. */
const MINIMUM_PROSE = 60;

/** A refused phrase, what to write instead, and an example that proves that the pattern finds it. */
type Rule = readonly [pattern: RegExp, instead: string, example: string];

/** Phrases that sound translated or have another name in the portal. */
const HABITS: readonly Rule[] = [
  [/\b(?:some|no|every)body\b/i, 'someone, no one, everyone', 'Nobody reads this.'],
  [/\bwhoever\b/i, 'anyone who, the person who', 'Ask whoever leads the project.'],
  [/\bmeanwhile\b/i, 'leave out', 'Another person saved this meanwhile.'],
  [/\bstands? (?:here|there|in|at|for|on)\b/i, 'appears, is', 'The date stands here.'],
  [/\bcomes? here\b/i, 'appears here', 'Each agreement comes here.'],
  [/\b(?:lie|lies) (?:here|there|in|at|on)\b/i, 'is', 'The files lie in the archive.'],
  [/\bcan(?:not)? (?:still )?be had\b/i, 'is available', 'Two samples can be had.'],
  [/\b(?:is|are|be|was|were) told\b/i, 'is notified', 'The owner is told.'],
  [/\btell(?:s)? of\b/i, 'notify about', 'Emails tell of each decision.'],
  [/\bkeeps? to\b/i, 'follow', 'Keep to the policy.'],
  [/\b(?:goes|go) on\b/i, 'continue', 'The review goes on.'],
  [/\bby (?:itself|themselves)\b/i, 'automatically', 'The window opens by itself.'],
  [/\btake(?:s|n)? (?:away|back)\b/i, 'remove, undo, withdraw', 'The invitation was taken back.'],
  [/\bgiven? back\b/i, 'return', 'Give back the samples.'],
  [/\bhand(?:s|ed)? in\b/i, 'submit', 'Hand in your application.'],
  [/\bmend(?:s|ed)?\b/i, 'fix', 'The run was mended.'],
  [/\bas far as\b/i, 'leave out', 'It is complete as far as the portal knows.'],
  [/\bneed not\b/i, "don't need to", 'You need not answer.'],
  [/\bany more\b/i, 'no longer', 'It is not available any more.'],
  [/\bput off\b/i, 'deferred', 'The request was put off.'],
  [/\bwaits for\b/i, 'is waiting for', 'The request waits for a reviewer.'],
  [/\bat the moment\b/i, 'right now', 'No reviews at the moment.'],
  [/\b(?<!rows )at once\b/i, 'immediately', 'Access ends at once.'],
  [/\bmails?\b(?! server)/i, 'email', 'Write a mail.'],
  [/\be-mails?\b/i, 'email', 'Write an e-mail.'],
  [/\bparcels?\b/i, 'shipment', 'The parcel is on its way.'],
  [/\bsign(?:s|ed|ing)? (?:in(?! the portal)|out)\b/i, 'log in, log out', 'Sign in to continue.'],
  [/\b(?:became|become) of\b/i, 'was done with', 'Describe what became of the data.'],
  [/\bsay (?:yes|of|for|that)\b/i, 'tell us, describe', 'Say that the data were deleted.'],
  [/\bis of another\b/i, 'is a different', 'The file is of another type.'],
  [/\bdraws? near\b/i, 'is coming up', 'The deadline draws near.'],
  [/\b(?:points? for revision|revision points?)\b/i, 'requested change', 'Add a point for revision.'],
  [/\bpasse?s? on\b/i, 'give to, share with', 'Do not pass on the data.'],
  [/\bworking days?\b/i, 'business days', 'It takes ten working days.'],
  [
    /\bcould not be [a-z]+ed\b|\bcould not be (?:read|run|sent)\b/i,
    "Could not get, We couldn't",
    'The list could not be loaded.',
  ],
  [/\b(?:ids?|Ids?)\b/, 'ID', 'Copy the id.'],
  [/\bmay (?:still|also|only)\b/i, 'can', 'You may still submit requests.'],
  [/\bmay not (?!be |show )/i, 'cannot', 'Reviewers may not see this request.'],
  [/\bin the meantime\b/i, 'leave out, until then', 'Read the guide in the meantime.'],
  [/\b(?:has|have) just\b/i, 'leave out: it may be read later', 'Your password has just been changed.'],
  [/\bstays?[.,]/i, 'is kept', 'Your project stays.'],
  [/\b(?:look|looks|looked) at\b/i, 'review, view', 'We looked at your request.'],
  [/\bretr(?:y|ies|ied)\b/i, 'try again', 'Wait before you retry.'],
  [/\b(?:click|clicks|clicked)\b/i, 'select', 'Click a row to open it.'],
  [/\bcarts?\b/i, 'collection', 'Add the donor to your cart.'],
  [/^With (?:you|\{)/, 'Your turn, Waiting for', 'With you'],
  [/[‘’]/, "' for an apostrophe, “ ” for a quotation", 'The foundation’s staff'],
  [/"/, '“ ”', 'Delete "Sleep"?'],
];

/** Actions that have one name in the portal: the other names, matched as whole texts. */
const OTHER_NAMES: readonly Rule[] = [
  [/^(?:start|create|make|add) (?:a |new |a new )?request$/i, 'New Request', 'Start a request'],
  [
    /^(?:(?:go )?back to (?:the )?home(?: page)?|go (?:to )?(?:the )?home(?: page)?|return home)$/i,
    'Return to Home',
    'Return home',
  ],
  [/^(?:log ?off|logout)$/i, 'Log out', 'Logout'],
  [/^(?:retry|load again)$/i, 'Try again', 'Load again'],
  [/^(?:send|file) (?:the |this |your )?request$/i, 'Submit request', 'Send the request'],
  [/^(?:cancel|revoke) (?:the |this |your )?request$/i, 'Withdraw request', 'Cancel the request'],
];

const BRITISH: readonly Rule[] = [
  [/\b\w*colour\w*\b/i, 'color', 'Choose a colour.'],
  [/\bcatalogues?\b/i, 'catalog', 'Search the catalogue.'],
  [/\bfavour\w*\b/i, 'favor', 'Your favourites'],
  [/\bbehaviour\w*\b/i, 'behavior', 'Behavioural tests'],
  [/\bcent(?:re|res)\b/i, 'center', 'The imaging centre'],
  [/\bfulfil(?:s|ment)?\b/i, 'fulfill, fulfillment', 'The date of fulfilment'],
  [
    /\b(?:organ|recogn|author|synchron|anonym|summar)is(?!m)\w+\b/i,
    '-ize',
    'The institution was recognised.',
  ],
  [/\banalys(?:ed?|ing)\b/i, 'analyze', 'The data were analysed.'],
  [/\blicence\b/i, 'license', 'Read the licence.'],
  [/\benrol(?:s|ment)?\b/i, 'enroll', 'The enrolment of a family'],
  [/\bcancell(?:ed|ing)\b/i, 'canceled', 'The order was cancelled.'],
  [/\blabell(?:ed|ing)\b/i, 'labeled', 'Labelled samples'],
  [/\bjudgement\b/i, 'judgment', 'The judgement of a reviewer'],
  [/\bprogramme\b/i, 'program', 'The programme of the year'],
];
const LONG_SENTENCE =
  'Choose one of the datasets in the list below and then add the people who will work with it so that we can check each one of them.';

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

const RULES = Object.entries({ habit: HABITS, 'other name': OTHER_NAMES, spelling: BRITISH }).flatMap(
  ([kind, rules]) =>
    rules.map(([pattern, instead, example]) => ({
      example,
      find: (text: string): string[] => {
        const found = pattern.exec(readAloud(text))?.[0];
        return found === undefined ? [] : [`${kind}: “${found}” → ${instead}`];
      },
    })),
);

const findLongSentences = (text: string): string[] =>
  splitSentences(readAloud(text))
    .map((sentence) => readWords(sentence).length)
    .filter((length) => length > MAXIMUM_WORDS)
    .map((length) => `sentence of ${length} words`);

const listFaults = (text: string): string[] => [
  ...RULES.flatMap((rule) => rule.find(text)),
  ...findLongSentences(text),
];

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
    ...RULES.flatMap(({ example, find }) =>
      find(example).length === 0 ? [`text-style.ts: no fault was found in “${example}”`] : [],
    ),
    ...(findLongSentences(LONG_SENTENCE).length === 1
      ? []
      : ['text-style.ts: the long sentence was not found']),
    ...(hardGrade > MAXIMUM_GRADE
      ? []
      : [`${HARD_FIXTURE} was seen as reading grade ${hardGrade.toFixed(1)}`]),
  ];
  return { count: texts.length, measures: measure(texts), faults: [...faults, ...hard, ...unused, ...blind] };
}
