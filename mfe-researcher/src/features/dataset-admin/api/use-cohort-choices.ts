import { useList } from '@portal/shared-ui/data';
import type { Choice } from '@portal/shared-ui/form';

/** The cohorts that a dataset can be of; undefined until they are read. */
export function useCohortChoices() {
  const { rows, error, isLoading, reload } = useList('GET /cohort/', { limit: 1000 });
  // If a later read fails, the form of the first one stays.
  const isMissing = isLoading || (error !== undefined && rows.length === 0);
  const choices: readonly Choice[] | undefined = isMissing
    ? undefined
    : rows.map(({ id, display_name: label }) => ({ value: id, label }));
  return { choices, error, reload };
}
