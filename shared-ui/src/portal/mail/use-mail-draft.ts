import { useState } from 'react';
import { isMailDraft, makeDraft, type MailDraft, type MailStart } from './draft.ts';

const makeKey = (name: string) => `portal.mail.${name}`;

function readKept(name: string): MailDraft | null {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(makeKey(name)) ?? 'null');
    return isMailDraft(found) ? found : null;
  } catch {
    return null;
  }
}

function keep(name: string, draft: MailDraft | null): void {
  try {
    if (draft === null) sessionStorage.removeItem(makeKey(name));
    else sessionStorage.setItem(makeKey(name), JSON.stringify(draft));
  } catch {
    // blocked or full storage: the text lives until the page is left
  }
}

/**
 * A mail that starts as the server drafted it and is kept for this tab until it is sent, with its template and its
 * attachments: a reload or a closed panel loses nothing (spec 3 section 2.17).
 */
export function useMailDraft(name: string, start: MailStart) {
  const [fresh] = useState(() => makeDraft(start));
  const [kept] = useState(() => readKept(name));
  const [draft, setDraft] = useState(kept ?? fresh);
  const [isOld, setOld] = useState(kept !== null);
  return {
    draft,
    change: (changes: Partial<MailDraft>) => {
      const next = { ...draft, ...changes };
      setDraft(next);
      keep(name, next);
    },
    /** The draft is one from before, and no fresh one. */
    isOld,
    startAgain: () => {
      setDraft(fresh);
      setOld(false);
      keep(name, null);
    },
    forget: () => keep(name, null),
  };
}
