import {
  BUILD_PREFERENCES,
  IRB_STATUSES,
  refuseRmIds,
  splitRmIds,
  labelIrbStatus,
  labelStudyType,
  shownFacts,
  STUDY_TYPES,
  SUMMARY_LABELS,
  SUMMARY_TEXTS,
  formatSummaryValue,
  type SummaryFact,
  type SummaryText,
} from '@portal/contract/match-summary';
import { LIMITS } from '@portal/contract/limits';
import type { BodyOf, ResponseOf } from '@portal/contract/types';
import { formatDate } from '@portal/shared-ui';
import type { FormDefinition, FormField, FormValues } from '@portal/shared-ui/form';
import { matchSummary as words } from '#texts/match-summary';

export type MatchSummary = ResponseOf<'GET /request/{id}/summary/'>;
type SummaryPut = BodyOf<'PUT /request/{id}/summary/'>;

/** The displayed items of a summary, facts first. */
export function summaryItems(summary: MatchSummary) {
  const formatFact = (name: SummaryFact | SummaryText) =>
    formatSummaryValue(summary, name, { words: (text) => text, day: formatDate });
  return [
    ...shownFacts(summary).map((name) => ({
      name,
      term: SUMMARY_LABELS.facts[name],
      value: formatFact(name),
    })),
    ...SUMMARY_TEXTS.map((name) => ({ name, term: SUMMARY_LABELS.fields[name], value: formatFact(name) })),
  ];
}

const { facts, fields: labels } = SUMMARY_LABELS;
const area = (name: SummaryText, rows = 4, maxLength: number = LIMITS.answer): FormField => ({
  type: 'textarea',
  name,
  label: labels[name],
  rows,
  maxLength,
  isOptional: true,
});
const getIds = (value: unknown): string[] => (Array.isArray(value) ? splitRmIds(value.join(' ')) : []);

/** All fields are optional, because a summary is written in stages. */
export const SUMMARY_FORM: FormDefinition = {
  id: 'match-summary',
  sections: [
    {
      id: 'study',
      title: words.sections.study,
      items: [
        {
          type: 'tags',
          name: 'rm_ids',
          label: facts.rm_ids,
          help: words.idHelp,
          placeholder: words.idPlaceholder,
          maximum: LIMITS.rmIds,
          isOptional: true,
          validate: (value) => refuseRmIds(getIds(value)),
        },
        {
          type: 'text',
          name: 'scientific_title',
          label: labels.scientific_title,
          maxLength: LIMITS.projectTitle,
          isOptional: true,
        },
        area('scientific_abstract', 8, LIMITS.longText),
        area('research_aim'),
        area('hypotheses'),
      ],
    },
    {
      id: 'conduct',
      title: words.sections.conduct,
      items: [
        {
          type: 'checkboxes',
          name: 'study_type',
          label: labels.study_type,
          options: STUDY_TYPES.map((value) => ({ value, label: labelStudyType(value) })),
          isOptional: true,
        },
        area('std_instruments', 3),
        {
          type: 'select',
          name: 'build_preference',
          label: labels.build_preference,
          options: BUILD_PREFERENCES.map((value) => ({ value, label: SUMMARY_LABELS.builders[value] })),
          isOptional: true,
        },
        { type: 'checkbox', name: 'genetic_request', label: labels.genetic_request, isOptional: true },
        area('procedure', 5),
        area('time_required', 2, LIMITS.reason),
        area('justification'),
      ],
    },
    {
      id: 'participants',
      title: words.sections.participants,
      items: [
        area('incl_criteria', 3),
        area('excl_criteria', 3),
        area('risks', 3),
        area('feedback', 3),
        area('stakeholder_feedback', 3),
      ],
    },
    {
      id: 'approval',
      title: words.sections.approval,
      items: [
        {
          type: 'select',
          name: 'irb_status',
          label: facts.irb_status,
          options: IRB_STATUSES.map((value) => ({ value, label: labelIrbStatus(value) })),
          isOptional: true,
        },
        area('irb_status_comments', 3),
        area('funding', 3),
        area('considerations', 3),
      ],
    },
  ],
};

export const summaryValues = (summary: MatchSummary): FormValues => ({ ...summary });

const LISTS: readonly string[] = ['study_type'];
const CHOICES: readonly string[] = ['irb_status', 'build_preference'];

/** Converts null form values to the empty text or list that the summary API expects. */
export function summaryBody(values: FormValues): SummaryPut {
  const written = SUMMARY_TEXTS.filter((name) => name !== 'genetic_request').map((name) => {
    const value = values[name];
    if (CHOICES.includes(name)) return [name, value || null];
    return [name, value ?? (LISTS.includes(name) ? [] : '')];
  });
  return {
    ...Object.fromEntries(written),
    irb_status: values['irb_status'] || null,
    genetic_request: values['genetic_request'] === true,
    rm_ids: getIds(values['rm_ids']),
  } as SummaryPut;
}
