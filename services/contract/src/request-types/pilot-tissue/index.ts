import { ALL_TABS, defineRequestType } from '../request-type.ts';
import { revisionFacts } from '../revision-field.ts';
import { BRAIN_BANK_2026_11, BRAIN_BANK_QUESTIONS } from '../terms/brain-bank.ts';
import { DATA_USAGE_2026_01, DATA_USAGE_AGREEMENT } from '../terms/data-usage.ts';
import { PILOT_TISSUE_FORM_1 } from './form.v1.ts';

export const pilotTissue = defineRequestType({
  number: 7,
  key: 'pilot_tissue',
  label: 'Pilot Tissue Request',
  summary: 'A small amount of brain tissue, to show that your method works.',
  approval: 'needs',
  flow: 'tissue',
  group: 'autism_brainnet',
  excludes: ['data', 'biospecimen', 'funding', 'research_match'],
  needsIrb: true,
  resources: null,
  reviewHeading: 'pilot',
  policy: {
    questions: BRAIN_BANK_QUESTIONS,
    agreement: DATA_USAGE_AGREEMENT,
    terms: [DATA_USAGE_2026_01, BRAIN_BANK_2026_11],
  },
  tabs: ALL_TABS,
  rubric: { key: 'tissue', version: 1 },
  documents: ['approval_notice'],
  forms: [PILOT_TISSUE_FORM_1],
  given: revisionFacts,
});
