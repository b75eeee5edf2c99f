import { useApi } from '@portal/shared-ui/data';
import { AuditTrail } from '@portal/shared-ui/timeline';
import { user as words } from '#texts/user';
import { ReadGate } from '../ReadGate.tsx';
import { auditEntries } from './history-words.ts';

/** Who changed this person's account, when and what. */
export function History({ userId }: { userId: number }) {
  const read = useApi('GET /history/', { query: { pk: String(userId), model: 'user', limit: 500 } });
  return (
    <ReadGate read={read} failure={words.historyFailure}>
      {(page) => <AuditTrail label={words.history} entries={auditEntries(page.results)} />}
    </ReadGate>
  );
}
