import { useEffect, useRef } from 'react';

/** Where a letter belongs to what has the focus: fields, dialogs, and lists that find their entries by letters. */
const TAKES_LETTERS =
  'input, textarea, select, [role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

/** Whether letters that are pressed belong to what has the focus. */
export const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.closest(TAKES_LETTERS) !== null);

/** By key, e.g. 'j'. */
export type KeyHandlers = Readonly<Record<string, () => void>>;

/**
 * Shortcuts of one key. Never while someone types or a dialog is open, nor together with Ctrl, Alt or Meta. The key
 * itself lands nowhere: a field that takes the focus stays empty. The person who uses it asks `useKeyChoice` first (WCAG 2.1.4).
 */
export function useKeys(isOn: boolean, handlers: KeyHandlers): void {
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });
  useEffect(() => {
    if (!isOn) return undefined;
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      const handle = Object.hasOwn(latest.current, event.key) ? latest.current[event.key] : undefined;
      if (!handle || isTyping(event.target)) return;
      event.preventDefault();
      handle();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [isOn]);
}
