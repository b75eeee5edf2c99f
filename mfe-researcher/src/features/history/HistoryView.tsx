import type { HistorySubject } from '@portal/contract/request-types/history-words';
import { useApi } from '@portal/shared-ui/data';
import { ReadGate } from '@portal/shared-ui/errors';
import { AuditTrail } from '@portal/shared-ui/timeline';
import { auditEntries } from './history-words.ts';
import { history as texts } from '#texts/history';

/** Who changed an object, when and what, as far as the reader may see it. */
export function HistoryView({
  model,
  id,
  subject,
}: {
  model: 'request' | 'project';
  id: number;
  /** Of a request: whose answers they are. */
  subject?: HistorySubject;
}) {
  const read = useApi('GET /history/', { query: { pk: String(id), model, limit: 500 } });
  return (
    <ReadGate isPart read={read} failure="Could not get the audit trail.">
      {(page) => <AuditTrail label={texts.auditTrail} entries={auditEntries(page.results, model, subject)} />}
    </ReadGate>
  );
}
