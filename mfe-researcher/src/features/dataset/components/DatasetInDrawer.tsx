import type { Dataset } from '@portal/contract';
import { Box } from '@portal/shared-ui';
import { useApi } from '@portal/shared-ui/data';
import { DatasetContent } from './DatasetContent.tsx';
import { DATASET_EXPAND, DatasetFacts } from './DatasetFacts.tsx';

/** Shows the row's data immediately and adds the details once they are loaded. */
export function DatasetInDrawer({ dataset }: { dataset: Dataset }) {
  const { data = dataset } = useApi('GET /dataset/{id}/', {
    params: { id: dataset.id },
    query: { expand: DATASET_EXPAND },
  });
  return (
    <>
      <DatasetContent dataset={data} />
      <Box mt="8">
        <DatasetFacts dataset={data} />
      </Box>
    </>
  );
}
