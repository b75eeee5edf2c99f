/** Ctrl-K that is pressed before the header is there opens the command palette once it is. */

export const isPaletteKey = (event: KeyboardEvent): boolean =>
  (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 'k';

let wasPressed = false;
function note(event: KeyboardEvent): void {
  if (!isPaletteKey(event)) return;
  // the browser has a search of its own on this key
  event.preventDefault();
  wasPressed = true;
}

export const watchEarlyPaletteKey = (): void => window.addEventListener('keydown', note);

/** Whether it was pressed; from now on the header hears the key itself. */
export function takeEarlyPaletteKey(): boolean {
  window.removeEventListener('keydown', note);
  const was = wasPressed;
  wasPressed = false;
  return was;
}
