import type { DraftField, DraftValues } from '../api/draft-values.ts';
import { wizard as texts } from '#texts/wizard';

/** Names for the numbers and ids that a draft holds. */
export interface Names {
  project: (id: number) => string;
  dataset: (id: string) => string;
  person: (id: number) => string;
}

const answer = (value: boolean | null) => (value === null ? '' : value ? 'True' : 'False');

/** One field of a draft in words; '' when it is empty. */
export function fieldWords(field: DraftField, values: DraftValues, names: Names): string {
  switch (field) {
    case 'project':
      return names.project(values.project);
    case 'datasets':
      return values.datasets.map(names.dataset).join(', ');
    case 'access_control_list':
      return values.access_control_list.map(names.person).join(', ');
    case 'genetic_seq':
      return values.genetic_seq.join(', ');
    case 'gpf_access_status':
      return values.gpf_access_status === null
        ? ''
        : values.gpf_access_status === 2
          ? 'Wanted'
          : texts.notWanted;
    case 'intent_to_download':
    case 'agreed_nih':
    case 'data_safeguard':
      return answer(values[field]);
    case 'agreed_to_usage_policy':
      return values.agreed_to_usage_policy ? 'Agreed' : '';
    case 'globus_username':
    case 'usage':
    case 'genetic_seq_other':
    case 'request_changes':
      return values[field];
  }
}
