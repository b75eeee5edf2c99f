/** Remembers Ctrl-K pressed before the header is loaded, and opens the command palette then. */

export const isPaletteKey = (event: KeyboardEvent): boolean =>
  (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 'k';

let wasPressed = false;
function note(event: KeyboardEvent): void {
  if (!isPaletteKey(event)) return;
  // prevents the browser's own search on this key
  event.preventDefault();
  wasPressed = true;
}

export const watchEarlyPaletteKey = (): void => window.addEventListener('keydown', note);

/** Whether the key was pressed early; from now on the header listens itself. */
export function takeEarlyPaletteKey(): boolean {
  window.removeEventListener('keydown', note);
  const was = wasPressed;
  wasPressed = false;
  return was;
}
