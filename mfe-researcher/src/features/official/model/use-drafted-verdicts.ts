import { useState } from 'react';
import { readBackup, removeBackup, writeBackup } from '@portal/shared-ui/form';
import { useSessionUser } from '@portal/shared-ui/session';
import type { VerdictDrafts } from './verdict-drafts.ts';

/**
 * The official's choices that are not sent yet, stored in this browser so that a reload or an expired session does not
 * lose them. An empty draft is removed.
 */
export function useDraftedVerdicts(institutionId: number) {
  const key = `verification-${institutionId}-user-${useSessionUser().id}`;
  const [drafts, setDrafts] = useState<VerdictDrafts>(() => readBackup<VerdictDrafts>(key)?.values ?? {});
  const storeDrafts = (next: VerdictDrafts) => {
    setDrafts(next);
    if (Object.keys(next).length > 0) writeBackup(key, next);
    else removeBackup(key);
  };
  return [drafts, storeDrafts] as const;
}
