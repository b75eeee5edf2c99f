import { COMMON_TABS, defineRequestType } from '../request-type.ts';
import { revisionFacts } from '../revision-field.ts';
import { BRAIN_BANK_POLICY } from '../terms/brain-bank.ts';
import { ABN_DATA_FORM_1 } from './form.v1.ts';
import { ABN_DATA_FORM_2 } from './form.v2.ts';
import { IMPACT_FORM_1, IMPACT_BRIEF } from '../renewals/impact-form.ts';
import { IMPACT_FORM_2 } from '../renewals/impact-form.v1002.ts';
import { IMPACT_FORM_3 } from '../renewals/impact-form.v1003.ts';

export const abnData = defineRequestType({
  number: 6,
  key: 'abn_data',
  label: 'Data Access to Autism BrainNet',
  summary: "Browse the brain bank's donors. You need this before you can request tissue.",
  approval: 'gives',
  flow: 'tissue',
  group: 'autism_brainnet',
  excludes: ['data', 'biospecimen', 'funding', 'research_match'],
  needsIrb: true,
  resources: 'itself',
  reviewHeading: 'data',
  policy: BRAIN_BANK_POLICY,
  tabs: COMMON_TABS,
  brief: [
    { fields: ['proposal_title'] },
    { fields: ['introduction'] },
    { fields: ['methodology'] },
    { fields: ['abn_security'] },
    ...IMPACT_BRIEF,
  ],
  rubric: null,
  obtains: ['data'],
  documents: ['approval_notice'],
  forms: [ABN_DATA_FORM_1, ABN_DATA_FORM_2],
  renewedBy: 6,
  renewalForms: [IMPACT_FORM_1, IMPACT_FORM_2, IMPACT_FORM_3],
  given: revisionFacts,
});
