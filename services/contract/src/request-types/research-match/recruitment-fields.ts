/** Questions about the participants and the reasons for inviting them (spec 2 section 3; spec 3 section 3, summary). */
import { LIMITS } from '../../basics/limits.ts';
import type { RequestForm } from '../request-type.ts';

type Item = RequestForm['sections'][number]['items'][number];

/** For the last two, the foundation recontacts the families, and the applications are not scored. */
export const MATCH_COHORTS = ['SPARK', 'SSC', 'Simons Searchlight'] as const;

export const PARTICIPANT_FIELDS = [
  { type: 'header', text: 'Participants' },
  {
    type: 'radio',
    name: 'cohort',
    label: 'Cohort',
    options: MATCH_COHORTS.map((cohort) => ({ value: cohort, label: cohort })),
    examples: ['SPARK', 'SSC', 'Simons Searchlight'],
  },
  {
    type: 'number',
    name: 'num_participants',
    label: 'Number of participants',
    min: 1,
    isWhole: true,
    examples: [400, 120, 60],
  },
  {
    type: 'number',
    name: 'min_age',
    label: 'Youngest age in years',
    min: 0,
    max: LIMITS.ageMaximum,
    isWhole: true,
    examples: [6, 0, 18],
  },
  {
    type: 'number',
    name: 'max_age',
    label: 'Oldest age in years',
    min: 0,
    max: LIMITS.ageMaximum,
    isWhole: true,
    notBelow: { field: 'min_age', message: 'The oldest age cannot be below the youngest age' },
    examples: [80, 45, 60],
  },
  {
    type: 'text',
    name: 'region',
    label: 'Region',
    help: 'Where participants live: a state, several, or everywhere.',
    maxLength: LIMITS.reason,
    examples: ['All states', 'Northeast', 'Midwest and South'],
  },
  {
    type: 'text',
    name: 'recruitment_radius',
    label: 'How far may they live from your site?',
    shortLabel: 'Recruitment radius',
    isOptional: true,
    maxLength: LIMITS.reason,
    examples: ['100 miles', '50 miles'],
  },
  {
    type: 'textarea',
    name: 'incl_criteria',
    label: 'Who may take part?',
    shortLabel: 'Inclusion criteria',
    rows: 3,
    maxLength: LIMITS.answer,
    examples: ['Children with a diagnosis of autism who live with a parent.'],
  },
  {
    type: 'textarea',
    name: 'excl_criteria',
    label: 'Who may not?',
    shortLabel: 'Exclusion criteria',
    rows: 3,
    maxLength: LIMITS.answer,
    examples: ['Children who take medicine for epilepsy.'],
  },
  {
    type: 'checkbox',
    name: 'genetic_request',
    label: 'We also ask for genetic data of the participants',
    answerLabel: 'Genetic data',
    isOptional: true,
    examples: [false, true],
  },
  {
    type: 'textarea',
    name: 'risks',
    label: 'Risks for participants, and what you do about them',
    shortLabel: 'Risks',
    rows: 3,
    maxLength: LIMITS.answer,
    examples: ['Questions about sleep may be tiring; parents may skip any of them.'],
  },
  {
    type: 'textarea',
    name: 'feedback',
    label: 'What do participants learn about the results?',
    shortLabel: 'Feedback to participants',
    rows: 3,
    maxLength: LIMITS.answer,
    examples: ['A page in plain words for all, and their own diary as a drawing.'],
  },
  {
    type: 'textarea',
    name: 'design_engagement',
    label: 'Who of the community helped to design the study?',
    shortLabel: 'Community engagement',
    rows: 3,
    maxLength: LIMITS.answer,
    examples: ['Three parents and two autistic adults read every question.'],
  },
] as const satisfies readonly Item[];

export const GROUNDS_FIELDS = [
  { type: 'header', text: 'Funding and approval' },
  {
    type: 'textarea',
    name: 'funding',
    label: 'Funding',
    help: 'Who pays for the study, and until when.',
    rows: 2,
    maxLength: LIMITS.answer,
    examples: ['A grant of our university until 2028.'],
  },
  {
    type: 'file',
    name: 'protocol_file',
    label: 'Protocol of the study',
    accept: ['.pdf'],
    maxFiles: 3,
  },
  { type: 'file', name: 'irb_protocol', label: 'IRB protocol', accept: ['.pdf'], maxFiles: 3 },
  {
    type: 'file',
    name: 'consent_forms',
    label: 'Consent forms',
    help: 'One for each group of participants.',
    accept: ['.pdf'],
    maxFiles: 10,
  },
  {
    type: 'textarea',
    name: 'additional_info',
    label: 'Anything else',
    isOptional: true,
    rows: 3,
    maxLength: LIMITS.answer,
    examples: ['We can start in spring.'],
  },
] as const satisfies readonly Item[];
