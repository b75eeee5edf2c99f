import { COMMON_TABS, defineRequestType } from '../request-type.ts';
import { RESEARCH_MATCH_RENEWAL_FORM_1 } from './form.v1001.ts';
import { RESEARCH_MATCH_RENEWAL_FORM_2 } from './form.v1002.ts';
import { RESEARCH_MATCH_RENEWAL_FORM_3 } from './form.v1003.ts';
import { DATA_USAGE_AGREEMENT, DATA_USAGE_TERMS } from '../terms/data-usage.ts';

export const researchMatchRenewal = defineRequestType({
  number: 5,
  key: 'research_match_renewal',
  label: 'Research Match Renewal',
  summary: 'Keep inviting families for another year.',
  flow: 'research_match',
  group: 'research_match',
  excludes: ['data', 'biospecimen', 'funding', 'autism_brainnet'],
  needsIrb: true,
  resources: null,
  reviewHeading: 'research_match',
  reviewWindows: ['research_match', 'research_match_renewal'],
  policy: { questions: [], agreement: DATA_USAGE_AGREEMENT, terms: DATA_USAGE_TERMS },
  tabs: COMMON_TABS,
  brief: [
    { fields: ['lay_summary'] },
    { fields: ['progress'] },
    { fields: ['additional_participants', 'sample_size', 'all_consented', 'all_participated'] },
    { label: 'Events and changes', fields: ['issues_description', 'protocol_description'] },
  ],
  rubric: { key: 'research_match', version: 2 },
  documents: ['approval_notice'],
  forms: [],
  renewalForms: [RESEARCH_MATCH_RENEWAL_FORM_1, RESEARCH_MATCH_RENEWAL_FORM_2, RESEARCH_MATCH_RENEWAL_FORM_3],
});
