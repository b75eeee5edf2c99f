import type { Request } from '@portal/contract';
import type { DraftField, DraftValues } from '../api/draft-values.ts';
import type { StepKey } from '../api/steps.ts';
import { useCatalogue } from './use-catalogue.ts';

const GENETIC = 2;

export interface AskedQuestions {
  hasGenetic: boolean;
  hasGpf: boolean;
}

/** Which questions the chosen datasets bring: sequence data with genetic data, the GPF viewer with data that it shows. */
export function useAskedQuestions(request: Request, values: DraftValues): AskedQuestions {
  const catalogue = useCatalogue();
  const chosen = catalogue.rows.filter((dataset) => values.datasets.includes(dataset.id));
  const known = (request.datasets ?? []).filter((dataset) => values.datasets.includes(dataset.id));
  return {
    hasGenetic: [...chosen, ...known].some(({ type }) => type === GENETIC),
    hasGpf: chosen.some((dataset) => dataset.gpf_accessible),
  };
}

/** Every question that a step puts, answered or not, in its order. The team is shown as a table. */
export function questionsOf(
  step: Exclude<StepKey, 'review' | 'team'>,
  values: DraftValues,
  { hasGenetic, hasGpf, isRevision }: AskedQuestions & { isRevision: boolean },
): DraftField[] {
  switch (step) {
    case 'project':
      return ['project'];
    case 'resources':
      return ['datasets'];
    case 'details':
      return [
        ...(isRevision ? (['request_changes'] as const) : []),
        'globus_username',
        'usage',
        ...(hasGenetic ? (['genetic_seq'] as const) : []),
        ...(hasGenetic && values.genetic_seq.includes('Other') ? (['genetic_seq_other'] as const) : []),
        ...(hasGpf ? (['gpf_access_status'] as const) : []),
      ];
    case 'policy':
      return ['intent_to_download', 'agreed_nih', 'data_safeguard', 'agreed_to_usage_policy'];
  }
}
