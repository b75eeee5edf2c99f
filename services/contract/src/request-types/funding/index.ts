import { COMMON_TABS, defineRequestType } from '../request-type.ts';
import { DATA_USAGE_AGREEMENT, DATA_USAGE_TERMS } from '../terms/data-usage.ts';

export const funding = defineRequestType({
  number: 3,
  key: 'funding',
  label: 'Funding',
  summary: 'Money for a study.',
  flow: 'funding',
  group: 'funding',
  excludes: ['data', 'biospecimen', 'research_match', 'autism_brainnet'],
  needsIrb: false,
  resources: null,
  reviewHeading: 'resource',
  policy: { questions: [], agreement: DATA_USAGE_AGREEMENT, terms: DATA_USAGE_TERMS },
  tabs: COMMON_TABS,
  brief: [],
  rubric: null,
  documents: ['approval_notice'],
  forms: [],
});
