/**
 * Compares datasets' terms of use with what a request or a project states; everything else is left to people (decisions
 * 306 and 513).
 */
import type { DataUseCode, DataUseVerdict } from '@portal/contract/data-use';
import type { DataUseHint, Summary } from '@portal/contract';
import { getLocale } from '@portal/contract/language';
import { currentLanguage, say, translate } from '@portal/kit';
import { dataUseWords as words } from '../texts/en/data-use.ts';

interface Facts {
  readonly non_autism: boolean;
  readonly has_letter: boolean;
  /** Null if the request has no such answer. */
  readonly genetic: boolean | null;
  readonly country: string | null;
}
/** The row read by `data-use.sql.ts`. */
export interface AskedUse extends Facts {
  readonly datasets: readonly (DataUseHint['dataset'] & { readonly terms: readonly string[] })[];
}

type Evaluation = readonly [verdict: DataUseVerdict, reason: string];
const needsPerson = (reason: string): Evaluation => ['judge', reason];

const nameCountry = (code: string): string =>
  new Intl.DisplayNames([getLocale(currentLanguage())], { type: 'region' }).of(code) ?? code;

/** Only facts from the request and its project decide; everything else needs a person. */
const EVALUATIONS: Readonly<Record<DataUseCode, (facts: Facts) => Evaluation>> = {
  'DUO:0000004': () => ['fits', words.open],
  'DUO:0000042': () => ['fits', words.open],
  'DUO:0000006': () => needsPerson(words.read),
  'DUO:0000007': ({ non_autism: other }) => (other ? ['conflicts', words.notAutism] : ['fits', words.autism]),
  'DUO:0000011': () => needsPerson(words.read),
  'DUO:0000012': () => needsPerson(words.read),
  'DUO:0000015': () => needsPerson(words.read),
  'DUO:0000016': ({ genetic }) => (genetic ? ['fits', words.genetic] : needsPerson(words.read)),
  'DUO:0000018': () => needsPerson(words.organisation),
  'DUO:0000019': () => needsPerson(words.agree),
  'DUO:0000020': () => needsPerson(words.agree),
  'DUO:0000021': ({ has_letter: has }) => (has ? ['fits', words.letter] : ['conflicts', words.noLetter]),
  'DUO:0000022': ({ country }) =>
    needsPerson(country ? say(words.country, { country: nameCountry(country) }) : words.noCountry),
  'DUO:0000024': () => needsPerson(words.agree),
  'DUO:0000025': () => ['fits', words.time],
  'DUO:0000026': () => ['fits', words.people],
  'DUO:0000027': () => ['fits', words.project],
  'DUO:0000028': () => needsPerson(words.organisation),
  'DUO:0000029': () => needsPerson(words.agree),
  'DUO:0000043': () => needsPerson(words.read),
  'DUO:0000044': () => needsPerson(words.read),
  'DUO:0000045': () => needsPerson(words.organisation),
  'DUO:0000046': () => needsPerson(words.organisation),
};

/** The row read by `dataset-use.sql.ts`. */
export interface ComparedRow {
  readonly data_use: readonly string[];
  readonly project_fit: readonly (Omit<Facts, 'genetic'> & Summary)[];
}
/** Compares each project of the caller with each term; facts that only a request states are unknown. */
export const compareProjects = ({ data_use: terms, project_fit: projects }: ComparedRow) =>
  projects.map(({ id, display_name, ...facts }) => ({
    project: { id, display_name },
    terms: evaluate(terms, { ...facts, genetic: null }),
  }));

/** One hint for each dataset and term, in the order of datasets and of the ontology. */
export const checkDataUse = ({ datasets, ...facts }: AskedUse): DataUseHint[] =>
  datasets.flatMap(({ terms, ...dataset }) => evaluate(terms, facts).map((hint) => ({ dataset, ...hint })));

const evaluate = (terms: readonly string[], facts: Facts) =>
  terms.filter(isTerm).map((term) => {
    const [verdict, reason] = EVALUATIONS[term](facts);
    return { term, verdict, reason: translate(reason) };
  });

const isTerm = (term: string): term is DataUseCode => term in EVALUATIONS;
