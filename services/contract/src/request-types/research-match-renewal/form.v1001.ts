/**
 * The renewal form of a Research Match request (spec 2 section 3). {COHORT} is replaced with the names of its cohorts.
 */
import { LIMITS } from '../../basics/limits.ts';
import { FIRST_RENEWAL_VERSION } from '../renewals/impact-form.ts';
import type { RequestForm } from '../request-type.ts';

type Item = RequestForm['sections'][number]['items'][number];

const YES_NO = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
] as const;

const written = { type: 'textarea', rows: 4, maxLength: LIMITS.longText } as const;
const counted = { type: 'number', min: 0, isWhole: true, examples: [24] } as const;

const STUDY_ITEMS = [
  {
    ...written,
    name: 'study_findings',
    label: 'What have you found so far?',
    shortLabel: 'Findings of the study',
    examples: ['Sleep and language go together in half of the families; a second wave shall confirm it.'],
  },
  {
    ...written,
    name: 'sci_justification',
    label: 'Why does the study need more participants of {COHORT}?',
    shortLabel: 'Scientific justification',
    examples: ['The effect is small, so that the power of the first wave did not suffice.'],
  },
  {
    ...written,
    name: 'progress',
    label: 'How has the study gone on since the last approval?',
    shortLabel: 'Progress',
    examples: ['Recruitment began in March and runs as planned.'],
  },
] as const satisfies readonly Item[];

const PEOPLE_ITEMS = [
  {
    ...counted,
    name: 'sample_size',
    label: 'How many participants does the study plan for in all?',
    shortLabel: 'Sample size',
    examples: [240],
  },
  {
    ...counted,
    name: 'all_consented',
    label: 'How many people have consented so far, from wherever they came?',
    shortLabel: 'Consented in all',
    examples: [120],
  },
  {
    ...counted,
    name: 'all_participated',
    label: 'How many of them have taken part?',
    shortLabel: 'Took part in all',
    examples: [110],
  },
  {
    ...counted,
    name: 'cohort_consented',
    label: 'How many people of {COHORT} have consented so far?',
    shortLabel: 'Consented from the cohort',
    examples: [60],
  },
  {
    ...counted,
    name: 'cohort_participated',
    label: 'How many people of {COHORT} have taken part?',
    shortLabel: 'Took part from the cohort',
    examples: [55],
  },
  {
    ...counted,
    name: 'additional_participants',
    label: 'How many more people of {COHORT} shall be invited?',
    shortLabel: 'Additional participants',
    examples: [80],
  },
  {
    ...written,
    name: 'explanatory_info',
    label: 'Is there anything that explains these numbers?',
    shortLabel: 'Explanation of the numbers',
    isOptional: true,
    examples: ['Two sites opened later than planned.'],
  },
] as const satisfies readonly Item[];

const CHANGE_ITEMS = [
  {
    type: 'radio',
    name: 'issues',
    label: 'Did anything unexpected happen, such as a complaint or an adverse event?',
    shortLabel: 'Unexpected events',
    isOptional: true,
    options: YES_NO,
    examples: ['yes', 'no'],
  },
  {
    ...written,
    name: 'issues_description',
    label: 'What happened, and what did you do about it?',
    shortLabel: 'What happened',
    when: { field: 'issues', equals: 'yes' },
    examples: ['One family found the questions too long; we shortened the second part.'],
  },
  {
    type: 'radio',
    name: 'protocol',
    label: 'Did the protocol change since the last approval?',
    shortLabel: 'Changes of the protocol',
    isOptional: true,
    options: YES_NO,
    examples: ['yes', 'no'],
  },
  {
    ...written,
    name: 'protocol_description',
    label: 'What changed?',
    shortLabel: 'What changed in the protocol',
    when: { field: 'protocol', equals: 'yes' },
    examples: ['A second questionnaire after six months was added.'],
  },
  {
    type: 'file',
    name: 'protocol_file',
    label: 'Protocol',
    help: 'As it is now.',
    isOptional: true,
    accept: ['.pdf'],
    maxFiles: 1,
    when: { field: 'protocol', isSet: true },
  },
] as const satisfies readonly Item[];

const FAMILY_ITEMS = [
  {
    ...written,
    name: 'lay_summary',
    label: 'Tell the families of {COHORT} in plain words what the study has done so far.',
    shortLabel: 'Lay summary',
    examples: ['Many children slept better when bedtime was the same each day. We want to find out why.'],
  },
  {
    ...written,
    name: 'additional_info',
    label: 'What else should the reviewers know?',
    shortLabel: 'Additional information',
    examples: ['The questionnaires stay the same.'],
  },
  {
    type: 'file',
    name: 'recent_irb',
    label: 'Most recent IRB letter',
    accept: ['.pdf'],
    maxFiles: 1,
  },
  {
    type: 'file',
    name: 'consent_form',
    label: 'Consent form',
    help: 'The form that participants sign now.',
    accept: ['.pdf'],
    maxFiles: 1,
  },
] as const satisfies readonly Item[];

export const RESEARCH_MATCH_RENEWAL_FORM_1 = {
  id: 'research-match-renewal',
  version: FIRST_RENEWAL_VERSION,
  title: 'Research Match renewal',
  sections: [
    { id: 'study', title: 'The study', items: STUDY_ITEMS },
    { id: 'participants', title: 'Participants', items: PEOPLE_ITEMS },
    { id: 'changes', title: 'Changes', items: CHANGE_ITEMS },
    { id: 'documents', title: 'Summary and documents', items: FAMILY_ITEMS },
  ],
} as const satisfies RequestForm;
