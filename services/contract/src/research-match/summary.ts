/** Research Match ids, and the options of a summary (spec 3 sections 3 and 5). */
import { MESSAGES } from '../words/messages.ts';
import { METHODS } from '../request-types/research-match/study-fields.ts';
import { awaitsReviews } from '../request/statuses.ts';
import { fillText, translatable } from '../words/words.ts';

export const IRB_STATUSES = ['Fully Approved', 'Partially Approved'] as const;
export type IrbStatus = (typeof IRB_STATUSES)[number];

export const STUDY_TYPES = METHODS;
export type StudyType = (typeof STUDY_TYPES)[number];

/** Who builds an online survey. */
export const BUILD_PREFERENCES = ['team', 'foundation'] as const;
export type BuildPreference = (typeof BUILD_PREFERENCES)[number];

/** RM and four digits; a further arm of the study adds a capital letter, or a hyphen and a number. */
const RM_ID = /^RM\d{4}(?:[A-Z]|-\d{1,2})?$/;
export const RM_BASE = /^RM\d{4}$/;

/** Splits typed ids at spaces, commas or semicolons, without duplicates. */
export const splitRmIds = (typed: string): string[] => [
  ...new Set(typed.split(/[\s,;]+/).filter((part) => part !== '')),
];

/** The common prefix of a study's ids. */
export const findRmBase = (rmId: string): string => rmId.slice(0, 6);

/** @returns the error message if the ids are invalid; undefined if they are valid */
export function refuseRmIds(rmIds: readonly string[]): string | undefined {
  const wrong = rmIds.filter((rmId) => !RM_ID.test(rmId));
  if (wrong.length > 0) return fillText(MESSAGES.rmIdFormat, { ids: wrong.join(', ') });
  return new Set(rmIds.map(findRmBase)).size > 1 ? fillText(MESSAGES.rmIdBase, {}) : undefined;
}

/** Labels of the summary's parts on pages and in documents, in display order. */
export const SUMMARY_LABELS = /*#__PURE__*/ translatable('match-summary', {
  facts: {
    rm_ids: 'Research Match IDs',
    principalInvestigator: 'Principal Investigator',
    email: 'Email',
    institution: 'Institution',
    cohort: 'Cohort',
    region: 'Region',
    category: 'Category',
    keywords: 'Keywords',
    irb_status: 'IRB status',
    due_date: 'Reviews are due',
  },
  fields: {
    scientific_title: 'Scientific title',
    scientific_abstract: 'Scientific abstract',
    research_aim: 'Research aim',
    hypotheses: 'Hypotheses',
    study_type: 'Study type',
    std_instruments: 'Standard instruments',
    build_preference: 'Survey built by',
    genetic_request: 'Genetic data',
    procedure: 'Procedure',
    time_required: 'Time required',
    justification: 'Justification',
    incl_criteria: 'Inclusion criteria',
    excl_criteria: 'Exclusion criteria',
    risks: 'Risks',
    feedback: 'Feedback to participants',
    stakeholder_feedback: 'Stakeholder feedback',
    irb_status_comments: 'Comments on the IRB status',
    funding: 'Funding',
    considerations: 'Considerations',
  },
  /** Labels in the order of the study types and of the IRB statuses. */
  studyTypes: ['Online Survey', 'In-clinic', 'Intervention', 'Clinical Trial'],
  irbStatuses: ['Fully Approved', 'Partially Approved'],
  builders: { team: 'The research team', foundation: 'The foundation' },
  yes: 'Yes',
  no: 'No',
});
export type SummaryFact = keyof typeof SUMMARY_LABELS.facts;
export type SummaryText = keyof typeof SUMMARY_LABELS.fields;

/** The label of a study type; a type that is no longer offered is shown as stored. */
export const labelStudyType = (type: string): string =>
  SUMMARY_LABELS.studyTypes[STUDY_TYPES.findIndex((one) => one === type)] ?? type;

export const labelIrbStatus = (status: string): string =>
  SUMMARY_LABELS.irbStatuses[IRB_STATUSES.findIndex((one) => one === status)] ?? status;

/** The parts of a summary that are shown as text. */
export type ShownSummary = Readonly<
  Record<SummaryFact | SummaryText, string | boolean | readonly string[] | null>
>;

/** One value as text; '' if empty. `words` translates, `day` formats the due date. */
export function formatSummaryValue(
  summary: ShownSummary,
  name: SummaryFact | SummaryText,
  { words, day }: { readonly words: (text: string) => string; readonly day: (moment: string) => string },
): string {
  const value = summary[name];
  if (value === null || value === '') return '';
  if (typeof value === 'boolean') return words(value ? SUMMARY_LABELS.yes : SUMMARY_LABELS.no);
  if (typeof value !== 'string')
    return value.map((one) => (name === 'study_type' ? words(labelStudyType(one)) : one)).join(', ');
  if (name === 'due_date') return day(value);
  if (name === 'irb_status') return words(labelIrbStatus(value));
  if (name === 'build_preference') return words(SUMMARY_LABELS.builders[value as BuildPreference]);
  return value;
}

const SUMMARY_FACTS = Object.keys(SUMMARY_LABELS.facts) as readonly SummaryFact[];
/** Omits the due date if the reviews are closed: nothing is due then. */
export const shownFacts = ({
  request,
}: {
  readonly request: { readonly status: number };
}): readonly SummaryFact[] =>
  SUMMARY_FACTS.filter((name) => name !== 'due_date' || awaitsReviews(request.status));
export const SUMMARY_TEXTS = Object.keys(SUMMARY_LABELS.fields) as readonly SummaryText[];
