import type { ComponentType } from 'react';
import { LoadingText } from '../../design/index.ts';
import { useApi } from '../data/index.ts';
import { RetryPanel, ToNotFound } from '../errors/index.ts';
import { Page } from '../../design/page/index.ts';
import { useParams, useSearchParams } from '../../design/router/index.ts';
import { institution as words } from '#texts/institution';
import { may, type PartProps } from './institution-parts.ts';
import { InstitutionView, type InstitutionViews } from './InstitutionView.tsx';

/**
 * /institution/{id} (spec 3 section 2.14): loads the institution and shows the app's views. `EditView` is for users who
 * may edit.
 */
export function InstitutionPage({
  EditView,
  ...views
}: InstitutionViews & { EditView?: ComponentType<PartProps> }) {
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
    return EditView && parameters.get('mode') === 'edit' && may(data, 'edit') ? (
      <EditView key={data.id} {...part} />
    ) : (
      <InstitutionView key={data.id} {...part} {...views} />
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
