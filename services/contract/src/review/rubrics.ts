/**
 * Rubrics for reviewing requests (spec 3 sections 3, 5 and 9). Each version is also in the database, where it cannot be
 * changed once a review has used it.
 */
import { RECONTACTING_COHORTS } from '../research-match/tabs.ts';
import { requestType } from '../request-types/lookup.ts';
import { translatable } from '../words/words.ts';

export interface RubricCriterion {
  readonly key: string;
  readonly label: string;
}
export interface RubricNote {
  readonly key: string;
  readonly label: string;
  readonly isRequired: boolean;
  /** Number of rows of the text area. */
  readonly rows: 3 | 5;
}
export interface Rubric {
  readonly key: 'plain' | 'research_match' | 'tissue';
  readonly version: number;
  /** Criteria that are scored. */
  readonly criteria: readonly RubricCriterion[];
  /** Number of leading criteria, counted from the first; the short note shows these. */
  readonly leading: number;
  /** Null if nothing is scored. */
  readonly scale: { readonly minimum: number; readonly maximum: number; readonly step: number } | null;
  /** Whether each criterion has a comment with strengths and weaknesses. */
  readonly hasComments: boolean;
  /** Texts about the request as a whole. */
  readonly notes: readonly RubricNote[];
  readonly asksBuildMerit: boolean;
}

export const REVIEWER_DECISIONS = ['Approve', 'Conditionally Approve', 'Defer', 'Reject'] as const;
export type ReviewerDecision = (typeof REVIEWER_DECISIONS)[number];
export const BUILD_MERITS = ['Yes', 'No', 'Not Applicable'] as const;
export type BuildMerit = (typeof BUILD_MERITS)[number];

const other: RubricNote = { key: 'other', label: 'Other comments', isRequired: false, rows: 5 };

const RESEARCH_MATCH_1: Rubric = {
  key: 'research_match',
  version: 1,
  criteria: [
    { key: 'research', label: 'Research question' },
    { key: 'engagement', label: 'Engagement of participants' },
    { key: 'feasibility', label: 'Feasibility' },
    { key: 'alignment', label: 'Alignment with the mission' },
    { key: 'scientific', label: 'Scientific merit' },
    { key: 'community', label: 'Value for the community' },
  ],
  leading: 4,
  scale: { minimum: 1, maximum: 5, step: 1 },
  hasComments: true,
  notes: [other],
  asksBuildMerit: true,
};
const RESEARCH_MATCH_2_LABELS: Readonly<Record<string, string>> = {
  engagement: 'Participant engagement',
  alignment: "Fit with the foundation's mission",
  community: 'Benefit to the community',
};

const TISSUE: Omit<Rubric, 'version'> = {
  key: 'tissue',
  criteria: [
    { key: 'importance', label: 'Importance' },
    { key: 'autism_understanding', label: 'Understanding of autism' },
    { key: 'novel', label: 'Novelty' },
    { key: 'design', label: 'Design' },
    { key: 'alternatives', label: 'Alternatives to tissue' },
    { key: 'preliminary_data', label: 'Preliminary data' },
    { key: 'expertise', label: 'Expertise' },
  ],
  leading: 0,
  scale: { minimum: 0, maximum: 50, step: 5 },
  hasComments: false,
  notes: [
    { key: 'comments', label: 'Comments', isRequired: true, rows: 5 },
    { key: 'funding', label: 'Funding', isRequired: false, rows: 3 },
    { key: 'missing_info', label: 'Missing information', isRequired: false, rows: 3 },
    { key: 'recommendation', label: 'Recommendation', isRequired: false, rows: 3 },
  ],
  asksBuildMerit: false,
};

const PLAIN_1: Rubric = {
  key: 'plain',
  version: 1,
  criteria: [],
  leading: 0,
  scale: null,
  hasComments: false,
  notes: [{ ...other, label: 'Your review', isRequired: true }],
  asksBuildMerit: false,
};

/** Oldest first. A version that a review has used is never changed: new wording needs a new version. */
export const RUBRICS: readonly Rubric[] = translatable('rubrics', [
  PLAIN_1,
  // New version: the heading above the form already says "Your review".
  { ...PLAIN_1, version: 2, notes: [{ ...other, label: 'Assessment', isRequired: true }] },
  RESEARCH_MATCH_1,
  {
    ...RESEARCH_MATCH_1,
    version: 2,
    criteria: RESEARCH_MATCH_1.criteria.map((criterion) => ({
      ...criterion,
      label: RESEARCH_MATCH_2_LABELS[criterion.key] ?? criterion.label,
    })),
  },
  { ...TISSUE, version: 1 },
  // New version: the table of score meanings is now in plain language (rubric-guides.ts).
  { ...TISSUE, version: 2 },
]);

