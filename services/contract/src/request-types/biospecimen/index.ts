import { ALL_TABS, defineRequestType } from '../request-type.ts';
import { DATA_USAGE_2026_01, DATA_USAGE_AGREEMENT } from '../terms/data-usage.ts';

export const biospecimen = defineRequestType({
  number: 2,
  key: 'biospecimen',
  label: 'Biospecimen',
  summary: 'Plasma, DNA, cell lines and other samples of participants.',
  flow: 'plain',
  group: 'biospecimen',
  excludes: ['data', 'funding', 'research_match', 'autism_brainnet'],
  needsIrb: true,
  resources: 'samples',
  reviewHeading: 'data',
  policy: { questions: [], agreement: DATA_USAGE_AGREEMENT, terms: [DATA_USAGE_2026_01] },
  tabs: ALL_TABS,
  rubric: null,
  documents: ['approval_notice'],
  forms: [],
});
