import { fill, LoadingText } from '@portal/shared-ui';
import { useApi } from '@portal/shared-ui/data';
import { RetryPanel, ToNotFound } from '@portal/shared-ui/errors';
import { Page } from '@portal/shared-ui/page';
import { useParams } from '@portal/shared-ui/router';
import { webhook as words } from '#texts/webhook';
import { WebhookForm } from '../components/WebhookForm.tsx';
import { INNER_BREADCRUMBS, WEBHOOKS } from '../model/webhook.ts';

/** `/superuser/webhooks/{id}/edit`. */
export function Component() {
  const { id = '' } = useParams();
  const { data, etag, error, reload } = useApi('GET /webhook/{id}/', {
    params: { id },
    swr: { revalidateOnFocus: false },
  });
  if (error?.status === 404 && !data) return <ToNotFound correlationId={error.correlationId} />;
  return (
    <Page
      title={data ? fill(words.editTitle, { name: data.name }) : words.title}
      breadcrumbs={[...INNER_BREADCRUMBS, ...(data ? [{ label: data.name, to: `${WEBHOOKS}/${id}` }] : [])]}
      width="narrow"
    >
      {data ? (
        <WebhookForm key={data.id} webhook={data} etag={etag} />
      ) : error ? (
        <RetryPanel title={words.failed} error={error} onRetry={() => void reload()} />
      ) : (
        <LoadingText />
      )}
    </Page>
  );
}
