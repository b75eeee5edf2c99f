import { useEffect, useRef, useState } from 'react';
import { useSessionUser } from '../session/index.ts';
import { readMailDraft, makeDraft, type MailDraft, type MailStart } from './draft.ts';

/** Before drafts named their writer; such a draft becomes that of the person who opens it first. */
const makeOldKey = (name: string) => `portal.mail.${name}`;
/** The next person who signs in in this tab must not find the words of this one. */
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
    // blocked or full storage: the text lives until the page is left
  }
}

/**
 * A mail that starts as the server drafted it and is stored for this tab and its writer until it is sent, with its template
 * and its attachments: a reload or a closed panel loses nothing (spec 3 section 2.17).
 */
export function useMailDraft(name: string, start: MailStart) {
  const { id: userId } = useSessionUser();
  const fresh = makeDraft(start);
  const [stored] = useState(() => readDraft(name, userId));
  const [draft, setDraft] = useState(stored ?? fresh);
  const [isOld, setOld] = useState(stored !== null);
  // an upload ends long after the render that began it: what was typed and ticked since then must stay
  const latest = useRef(draft);
  const show = (next: MailDraft) => {
    latest.current = next;
    setDraft(next);
  };
  // a template may have been edited since the draft was last read: a mail that no one touched follows it
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
    /** How often the words were replaced by what the server drafted since. */
    follows,
    /** The draft is one from before, and no fresh one. */
    isOld,
    startAgain: () => {
      show(fresh);
      setOld(false);
      writeDraft(key, null);
    },
    forget: () => writeDraft(key, null),
  };
}
