import { useList } from '@portal/shared-ui/data';
import type { Choice } from '@portal/shared-ui/form';

/** The cohorts offered in the dataset form; `undefined` until they are loaded. */
export function useCohortChoices() {
  const { rows, error, isLoading, reload } = useList('GET /cohort/', { limit: 1000 });
  // If a refresh fails, the form keeps the choices of the first read.
  const isMissing = isLoading || (error !== undefined && rows.length === 0);
  const choices: readonly Choice[] | undefined = isMissing
    ? undefined
    : rows.map(({ id, display_name: label }) => ({ value: id, label }));
  return { choices, error, reload };
}
