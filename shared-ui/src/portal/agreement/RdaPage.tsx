import { MESSAGES } from '@portal/contract/messages';
import { LoadingText } from '../../design/index.ts';
import { useApi } from '../data/index.ts';
import { RetryPanel, ToNotFound } from '../errors/index.ts';
import { Page } from '../../design/page/index.ts';
import { useParams } from '../../design/router/index.ts';
import { rda } from '#texts/rda';
import { RdaView, type AfterSigning as NextDate, type StaffParts } from './RdaView.tsx';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** /rda/{id}: the agreement of an institution, for those who sign, manage or read it (spec 1 sections 2, 4 and 6). */
export function RdaPage({ staff, AfterSigning }: { staff?: StaffParts; AfterSigning?: NextDate }) {
  const { objectId = '' } = useParams();
  const isId = UUID.test(objectId);
  const { data, etag, error, reload } = useApi('GET /agreement/{id}/', {
    params: { id: objectId },
    enabled: isId,
  });
  if (data)
    return (
      <RdaView
        key={data.id}
        staff={staff}
        AfterSigning={AfterSigning}
        agreement={data}
        etag={etag}
        reload={reload}
      />
    );
  if (!isId || error?.status === 404) return <ToNotFound correlationId={error?.correlationId} />;
  return (
    <Page title={rda.title}>
      {error ? (
        <RetryPanel title={rda.loadFailed} error={error} onRetry={() => void reload()} />
      ) : (
        <LoadingText>{MESSAGES.loadingRda}</LoadingText>
      )}
    </Page>
  );
}
