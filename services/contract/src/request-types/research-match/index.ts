import { COMMON_TABS, defineRequestType } from '../request-type.ts';
import { DATA_USAGE_2026_01, DATA_USAGE_AGREEMENT } from '../terms/data-usage.ts';
import {
  RECRUITMENT_2026_11,
  RECRUITMENT_2026_12,
  RECRUITMENT_2027_01,
  RECRUITMENT_QUESTIONS,
} from '../terms/recruitment.ts';
import { revisionFacts } from '../revision-field.ts';
import { RESEARCH_MATCH_FORM_1 } from './form.v1.ts';
import { RESEARCH_MATCH_FORM_2 } from './form.v2.ts';
import { RESEARCH_MATCH_FORM_3 } from './form.v3.ts';

export const researchMatch = defineRequestType({
  number: 4,
  key: 'research_match',
  label: 'Research Match',
  summary:
    'We invite families from a cohort to take part in your study. Applications are reviewed once a quarter.',
  flow: 'research_match',
  group: 'research_match',
  excludes: ['data', 'biospecimen', 'funding', 'autism_brainnet'],
  needsIrb: true,
  resources: 'itself',
  reviewHeading: 'research_match',
  reviewWindows: ['research_match'],
  cohortField: 'cohort',
  answerNames: { protocol: 'protocol_file' },
  policy: {
    questions: RECRUITMENT_QUESTIONS,
    agreement: DATA_USAGE_AGREEMENT,
    terms: [DATA_USAGE_2026_01, RECRUITMENT_2026_11, RECRUITMENT_2026_12, RECRUITMENT_2027_01],
  },
  tabs: COMMON_TABS,
  brief: [
    { fields: ['research_aim'] },
    { fields: ['num_participants', 'min_age', 'max_age'] },
    { fields: ['cohort', 'region', 'recruitment_radius'] },
    { fields: ['methods', 'time_length', 'genetic_request'] },
  ],
  chapters: [
    {
      id: 'study',
      title: 'Study',
      fields: [
        'request_changes',
        'title',
        'abstract',
        'public_title',
        'public_abstract',
        'categories',
        'keywords',
      ],
    },
    {
      id: 'research_plan',
      title: 'Research plan',
      fields: ['research_aim', 'hypotheses', 'proposal_summary'],
    },
    {
      id: 'methods',
      title: 'Methods',
      fields: ['methods', 'instruments', 'build_preference', 'procedure', 'time_length'],
    },
    {
      id: 'participants',
      title: 'Participants',
      fields: ['cohort', 'num_participants', 'justification', 'min_age', 'max_age', 'genetic_request'],
    },
    {
      id: 'eligibility',
      title: 'Who can take part',
      fields: ['incl_criteria', 'excl_criteria', 'region', 'recruitment_radius'],
    },
    {
      id: 'families',
      title: 'Risks and feedback',
      fields: ['risks', 'feedback', 'design_engagement'],
    },
    {
      id: 'documents',
      title: 'Funding and approval',
      fields: ['funding', 'protocol_file', 'irb_protocol', 'consent_forms', 'additional_info'],
    },
  ],
  rubric: { key: 'research_match', version: 2 },
  obtains: ['data'],
  documents: ['approval_notice'],
  forms: [RESEARCH_MATCH_FORM_1, RESEARCH_MATCH_FORM_2, RESEARCH_MATCH_FORM_3],
  renewedBy: 5,
  given: revisionFacts,
});
