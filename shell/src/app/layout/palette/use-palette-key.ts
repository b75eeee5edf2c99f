import { useEffect } from 'react';
import { isPaletteKey, takeEarlyPaletteKey } from './early-palette-key.ts';

/** What waits for an answer has the keyboard. */
const OPEN_DIALOG = '[role=dialog][data-state=open], [role=alertdialog][data-state=open]';

/** Ctrl-K, or Command-K, also while the page was loading. A page or an editor that uses the key itself has it first. */
export function usePaletteKey(open: () => void): void {
  useEffect(() => {
    if (takeEarlyPaletteKey()) open();
    const press = (event: KeyboardEvent) => {
      if (!isPaletteKey(event) || event.defaultPrevented || document.querySelector(OPEN_DIALOG)) return;
      event.preventDefault();
      open();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [open]);
}
