import { useState } from 'react';
import { useSessionUser } from './use-session.ts';

/** Includes the user, so that the next person who signs in on this tab does not see this text. */
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
    // storage is blocked or full: the text is lost when the user leaves the page
  }
}

/**
 * Unsent text of a user, stored in this tab until they log out, so that a reload, a closed panel or a lost session
 * loses nothing. `name` identifies the text, such as `comment-12`. Setting '' deletes the stored text.
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

/** The names of the stored texts that begin with `prefix`, without it: `point-12-` lists the places of request 12. */
export function useStoredTexts(prefix: string): readonly string[] {
  const { id } = useSessionUser();
  const start = makeKey(prefix, id);
  try {
    return Object.keys(sessionStorage).flatMap((key) =>
      key.startsWith(start) ? [key.slice(start.length)] : [],
    );
  } catch {
    return [];
  }
}

/** Called on logout: deletes what this tab stored, such as drafts and recent objects. */
export function clearTabStorage(): void {
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith('portal.')) sessionStorage.removeItem(key);
  } catch {
    // storage is blocked, so nothing was stored
  }
}
