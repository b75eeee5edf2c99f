import { useEffect, useRef } from 'react';

/** Elements that handle letter keys themselves: fields, dialogs, and lists with type-ahead. */
const TAKES_LETTERS =
  'input, textarea, select, [role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

/** Whether the focused element handles letter keys itself. */
export const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.closest(TAKES_LETTERS) !== null);

/** Handlers by key, such as 'j'. */
export type KeyHandlers = Readonly<Record<string, () => void>>;

/**
 * Single-key shortcuts. Inactive while the user types, while a dialog is open, and together with Ctrl, Alt or Meta. The
 * key press is consumed: a field that takes the focus stays empty. Callers check `useKeyChoice` first (WCAG 2.1.4).
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
