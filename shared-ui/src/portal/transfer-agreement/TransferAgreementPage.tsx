import { LoadingText } from '../../design/index.ts';
import { Page, type Crumb } from '../../design/page/index.ts';
import { useParams } from '../../design/router/index.ts';
import { useApi } from '../data/index.ts';
import { RetryPanel, ToNotFound } from '../errors/index.ts';
import { mta } from '#texts/mta';
import type { AfterSigning as NextDate } from '../agreement/RdaView.tsx';
import { TransferAgreementView } from './TransferAgreementView.tsx';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** /mta/{id}: the agreement of a tissue request, for those who sign, execute or wait for it (decision 363). */
export function TransferAgreementPage({
  breadcrumbs,
  AfterSigning,
}: {
  breadcrumbs?: readonly Crumb[];
  AfterSigning?: NextDate;
}) {
  const { objectId = '' } = useParams();
  const isId = UUID.test(objectId);
  const { data, etag, error, reload } = useApi('GET /transfer-agreement/{id}/', {
    params: { id: objectId },
    enabled: isId,
  });
  if (data)
    return (
      <TransferAgreementView
        key={data.id}
        agreement={data}
        etag={etag}
        reload={reload}
        breadcrumbs={breadcrumbs}
        AfterSigning={AfterSigning}
      />
    );
  if (!isId || error?.status === 404) return <ToNotFound correlationId={error?.correlationId} />;
  return (
    <Page title={mta.title} breadcrumbs={breadcrumbs}>
      {error ? (
        <RetryPanel title={mta.loadFailed} error={error} onRetry={() => void reload()} />
      ) : (
        <LoadingText>{mta.loading}</LoadingText>
      )}
    </Page>
  );
}
