import { type RefObject, useEffect } from 'react';

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.closest('input, textarea, select, [role="dialog"], [role="alertdialog"]') !== null);

/** Moves focus to the link of the next or previous row. Enter then opens it, as on any link. */
function moveRow(list: HTMLElement | null, step: 1 | -1): void {
  const links = [...(list?.querySelectorAll<HTMLElement>('[data-row-link]') ?? [])];
  const current = links.findIndex((link) => link.closest('[data-row]')?.contains(document.activeElement));
  const next = current === -1 ? (step === 1 ? 0 : links.length - 1) : current + step;
  links[next]?.focus();
}

/** j and k between rows, / to the search, ? for help. Off while typing or in a dialog, and when turned off (WCAG 2.1.4). */
export function useTableShortcuts(
  isOn: boolean,
  list: RefObject<HTMLElement | null>,
  search: RefObject<HTMLInputElement | null>,
  toggleHelp: () => void,
): void {
  useEffect(() => {
    if (!isOn) return undefined;
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (event.key === 'j') moveRow(list.current, 1);
      else if (event.key === 'k') moveRow(list.current, -1);
      else if (event.key === '/') {
        // the key itself must not land in the search box
        event.preventDefault();
        search.current?.focus();
      } else if (event.key === '?') toggleHelp();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [isOn, list, search, toggleHelp]);
}
