import { useEffect } from 'react';
import { isPaletteKey, takeEarlyPaletteKey } from './early-palette-key.ts';

/** An open dialog has the keyboard. */
const OPEN_DIALOG = '[role=dialog][data-state=open], [role=alertdialog][data-state=open]';

/**
 * Ctrl-K or Command-K, even while the page was loading. Pages or editors that use the key themselves take precedence.
 */
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
