import { ALL_TABS, defineRequestType } from '../request-type.ts';
import { DATA_USAGE_2026_01, DATA_USAGE_AGREEMENT } from '../terms/data-usage.ts';

export const abnData = defineRequestType({
  number: 6,
  key: 'abn_data',
  label: 'Data Access to Autism BrainNet',
  flow: 'tissue',
  group: 'autism_brainnet',
  excludes: ['data', 'biospecimen', 'funding', 'research_match'],
  needsIrb: true,
  resources: null,
  reviewHeading: 'data',
  policy: { questions: [], agreement: DATA_USAGE_AGREEMENT, terms: [DATA_USAGE_2026_01] },
  tabs: ALL_TABS,
  rubric: null,
  documents: ['approval_notice'],
  forms: [],
});
