import { useList } from '@portal/shared-ui/data';
import type { Choice } from '@portal/shared-ui/form';

/** The cohorts that a dataset can be of; undefined until they are read. */
export function useCohortChoices() {
  const { rows, error, isLoading, reload } = useList('GET /cohort/', { limit: 1000 });
  const choices: readonly Choice[] | undefined = isLoading
    ? undefined
    : rows.map(({ id, display_name: label }) => ({ value: id, label }));
  return { choices, error, reload };
}
