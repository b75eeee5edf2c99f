import { LoadingText, Text } from '@portal/shared-ui';
import { useApi } from '@portal/shared-ui/data';
import { RetryPanel } from '@portal/shared-ui/errors';
import { AuditTrail } from '@portal/shared-ui/timeline';
import { superuser } from '#texts/superuser';
import { auditEntry, type HistoryModel } from './history-words.ts';

/** Every change of one object (spec 3 section 2.18). */
export function HistoryView({ model, id, label }: { model: HistoryModel; id: string; label: string }) {
  const { data, error, reload } = useApi('GET /history/', {
    query: { model, pk: id, limit: 500 },
    quiet: true,
  });
  if (error && (error.status === 404 || error.status === 400))
    return <Text as="output">{superuser.historyNotFound}</Text>;
  if (error && !data)
    return <RetryPanel title={superuser.historyFailed} error={error} onRetry={() => void reload()} />;
  if (!data) return <LoadingText />;
  return (
    <AuditTrail
      label={label}
      unnamed={superuser.portal}
      entries={data.results.map((entry) => auditEntry(entry, model))}
    />
  );
}
