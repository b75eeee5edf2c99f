import type { RefObject } from 'react';
import { useKeys } from '../keys/use-keys.ts';
import { table as words } from '#texts/table';

/** Shown in the help of a list. */
export const TABLE_KEYS = [
  ['j', words.shortcuts.next],
  ['k', words.shortcuts.previous],
  ['Enter', words.shortcuts.open],
  ['/', words.shortcuts.search],
  ['?', words.shortcuts.help],
] as const;

/** Moves focus to the link of the next or previous row. Enter then opens it, as on any link. */
function moveRow(list: HTMLElement | null, step: 1 | -1): void {
  const links = [...(list?.querySelectorAll<HTMLElement>('[data-row-link]') ?? [])];
  const current = links.findIndex((link) => link.closest('[data-row]')?.contains(document.activeElement));
  const next = current === -1 ? (step === 1 ? 0 : links.length - 1) : current + step;
  links[next]?.focus();
}

/** j and k move between rows, / goes to the search, ? shows the help. */
export function useTableShortcuts(
  isOn: boolean,
  list: RefObject<HTMLElement | null>,
  search: RefObject<HTMLInputElement | null>,
  toggleHelp: () => void,
): void {
  useKeys(isOn, {
    j: () => moveRow(list.current, 1),
    k: () => moveRow(list.current, -1),
    '/': () => search.current?.focus(),
    '?': toggleHelp,
  });
}
