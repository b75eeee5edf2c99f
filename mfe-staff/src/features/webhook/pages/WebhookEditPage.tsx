import { fill } from '@portal/shared-ui';
import { useApi } from '@portal/shared-ui/data';
import { ReadGate } from '@portal/shared-ui/errors';
import { Page } from '@portal/shared-ui/page';
import { useParams } from '@portal/shared-ui/router';
import { webhook as words } from '#texts/webhook';
import { WebhookForm } from '../components/WebhookForm.tsx';
import { INNER_BREADCRUMBS, WEBHOOKS } from '../model/webhook.ts';

/** `/superuser/webhooks/{id}/edit`. */
export function Component() {
  const { id = '' } = useParams();
  const read = useApi('GET /webhook/{id}/', { params: { id }, swr: { revalidateOnFocus: false } });
  return (
    <ReadGate read={read} failure={words.failed} heading={words.title}>
      {(data) => (
        <Page
          title={fill(words.editTitle, { name: data.name })}
          breadcrumbs={[...INNER_BREADCRUMBS, { label: data.name, to: `${WEBHOOKS}/${id}` }]}
          width="narrow"
        >
          <WebhookForm key={data.id} webhook={data} etag={read.etag} />
        </Page>
      )}
    </ReadGate>
  );
}
