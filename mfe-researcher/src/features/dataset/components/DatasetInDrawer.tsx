import type { Dataset } from '@portal/contract';
import { useApi } from '@portal/shared-ui/data';
import { DATASET_EXPAND, DatasetFacts } from './DatasetFacts.tsx';

/** What the list knows shows at once; the files about the dataset, which the list does without, a moment later. */
export function DatasetInDrawer({ dataset }: { dataset: Dataset }) {
  const { data } = useApi('GET /dataset/{id}/', {
    params: { id: dataset.id },
    query: { expand: DATASET_EXPAND },
  });
  return <DatasetFacts dataset={data ?? dataset} />;
}
