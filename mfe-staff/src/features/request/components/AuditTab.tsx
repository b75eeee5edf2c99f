import { LIMITS } from '@portal/contract/limits';
import type { Request } from '@portal/contract/types';
import { LoadingText } from '@portal/shared-ui';
import { useApi } from '@portal/shared-ui/data';
import { RetryPanel } from '@portal/shared-ui/errors';
import { AuditTrail } from '@portal/shared-ui/timeline';
import { auditEntries } from '../api/audit-entries.ts';

/** Every step of the request with who took it (spec 3 section 2.18), read again every two seconds. */
export function AuditTab({ request }: { request: Request }) {
  const { data, error, reload } = useApi('GET /history/', {
    query: { pk: request.id, model: 'request', limit: 500 },
    swr: { refreshInterval: LIMITS.historyPoll },
  });
  if (error && !data)
    return <RetryPanel title="Could not get history." error={error} onRetry={() => void reload()} />;
  if (!data) return <LoadingText>Fetching Information</LoadingText>;
  return (
    <AuditTrail entries={auditEntries(data.results)} label={`Audit trail of ${request.sfari_request_id}`} />
  );
}
