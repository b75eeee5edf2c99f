import { COMMON_TABS, defineRequestType } from '../request-type.ts';
import { revisionFacts } from '../revision-field.ts';
import { DATA_USAGE_2026_01, DATA_USAGE_AGREEMENT } from '../terms/data-usage.ts';
import {
  SAMPLE_QUESTIONS,
  SAMPLE_USAGE_2026_11,
  SAMPLE_USAGE_2026_12,
  SAMPLE_USAGE_2027_01,
} from '../terms/sample-usage.ts';
import { BIOSPECIMEN_FORM_1 } from './form.v1.ts';
import { BIOSPECIMEN_FORM_2 } from './form.v2.ts';
import { BIOSPECIMEN_FORM_3 } from './form.v3.ts';
import { BIOSPECIMEN_FORM_4 } from './form.v4.ts';
import { BIOSPECIMEN_IMPACT_FORM_1, IMPACT_BRIEF } from '../renewals/impact-form.ts';
import { BIOSPECIMEN_IMPACT_FORM_2 } from '../renewals/impact-form.v1002.ts';
import { BIOSPECIMEN_IMPACT_FORM_3 } from '../renewals/impact-form.v1003.ts';
import { SHIPPING_LINE } from '../shipping-fields.ts';

export const biospecimen = defineRequestType({
  number: 2,
  key: 'biospecimen',
  label: 'Biospecimen',
  summary: 'Plasma, DNA, cell lines and other samples from participants.',
  flow: 'plain',
  group: 'biospecimen',
  excludes: ['data', 'funding', 'research_match', 'autism_brainnet'],
  needsIrb: true,
  resources: 'samples',
  reviewHeading: 'resource',
  resourceFields: ['sample_type', 'samples', 'generate_ipscs'],
  sampleFields: { samples: 'samples', kind: 'sample_type', ipscs: 'generate_ipscs' },
  answerNames: {
    sample_info: ['dna_amount', 'dna_concentration', 'volume', 'num_cells', 'shipment_type'],
  },
  policy: {
    questions: SAMPLE_QUESTIONS,
    agreement: DATA_USAGE_AGREEMENT,
    terms: [DATA_USAGE_2026_01, SAMPLE_USAGE_2026_11, SAMPLE_USAGE_2026_12, SAMPLE_USAGE_2027_01],
  },
  tabs: [...COMMON_TABS, 'availability'],
  brief: [
    { fields: ['usage'] },
    { fields: ['sample_type', 'generate_ipscs', 'dna_amount', 'volume', 'num_cells'] },
    { fields: ['samples'] },
    SHIPPING_LINE,
    ...IMPACT_BRIEF,
  ],
  rubric: null,
  obtains: ['biospecimens', 'data'],
  documents: ['approval_notice'],
  forms: [BIOSPECIMEN_FORM_1, BIOSPECIMEN_FORM_2, BIOSPECIMEN_FORM_3, BIOSPECIMEN_FORM_4],
  renewedBy: 2,
  renewalForms: [BIOSPECIMEN_IMPACT_FORM_1, BIOSPECIMEN_IMPACT_FORM_2, BIOSPECIMEN_IMPACT_FORM_3],
  given: revisionFacts,
});
