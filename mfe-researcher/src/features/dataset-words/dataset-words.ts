import type { Dataset } from '@portal/contract';
import { CURATOR_TYPE_LABELS, DATASET_GROUPS, DATASET_TYPE_LABELS } from '@portal/contract/statuses';
import { dataset as words } from '#texts/dataset';

export type DatasetGroup = (typeof DATASET_GROUPS)[number];

const EXTERNAL = 3;
const OTHER: DatasetGroup = 'Other Resources';

/** The wizard group of a dataset: by its type, or the group of other datasets if someone else curates it. A key, in no language. */
export function findGroup(dataset: Pick<Dataset, 'type' | 'curator_type'>): DatasetGroup {
  if (dataset.curator_type === EXTERNAL) return OTHER;
  return DATASET_GROUPS[dataset.type - 1] ?? OTHER;
}

export const typeLabel = (dataset: Pick<Dataset, 'type'>): string => DATASET_TYPE_LABELS[dataset.type];
export const curatorLabel = (dataset: Pick<Dataset, 'curator_type'>): string =>
  CURATOR_TYPE_LABELS[dataset.curator_type];

/** Version 2 is V2 (spec 3 section 5 "Dataset"). */
export const versionLabel = (dataset: Pick<Dataset, 'version'>): string => `V${dataset.version}`;

/** The dataset's page, addressed by its public code, or by its id if it has no code (spec 2 section 2.7). */
export const datasetAddress = ({ id, dataset_id: code }: Pick<Dataset, 'id' | 'dataset_id'>): string =>
  code === '' ? `/dataset/${id}?isUUID` : `/dataset/${encodeURIComponent(code)}`;

/** The ways in which the data can be reached. */
export function accessWays(dataset: Pick<Dataset, 'globus' | 'aws' | 'gpf_accessible'>): string {
  const ways = [
    dataset.globus ? words.ways.Globus : '',
    dataset.aws ? words.ways.AWS : '',
    dataset.gpf_accessible ? words.ways.GPF : '',
  ].filter(Boolean);
  return ways.join(', ');
}
