import { rewordForm } from '../reword-form.ts';
import { RESEARCH_MATCH_RENEWAL_FORM_1 } from './form.v1001.ts';

export const RESEARCH_MATCH_RENEWAL_FORM_2 = rewordForm(RESEARCH_MATCH_RENEWAL_FORM_1, {
  version: 1002,
  fields: {
    sci_justification: { label: 'Why does the study need more participants from {COHORT}?' },
    progress: { label: 'How has the study progressed since the last approval?' },
    sample_size: { label: 'How many participants will the study include in total?' },
    all_consented: {
      label: 'How many people have consented so far, from all sources?',
      shortLabel: 'Consented in total',
    },
    all_participated: { shortLabel: 'Took part in total' },
    cohort_consented: { label: 'How many people from {COHORT} have consented so far?' },
    cohort_participated: { label: 'How many people from {COHORT} have taken part?' },
    additional_participants: { label: 'How many more people from {COHORT} should be invited?' },
    protocol: {
      label: 'Has the protocol changed since the last approval?',
      shortLabel: 'Protocol changes',
    },
    protocol_file: { help: 'The current version.' },
    lay_summary: { label: 'Tell families in {COHORT}, in plain language, what the study has done so far.' },
    consent_form: { help: 'The form that participants currently sign.' },
  },
});
