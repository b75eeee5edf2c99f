import type { Agreement } from '@portal/contract';
import { LoadingText } from '@portal/shared-ui';
import { useApi } from '@portal/shared-ui/data';
import { RetryPanel } from '@portal/shared-ui/errors';
import { AuditTrail } from '@portal/shared-ui/timeline';
import { rdaAdmin } from '#texts/rda';
import { historyEntries } from './history-entries.ts';

/** Every change of the agreement with who made it. */
export function RdaHistory({ agreement }: { agreement: Agreement }) {
  const { data, error, reload } = useApi('GET /history/', {
    query: { pk: agreement.id, model: 'file', limit: 500 },
  });
  if (error && !data)
    return <RetryPanel title={rdaAdmin.historyFailed} error={error} onRetry={() => void reload()} />;
  if (!data) return <LoadingText />;
  return (
    <AuditTrail
      label={rdaAdmin.historyLabel}
      unnamed={rdaAdmin.portal}
      entries={historyEntries(data.results)}
    />
  );
}
