import type { Dataset } from '@portal/contract';
import { CURATOR_TYPE_LABELS, DATASET_TYPE_LABELS } from '@portal/contract/statuses';
import { dataset as words } from '#texts/dataset';

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
