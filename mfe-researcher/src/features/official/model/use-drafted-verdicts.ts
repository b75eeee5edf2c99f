import { useState } from 'react';
import { readBackup, removeBackup, writeBackup } from '@portal/shared-ui/form';
import { useSessionUser } from '@portal/shared-ui/session';
import type { VerdictDrafts } from './verdict-drafts.ts';

/**
 * What the official has chosen and not sent yet, stored in this browser: a long list is not lost with a reload or an ended
 * session. An empty draft is forgotten.
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
