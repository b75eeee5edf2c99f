import type { ResponseOf } from '@portal/contract/types';

export type Preview = ResponseOf<'GET /request/{id}/decision-preview/'>;
export type AccessChange = Preview['access']['opens'];

export interface AccessGroup {
  readonly names: readonly string[];
  readonly datasets: readonly string[];
}

/** Groups datasets by the same people, because usually a whole team gets all of them. */
export function groupAccess(change: AccessChange): AccessGroup[] {
  const groups = new Map<string, { names: string[]; datasets: string[] }>();
  for (const { dataset, people } of change) {
    const key = people.map(({ id }) => id).join();
    const group = groups.get(key) ?? { names: people.map((one) => one.display_name), datasets: [] };
    group.datasets.push(`${dataset.dataset_id} ${dataset.display_name}`);
    groups.set(key, group);
  }
  return [...groups.values()];
}
