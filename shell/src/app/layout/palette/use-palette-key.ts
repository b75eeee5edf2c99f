import { useEffect } from 'react';

/** What waits for an answer keeps the keyboard. */
const OPEN_DIALOG = '[role=dialog][data-state=open], [role=alertdialog][data-state=open]';

const isPaletteKey = (event: KeyboardEvent): boolean =>
  (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 'k';

/** Ctrl-K, or Command-K. A page or an editor that uses the key itself has it first. */
export function usePaletteKey(open: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isPaletteKey(event) || event.defaultPrevented || document.querySelector(OPEN_DIALOG)) return;
      event.preventDefault();
      open();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [open]);
}
