import { DATASET_CODE } from '@portal/contract/limits';
import { useApi } from '@portal/shared-ui/data';
import { isRequestGoal } from '@portal/shared-ui/goal';

interface Goal {
  readonly kind: 'dataset' | 'request' | 'page';
  /** Code of the dataset, and its name once it is known; empty for other goals. */
  readonly dataset: string;
}

function readGoal(path: string): Goal {
  const { searchParams } = new URL(path, location.origin);
  const dataset = searchParams.get('dataset') ?? '';
  if (!isRequestGoal(path)) return { kind: 'page', dataset: '' };
  // anyone can write an address, so only a code is shown
  return DATASET_CODE.test(dataset) ? { kind: 'dataset', dataset } : { kind: 'request', dataset: '' };
}

/** What the wanted page is about, used to choose its wording. */
export function useReadGoal(path: string | null): Goal {
  const { kind, dataset } = readGoal(path ?? '/');
  const { data } = useApi('GET /dataset/{id}/', {
    params: { id: dataset },
    enabled: kind === 'dataset',
    silent: true,
  });
  return { kind, dataset: data ? `${dataset} (${data.name})` : dataset };
}
