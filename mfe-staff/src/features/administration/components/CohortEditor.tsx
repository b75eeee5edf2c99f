import { LoadingText } from '@portal/shared-ui';
import { useApi } from '@portal/shared-ui/data';
import { RetryPanel } from '@portal/shared-ui/errors';
import { administration } from '#texts/administration';
import { CohortForm } from './CohortForm.tsx';

/** One cohort is read separately, since a row of a list has no version to save at. */
export function CohortEditor({ id }: { id: number }) {
  const { data, etag, error, reload } = useApi('GET /cohort/{id}/', {
    params: { id },
    swr: { revalidateOnFocus: false },
  });
  if (data) return <CohortForm cohort={data} etag={etag} />;
  if (error) return <RetryPanel title={administration.cohorts} error={error} onRetry={() => void reload()} />;
  return <LoadingText />;
}
