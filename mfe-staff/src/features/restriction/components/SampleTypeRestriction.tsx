import { MESSAGES } from '@portal/contract/messages';
import { LoadingText } from '@portal/shared-ui';
import { api, useApi, type RowOf } from '@portal/shared-ui/data';
import { RetryPanel } from '@portal/shared-ui/errors';
import { useWrite } from '@portal/shared-ui/write';
import { RestrictionForm } from './RestrictionForm.tsx';
import { restriction as words } from '#texts/restriction';

/** Who may request one kind of samples, against its own version. */
export function SampleTypeRestriction({ id }: { id: number }) {
  const { data, etag, error, reload } = useApi('GET /restricted-sample-type/{id}/', {
    params: { id },
    swr: { revalidateOnFocus: false },
  });
  if (data) return <SampleTypeForm kind={data} etag={etag} />;
  if (error) return <RetryPanel title={words.list} error={error} onRetry={() => void reload()} />;
  return <LoadingText />;
}

function SampleTypeForm({
  kind,
  etag,
}: {
  kind: RowOf<'GET /restricted-sample-type/'>;
  etag: string | null;
}) {
  const params = { id: kind.id };
  const write = useWrite('PATCH /restricted-sample-type/{id}/', {
    form: { etag, readTheirs: () => api('GET /restricted-sample-type/{id}/', { params, quiet: true }) },
    invalidates: ['restricted-sample-type', 'sample-type'],
    done: MESSAGES.accessUpdated,
  });
  return <RestrictionForm resource={kind} write={write} onSave={(body) => write.send({ params, body })} />;
}
