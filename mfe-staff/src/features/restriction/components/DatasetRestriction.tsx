import { MESSAGES } from '@portal/contract/messages';
import { LoadingText } from '@portal/shared-ui';
import { api, useApi } from '@portal/shared-ui/data';
import { RetryPanel } from '@portal/shared-ui/errors';
import { useWrite } from '@portal/shared-ui/write';
import type { RestrictedDataset } from './restriction-columns.tsx';
import { RestrictionForm } from './RestrictionForm.tsx';
import { restriction as words } from '#texts/restriction';

/** Who may request one dataset. Loaded separately: rows of lists have no version, which saving needs. */
export function DatasetRestriction({ id }: { id: string }) {
  const { data, etag, error, reload } = useApi('GET /restricted-dataset/{id}/', {
    params: { id },
    swr: { revalidateOnFocus: false },
  });
  if (data) return <DatasetForm dataset={data} etag={etag} />;
  if (error) return <RetryPanel title={words.list} error={error} onRetry={() => void reload()} />;
  return <LoadingText />;
}

function DatasetForm({ dataset, etag }: { dataset: RestrictedDataset; etag: string | null }) {
  const params = { id: dataset.id };
  const write = useWrite('PATCH /restricted-dataset/{id}/', {
    form: { etag, readTheirs: () => api('GET /restricted-dataset/{id}/', { params, quiet: true }) },
    invalidates: ['restricted-dataset', 'dataset'],
    done: MESSAGES.accessUpdated,
  });
  return <RestrictionForm resource={dataset} write={write} onSave={(body) => write.send({ params, body })} />;
}
