import { COLLECTION_TABS, defineRequestType } from '../request-type.ts';
import { TISSUE_CHAPTERS } from '../tissue-form.ts';
import { revisionFacts } from '../revision-field.ts';
import { BRAIN_BANK_POLICY } from '../terms/brain-bank.ts';
import { ABN_TISSUE_FORM_1 } from './form.v1.ts';
import { ABN_TISSUE_FORM_2 } from './form.v2.ts';
import { ABN_TISSUE_FORM_3 } from './form.v3.ts';
import { ABN_TISSUE_FORM_4 } from './form.v4.ts';
import { IMPACT_FORM_1, IMPACT_BRIEF } from '../renewals/impact-form.ts';
import { IMPACT_FORM_2 } from '../renewals/impact-form.v1002.ts';
import { IMPACT_FORM_3 } from '../renewals/impact-form.v1003.ts';
import { SHIPPING_LINE } from '../shipping-fields.ts';
import { DONOR_NUMBERS, DONORS_LINE } from '../tissue-fields.ts';

export const abnTissue = defineRequestType({
  number: 8,
  key: 'abn_tissue',
  label: 'Autism BrainNet Tissue Request',
  summary: 'Brain tissue from the donors you choose.',
  approval: 'needs',
  flow: 'tissue',
  group: 'autism_brainnet',
  excludes: ['data', 'biospecimen', 'funding', 'research_match'],
  needsIrb: true,
  resources: 'itself',
  reviewHeading: 'tissue',
  reviewWindows: ['abn_tissue'],
  policy: BRAIN_BANK_POLICY,
  collection: { field: 'cart', numbers: DONOR_NUMBERS, isPilot: false },
  tabs: COLLECTION_TABS,
  brief: [
    { fields: ['tissue_needed'] },
    { fields: ['resource_types', 'brain_area', 'rare_genetic_diagnosis'] },
    DONORS_LINE,
    SHIPPING_LINE,
    ...IMPACT_BRIEF,
  ],
  chapters: TISSUE_CHAPTERS,
  rubric: { key: 'tissue', version: 2 },
  obtains: ['tissue', 'data'],
  documents: ['approval_notice'],
  forms: [ABN_TISSUE_FORM_1, ABN_TISSUE_FORM_2, ABN_TISSUE_FORM_3, ABN_TISSUE_FORM_4],
  renewedBy: 8,
  renewalForms: [IMPACT_FORM_1, IMPACT_FORM_2, IMPACT_FORM_3],
  given: revisionFacts,
});
