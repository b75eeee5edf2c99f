import { ALL_TABS, defineRequestType } from '../request-type.ts';
import { DATASET_FORM_1 } from './form.v1.ts';
import { DATASET_FORM_2 } from './form.v2.ts';
import { DATASET_FORM_3 } from './form.v3.ts';
import { DATASET_POLICY } from './policy.ts';
import { IMPACT_FORM_1, IMPACT_BRIEF } from '../renewals/impact-form.ts';
import { IMPACT_FORM_2 } from '../renewals/impact-form.v1002.ts';
import { IMPACT_FORM_3 } from '../renewals/impact-form.v1003.ts';

const GENETIC = 2;

export const dataset = defineRequestType({
  number: 1,
  key: 'dataset',
  label: 'Dataset',
  summary: 'Phenotype, genetic and imaging data from the cohorts.',
  flow: 'plain',
  group: 'data',
  excludes: ['biospecimen', 'funding', 'research_match', 'autism_brainnet'],
  // De-identified resources have needed no IRB document since March 2025.
  needsIrb: false,
  resources: 'datasets',
  reviewHeading: 'resource',
  policy: DATASET_POLICY,
  tabs: ALL_TABS,
  brief: [
    { part: 'datasets', label: 'Datasets' },
    { fields: ['usage'] },
    { fields: ['genetic_seq', 'genetic_seq_other'] },
    { fields: ['gpf_access_status'] },
    ...IMPACT_BRIEF,
  ],
  rubric: null,
  obtains: ['data'],
  documents: ['approval_notice'],
  forms: [DATASET_FORM_1, DATASET_FORM_2, DATASET_FORM_3],
  renewedBy: 1,
  renewalForms: [IMPACT_FORM_1, IMPACT_FORM_2, IMPACT_FORM_3],
  given: ({ isRevision, datasets }) => ({
    is_revision: isRevision,
    has_genetic_data: datasets.some(({ type }) => type === GENETIC),
    has_gpf_data: datasets.some((each) => each.gpf_accessible),
  }),
});
