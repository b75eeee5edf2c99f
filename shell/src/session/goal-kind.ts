import { DATASET_CODE } from '@portal/contract/limits';
import { isRequestGoal } from '@portal/shared-ui/goal';

interface Goal {
  readonly kind: 'dataset' | 'request' | 'page';
  /** Code of the dataset; empty for other goals. */
  readonly dataset: string;
}

/** What the wanted page is about, used to choose its wording. */
export function readGoal(path: string): Goal {
  const { searchParams } = new URL(path, location.origin);
  const dataset = searchParams.get('dataset') ?? '';
  if (!isRequestGoal(path)) return { kind: 'page', dataset: '' };
  // anyone can write an address, so only a code is shown
  return DATASET_CODE.test(dataset) ? { kind: 'dataset', dataset } : { kind: 'request', dataset: '' };
}
