/** Questions about the study (spec 2 section 3; field names follow the summary mapping of spec 3 section 3). */
import { LIMITS } from '../../basics/limits.ts';
import type { RequestForm } from '../request-type.ts';

type Item = RequestForm['sections'][number]['items'][number];

export const CATEGORIES = [
  'Behavior and learning',
  'Communication and language',
  'Family and services',
  'Genetics and biology',
  'Health and sleep',
  'Intervention',
  'Other',
] as const;
export const METHODS = ['Online Survey', 'In-clinic', 'Intervention', 'Clinical Trial'] as const;

export const TITLE_FIELDS = [
  { type: 'header', text: 'The study' },
  {
    type: 'text',
    name: 'title',
    label: 'Scientific title',
    help: 'We filled in the one of your project.',
    maxLength: LIMITS.projectTitle,
    prefill: 'project_title',
    examples: ['Sleep and daytime behavior in school-age children'],
  },
  {
    type: 'textarea',
    name: 'abstract',
    label: 'Scientific abstract',
    rows: 6,
    maxLength: LIMITS.longText,
    prefill: 'project_abstract',
    examples: ['We ask how sleep changes with age in autistic children, and what that says about attention.'],
  },
  {
    type: 'text',
    name: 'public_title',
    label: 'Title for a general audience',
    help: 'Families read it in the invitation.',
    maxLength: LIMITS.projectTitle,
    prefill: 'project_public_title',
    examples: ['How autistic children sleep'],
  },
  {
    type: 'textarea',
    name: 'public_abstract',
    label: 'Abstract for a general audience',
    help: 'Families read it in the invitation. Please use plain words.',
    rows: 5,
    maxLength: LIMITS.longText,
    prefill: 'project_public_abstract',
    examples: ['We want to know how autistic children sleep and what helps them to sleep well.'],
  },
  {
    type: 'checkboxes',
    name: 'categories',
    label: 'Categories',
    options: CATEGORIES.map((category) => ({ value: category, label: category })),
    examples: [
      ['Health and sleep'],
      ['Communication and language'],
      ['Intervention', 'Behavior and learning'],
    ],
  },
  {
    type: 'tags',
    name: 'keywords',
    label: 'Keywords',
    help: 'Up to three.',
    maximum: LIMITS.keywords,
    examples: [['sleep'], ['language', 'school'], ['anxiety', 'adolescence', 'online']],
  },
] as const satisfies readonly Item[];

export const SCIENCE_FIELDS = [
  { type: 'header', text: 'The science' },
  {
    type: 'textarea',
    name: 'research_aim',
    label: 'Research aim',
    rows: 4,
    maxLength: LIMITS.answer,
    examples: ['To find which habits in the evening go with good sleep.'],
  },
  {
    type: 'textarea',
    name: 'hypotheses',
    label: 'Hypotheses',
    rows: 4,
    maxLength: LIMITS.answer,
    examples: ['Children with a regular evening sleep longer, whatever their age.'],
  },
  {
    type: 'textarea',
    name: 'proposal_summary',
    label: 'Summary of the proposal',
    rows: 6,
    maxLength: LIMITS.longText,
    examples: [
      'Parents keep a diary for two weeks and answer two questionnaires. We compare by age and by habits.',
    ],
  },
  {
    type: 'checkboxes',
    name: 'methods',
    label: 'Methods',
    options: METHODS.map((method) => ({ value: method, label: method })),
    examples: [['Online Survey'], ['In-clinic'], ['Online Survey', 'Intervention'], ['Clinical Trial']],
  },
  {
    type: 'textarea',
    name: 'instruments',
    label: 'Standard instruments',
    help: 'Questionnaires and tests that you use, by name and version.',
    rows: 3,
    maxLength: LIMITS.answer,
    examples: ["Children's Sleep Habits Questionnaire.", 'Social Responsiveness Scale, second edition.'],
  },
  {
    type: 'radio',
    name: 'build_preference',
    label: 'Who builds the online survey?',
    shortLabel: 'Survey is built by',
    options: [
      { value: 'team', label: 'My team' },
      { value: 'foundation', label: 'The foundation' },
    ],
    when: { field: 'methods', in: ['Online Survey'] },
    examples: ['team', 'foundation'],
  },
  {
    type: 'textarea',
    name: 'procedure',
    label: 'What do participants do, step by step?',
    shortLabel: 'Procedure',
    rows: 5,
    maxLength: LIMITS.answer,
    examples: ['They read the consent, keep a diary for 14 days, and answer two questionnaires at the end.'],
  },
  {
    type: 'text',
    name: 'time_length',
    label: 'How much time does it take a participant?',
    shortLabel: 'Time needed',
    maxLength: LIMITS.reason,
    examples: ['Ten minutes a day for two weeks', '45 minutes', '90 minutes and one visit'],
  },
  {
    type: 'textarea',
    name: 'justification',
    label: 'Why do you need this cohort, and this number of people?',
    shortLabel: 'Justification',
    rows: 4,
    maxLength: LIMITS.answer,
    examples: [
      'Only a cohort of this size has enough children of every age. 400 families detect a small effect.',
    ],
  },
] as const satisfies readonly Item[];
