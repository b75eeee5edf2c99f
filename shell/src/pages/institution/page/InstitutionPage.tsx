import { LoadingText } from '@portal/shared-ui';
import { useApi } from '@portal/shared-ui/data';
import { RetryPanel, ToNotFound } from '@portal/shared-ui/errors';
import { Page } from '@portal/shared-ui/page';
import { useParams, useSearchParams } from '@portal/shared-ui/router';
import { institution as words } from '#texts/institution';
import { EditInstitution } from './EditInstitution.tsx';
import { may } from './institution-parts.ts';
import { InstitutionView } from './InstitutionView.tsx';

/** /institution/{id}: for staff, for its Signing Official, and to read for its other people (spec 3 section 2.14). */
export function Component() {
  const { objectId = '' } = useParams();
  const [parameters] = useSearchParams();
  const isNumber = /^\d{1,9}$/.test(objectId);
  const { data, etag, error, reload } = useApi('GET /institution/{id}/', {
    params: { id: objectId },
    query: { expand: true },
    enabled: isNumber,
  });
  if (data?.id === Number(objectId)) {
    const part = { institution: data, etag, reload };
    return parameters.get('mode') === 'edit' && may(data, 'edit') ? (
      <EditInstitution key={data.id} {...part} />
    ) : (
      <InstitutionView key={data.id} {...part} />
    );
  }
  if (!isNumber || error?.status === 404) return <ToNotFound correlationId={error?.correlationId} />;
  return (
    <Page title={words.one}>
      {error ? (
        <RetryPanel title={words.readFailed} error={error} onRetry={() => void reload()} />
      ) : (
        <LoadingText>{words.loading}</LoadingText>
      )}
    </Page>
  );
}
