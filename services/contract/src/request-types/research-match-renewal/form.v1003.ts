import { rewordForm } from '../reword-form.ts';
import { RESEARCH_MATCH_RENEWAL_FORM_2 } from './form.v1002.ts';

export const RESEARCH_MATCH_RENEWAL_FORM_3 = rewordForm(RESEARCH_MATCH_RENEWAL_FORM_2, {
  version: 1003,
  fields: {
    study_findings: { shortLabel: 'Study findings' },
    all_participated: { label: 'How many people have taken part so far, from all sources?' },
    cohort_participated: { label: 'How many people from {COHORT} have taken part so far?' },
    explanatory_info: { label: 'Is there anything the reviewers should know about these numbers?' },
  },
});
