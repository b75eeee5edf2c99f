import { LoadingText } from '@portal/shared-ui';
import { useApi } from '@portal/shared-ui/data';
import { RetryPanel } from '@portal/shared-ui/errors';
import { administration } from '#texts/administration';
import { CohortForm } from './CohortForm.tsx';

/** Loads the cohort separately: rows of lists have no version, which saving needs. */
export function CohortEditor({ id }: { id: number }) {
  const { data, etag, error, reload } = useApi('GET /cohort/{id}/', {
    params: { id },
    swr: { revalidateOnFocus: false },
  });
  if (data) return <CohortForm cohort={data} etag={etag} />;
  if (error) return <RetryPanel title={administration.cohorts} error={error} onRetry={() => void reload()} />;
  return <LoadingText />;
}
