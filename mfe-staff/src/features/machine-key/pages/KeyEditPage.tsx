import { fill } from '@portal/shared-ui';
import { useApi } from '@portal/shared-ui/data';
import { ReadGate } from '@portal/shared-ui/errors';
import { Page } from '@portal/shared-ui/page';
import { useParams } from '@portal/shared-ui/router';
import { machineKey as words } from '#texts/machine-key';
import { KeyForm } from '../components/KeyForm.tsx';
import { KEY_BREADCRUMBS, KEYS } from '../model/machine-key.ts';

/** `/superuser/keys/{id}/edit`. */
export function Component() {
  const { id = '' } = useParams();
  const read = useApi('GET /machine-key/{id}/', { params: { id }, swr: { revalidateOnFocus: false } });
  return (
    <ReadGate read={read} failure={words.failed} heading={words.title}>
      {(data) => (
        <Page
          title={fill(words.editTitle, { name: data.name })}
          breadcrumbs={[...KEY_BREADCRUMBS, { label: data.name, to: `${KEYS}/${id}` }]}
          width="narrow"
        >
          <KeyForm key={data.id} machineKey={data} etag={read.etag} />
        </Page>
      )}
    </ReadGate>
  );
}
