import type { User } from '@portal/contract/types';
import { useApi } from '@portal/shared-ui/data';
import { ReadGate } from '@portal/shared-ui/errors';
import { AuditTrail } from '@portal/shared-ui/timeline';
import { user as words } from '#texts/user';
import { auditEntries } from './history-words.ts';

/** Who changed this person's account, when and what. */
export function History({ person }: { person: User }) {
  const institutions = new Map(
    (person.user_institutions ?? []).map(({ institution }) => [institution.id, institution.display_name]),
  );
  const read = useApi('GET /history/', { query: { pk: String(person.id), model: 'user', limit: 500 } });
  return (
    <ReadGate isPart read={read} failure={words.historyFailure}>
      {(page) => <AuditTrail label={words.history} entries={auditEntries(page.results, institutions)} />}
    </ReadGate>
  );
}
