import { fill, LoadingText } from '@portal/shared-ui';
import { useApi } from '@portal/shared-ui/data';
import { RetryPanel, ToNotFound } from '@portal/shared-ui/errors';
import { Page } from '@portal/shared-ui/page';
import { useParams } from '@portal/shared-ui/router';
import { machineKey as words } from '#texts/machine-key';
import { KeyForm } from '../components/KeyForm.tsx';
import { KEY_BREADCRUMBS, KEYS } from '../model/machine-key.ts';

/** `/superuser/keys/{id}/edit`. */
export function Component() {
  const { id = '' } = useParams();
  const { data, etag, error, reload } = useApi('GET /machine-key/{id}/', {
    params: { id },
    swr: { revalidateOnFocus: false },
  });
  if (error?.status === 404 && !data) return <ToNotFound correlationId={error.correlationId} />;
  return (
    <Page
      title={data ? fill(words.editTitle, { name: data.name }) : words.title}
      breadcrumbs={[...KEY_BREADCRUMBS, ...(data ? [{ label: data.name, to: `${KEYS}/${id}` }] : [])]}
      width="narrow"
    >
      {data ? (
        <KeyForm key={data.id} machineKey={data} etag={etag} />
      ) : error ? (
        <RetryPanel title={words.failed} error={error} onRetry={() => void reload()} />
      ) : (
        <LoadingText />
      )}
    </Page>
  );
}
