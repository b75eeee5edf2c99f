import { useState } from 'react';
import { useSessionUser } from './use-session.ts';

/** The next person who signs in in this tab must not find the words of this one. */
const makeKey = (name: string, userId: number) => `portal.text.user-${userId}.${name}`;

function readText(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

function storeText(key: string, text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    // blocked or full storage: the text lives until the page is left
  }
}

/**
 * What someone types and has not sent, stored for them in this tab until they log out: a reload, a closed panel or a lost
 * session loses nothing. `name` says what it is about, e.g. `comment-12`; '' forgets it.
 */
export function useTabDraft(name: string): [text: string, type: (next: string) => void] {
  const { id } = useSessionUser();
  const key = makeKey(name, id);
  const [text, setText] = useState(() => readText(key));
  const type = (next: string) => {
    setText(next);
    storeText(key, next);
  };
  return [text, type];
}

/** The person who logs out leaves nothing that they typed in this tab. */
export function forgetTab(): void {
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith('portal.')) sessionStorage.removeItem(key);
  } catch {
    // blocked storage: nothing was stored then
  }
}