/** `name` is the same in every installation; `display_name` is a label that administrators may change. */
export interface CohortNames {
  readonly name: string;
  readonly display_name: string;
}

/** Applications to recontact participants are reviewed without scores (spec 3 section 8). */
const UNSCORED_COHORTS: readonly string[] = RECONTACTING_COHORTS;

/** @throws for a rubric that does not exist */
export function findRubric(key: string, version: number): Rubric {
  const found = RUBRICS.find((rubric) => rubric.key === key && rubric.version === version);
  if (!found) throw new Error(`there is no rubric ${key} in version ${version}`);
  return found;
}

/** The rubric version stored with a request; types without a rubric are reviewed in text only. */
export const chooseRubric = (type: number, version: number | null): Rubric => {
  const own = requestType(type).rubric;
  return own ? findRubric(own.key, version ?? own.version) : findRubric('plain', 2);
};

/**
 * The label of the cohort because of which the request is not scored. The cohort is identified by its name, never by
 * its label.
 */
const unscoredCohort = (rubric: Pick<Rubric, 'key'>, cohorts: readonly CohortNames[]): string | undefined =>
  rubric.key === 'research_match'
    ? cohorts.find(({ name }) => UNSCORED_COHORTS.includes(name))?.display_name
    : undefined;

/** The rubric for an application that is not scored: it is reviewed in text only. */
export const withoutScores = (rubric: Rubric): Rubric => ({
  ...rubric,
  criteria: [],
  leading: 0,
  scale: null,
  hasComments: false,
  notes: rubric.notes.map((note) => (note.key === 'other' ? { ...note, isRequired: true } : note)),
});

/** The rubric that applies to a request, and the cohort's label if the request is not scored because of it. */
export function rubricFor(
  type: number,
  version: number | null,
  cohorts: readonly CohortNames[],
): { readonly rubric: Rubric; readonly cohort: string | undefined } {
  const rubric = chooseRubric(type, version);
  const cohort = unscoredCohort(rubric, cohorts);
  return { rubric: cohort === undefined ? rubric : withoutScores(rubric), cohort };
}

export const isScore = ({ scale }: Rubric, score: number): boolean =>
  scale !== null &&
  score >= scale.minimum &&
  score <= scale.maximum &&
  Number.isInteger((score - scale.minimum) / scale.step);

export const listScores = ({ scale }: Rubric): number[] =>
  scale === null
    ? []
    : Array.from(
        { length: (scale.maximum - scale.minimum) / scale.step + 1 },
        (_, index) => scale.minimum + index * scale.step,
      );

/** The mean with two decimals; '-' if no one scored. */
export const formatAverage = (average: number | null): string =>
  average === null ? '-' : average.toFixed(2);

/** A sum of scores or of averages: without decimals if it is whole. */
export const formatTotal = (total: number): string => String(Math.round(total * 100) / 100);

/** @returns null if no one scored */
export const computeMean = (scores: readonly number[]): number | null =>
  scores.length === 0 ? null : scores.reduce((sum, score) => sum + score, 0) / scores.length;

/** The range of the reviewers' scores for one criterion. */
export interface ScoreSpread {
  readonly lowest: number;
  readonly highest: number;
  /** The scores differ by at least half of the scale: by 2 from 1 to 5, by 25 from 0 to 50 (decision 317). */
  readonly is_wide: boolean;
}

/** @returns null if fewer than two reviewers scored */
export function findSpread({ scale }: Pick<Rubric, 'scale'>, scores: readonly number[]): ScoreSpread | null {
  if (scale === null || scores.length < 2) return null;
  const lowest = Math.min(...scores);
  const highest = Math.max(...scores);
  return { lowest, highest, is_wide: (highest - lowest) * 2 >= scale.maximum - scale.minimum };
}

/** Criteria of the short note (spec 3 section 2.7, part 6). */
export const leadingCriteria = ({
  criteria,
  leading,
}: Pick<Rubric, 'criteria' | 'leading'>): readonly RubricCriterion[] => criteria.slice(0, leading);
