import { useEffect, useRef, useState } from 'react';
import { useSessionUser } from '../session/index.ts';
import { readMailDraft, makeDraft, type MailDraft, type MailStart } from './draft.ts';

/** The key from before drafts were stored per user; such a draft goes to the first user who opens it. */
const makeOldKey = (name: string) => `portal.mail.${name}`;
/** Includes the user, so that the next person who signs in on this tab does not see this text. */
const makeKey = (name: string, userId: number) => `portal.mail.user-${userId}.${name}`;

function readDraft(name: string, userId: number): MailDraft | null {
  try {
    const key = makeKey(name, userId);
    const old = sessionStorage.getItem(makeOldKey(name));
    if (old !== null) {
      if (sessionStorage.getItem(key) === null) sessionStorage.setItem(key, old);
      sessionStorage.removeItem(makeOldKey(name));
    }
    return readMailDraft(JSON.parse(sessionStorage.getItem(key) ?? 'null'));
  } catch {
    return null;
  }
}

function writeDraft(key: string, draft: MailDraft | null): void {
  try {
    if (draft === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // storage is blocked or full: the text is lost when the user leaves the page
  }
}

/**
 * An email that starts with the server's draft. It is stored per tab and author until it is sent, with template and
 * attachments, so that a reload or a closed panel loses nothing (spec 3 section 2.17).
 */
export function useMailDraft(name: string, start: MailStart) {
  const { id: userId } = useSessionUser();
  const fresh = makeDraft(start);
  const [stored] = useState(() => readDraft(name, userId));
  const [draft, setDraft] = useState(stored ?? fresh);
  const [isOld, setOld] = useState(stored !== null);
  // an upload ends long after the render that started it, and must not discard later changes
  const latest = useRef(draft);
  const show = (next: MailDraft) => {
    latest.current = next;
    setDraft(next);
  };
  // the template may have changed since the draft was last read: an email without user changes is updated
  const [follows, setFollows] = useState(0);
  const startText = JSON.stringify(fresh);
  const followed = useRef(startText);
  useEffect(() => {
    if (followed.current === startText) return;
    followed.current = startText;
    const { isTyped, template, files, isHidden } = latest.current;
    if (isTyped || template !== '') return;
    const next: MailDraft = { ...makeDraft(start), files, isHidden };
    latest.current = next;
    setDraft(next);
    setFollows((count) => count + 1);
  }, [startText, start]);
  const key = makeKey(name, userId);
  return {
    draft,
    change: (changes: Partial<MailDraft>) => {
      const next = { ...latest.current, ...changes };
      show(next);
      writeDraft(key, next);
    },
    /** How often the server's newer draft has replaced the text. */
    follows,
    /** The draft was restored from an earlier visit. */
    isOld,
    startAgain: () => {
      show(fresh);
      setOld(false);
      writeDraft(key, null);
    },
    forget: () => writeDraft(key, null),
  };
}
