/**
 * Codes of the datasets in the basket, for signed-in users and visitors. Registration involves an email and another
 * tab, so the codes stay in the browser until a request starts with them.
 */
import { DATASET_CODE } from '@portal/contract/limits';
import { useSyncExternalStore } from 'react';

const KEY = 'portal.basket';
const MOST = 100;

const listeners = new Set<() => void>();
/** React requires the same array reference until the basket changes. */
let known: { readonly text: string | null; readonly codes: readonly string[] } = { text: null, codes: [] };

function readText(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return known.text;
  }
}

function parseCodes(text: string | null): string[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(stored)
      ? stored
          .filter((code): code is string => typeof code === 'string' && DATASET_CODE.test(code))
          .slice(0, MOST)
      : [];
  } catch {
    return [];
  }
}

export function basketCodes(): readonly string[] {
  const text = readText();
  if (text !== known.text) known = { text, codes: parseCodes(text) };
  return known.codes;
}

function write(codes: readonly string[]): void {
  const text = codes.length === 0 ? null : JSON.stringify(codes);
  try {
    if (text === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, text);
  } catch {
    // if storage is unavailable, the basket lasts until the page is left
    known = { text, codes };
  }
  for (const listener of listeners) listener();
}

export const putIntoBasket = (code: string): void =>
  write([...new Set([...basketCodes(), code])].slice(0, MOST));
export const takeFromBasket = (code: string): void => write(basketCodes().filter((each) => each !== code));
export const emptyBasket = (): void => write([]);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

export const useBasket = (): readonly string[] => useSyncExternalStore(subscribe, basketCodes);
