import { ALL_TABS, defineRequestType } from '../request-type.ts';
import { DATA_USAGE_2026_01, DATA_USAGE_AGREEMENT } from '../terms/data-usage.ts';

export const pilotTissue = defineRequestType({
  number: 7,
  key: 'pilot_tissue',
  label: 'Pilot Tissue Request',
  flow: 'tissue',
  group: 'autism_brainnet',
  excludes: ['data', 'biospecimen', 'funding', 'research_match'],
  needsIrb: true,
  resources: null,
  reviewHeading: 'pilot',
  policy: { questions: [], agreement: DATA_USAGE_AGREEMENT, terms: [DATA_USAGE_2026_01] },
  tabs: ALL_TABS,
  rubric: { key: 'tissue', version: 1 },
  documents: ['approval_notice'],
  forms: [],
});
