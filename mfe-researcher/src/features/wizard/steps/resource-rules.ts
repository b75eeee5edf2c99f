import type { Dataset } from '@portal/contract';
import { DATASET_GROUPS } from '@portal/contract/statuses';
import { findGroup, type DatasetGroup } from '../../dataset/components/dataset-words.ts';
import { wizard as texts } from '#texts/wizard';

const NON_AUTISM_COHORT = 'SPARK';

/** For research that does not relate to autism only the SPARK cohort is offered (specification 2 section 5). */
export function offeredDatasets(datasets: readonly Dataset[], isNonAutism: boolean): Dataset[] {
  return datasets.filter((dataset) => !isNonAutism || dataset.cohort.display_name === NON_AUTISM_COHORT);
}

/** Why a dataset cannot be chosen; undefined when it can. */
export function disabledReason(dataset: Dataset, approved: ReadonlySet<string>): string | undefined {
  if (approved.has(dataset.id)) return texts.resources.approvedAlready;
  return dataset.available ? undefined : texts.resources.unavailable;
}

const fits = (dataset: Dataset, search: string) =>
  [dataset.name, dataset.dataset_id, dataset.cohort.display_name].some((text) =>
    text.toLowerCase().includes(search.trim().toLowerCase()),
  );

/** The datasets that fit the search, by group, in the order of the groups; empty groups are left out. */
export function groupedDatasets(
  datasets: readonly Dataset[],
  search: string,
): ReadonlyArray<readonly [DatasetGroup, Dataset[]]> {
  const found = datasets.filter((dataset) => fits(dataset, search));
  return DATASET_GROUPS.map(
    (group) => [group, found.filter((dataset) => findGroup(dataset) === group)] as const,
  ).filter(([, members]) => members.length > 0);
}
