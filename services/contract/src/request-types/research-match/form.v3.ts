import { REVISION_HELP } from '../plain-words.ts';
import { rewordForm } from '../reword-form.ts';
import { RESEARCH_MATCH_FORM_2 } from './form.v2.ts';

export const RESEARCH_MATCH_FORM_3 = rewordForm(RESEARCH_MATCH_FORM_2, {
  version: 3,
  fields: {
    request_changes: REVISION_HELP,
    procedure: { label: 'What will participants do, step by step?' },
    min_age: { label: 'Minimum age in years' },
    max_age: { label: 'Maximum age in years' },
    design_engagement: { label: 'Who from the community helped design the study?' },
    additional_info: {
      label: 'What else should the reviewers know?',
      shortLabel: 'Additional information',
    },
  },
});
