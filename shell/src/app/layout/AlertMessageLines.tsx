import { useState } from 'react';
import { MessageLine } from '@portal/shared-ui/alerts';
import type { RowOf } from '@portal/shared-ui/data';
import { useSession } from '@portal/shared-ui/session';

type AlertRow = RowOf<'GET /alert-message/'>;
const STORED = 'portal-dismissed-alerts';

/** Includes `modified`, so that a changed message counts as new. */
const makeKey = ({ id, modified }: AlertRow): string => `${id}:${modified}`;

function readDismissed(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORED) ?? '[]');
    return Array.isArray(stored) ? stored.map(String) : [];
  } catch {
    return [];
  }
}

/** Current messages for the session role; each can be dismissed separately, for this browser. */
export function AlertMessageLines({ rows }: { rows: readonly AlertRow[] }) {
  const { role } = useSession();
  const [dismissed, setDismissed] = useState(readDismissed);
  const shown = rows.filter(
    (row) =>
      !dismissed.includes(makeKey(row)) &&
      (row.audience.length === 0 || (role !== null && isMeantFor(row.audience, role))),
  );
  const dismiss = (row: AlertRow) => {
    // drops messages that are over
    const next = [...dismissed.filter((key) => rows.some((other) => makeKey(other) === key)), makeKey(row)];
    setDismissed(next);
    try {
      localStorage.setItem(STORED, JSON.stringify(next));
    } catch {
      // without storage the message is dismissed only until the page reloads
    }
  };
  return shown.map((row) => <MessageLine {...row} key={row.id} onDismiss={() => dismiss(row)} />);
}

/** A person with a combined role sees the messages for each of its roles. */
function isMeantFor(audience: readonly string[], role: string): boolean {
  if (role === 'pi_sbso')
    return audience.some((one) => ['pi_sbso', 'primary_researcher', 'sbso'].includes(one));
  if (role === 'sfari_admin_lead') return audience.includes(role) || audience.includes('sfari_admin');
  return audience.includes(role);
}
