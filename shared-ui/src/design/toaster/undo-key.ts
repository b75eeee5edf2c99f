/** Ctrl+Z, or Command+Z, reverses the newest step that a notice offers to undo. */
const offered = new Map<string | undefined, () => void>();

/** In a text field these keys undo typing. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable=true]') !== null;

/** Behind a modal dialog the user would not see what Undo changes. */
const isModalOpen = (): boolean => document.querySelector('[aria-modal=true][data-state=open]') !== null;

function press(event: KeyboardEvent): void {
  const isUndo =
    event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
  if (!isUndo || event.defaultPrevented || isTyping(event.target) || isModalOpen()) return;
  const newest = [...offered.values()].at(-1);
  if (!newest) return;
  event.preventDefault();
  newest();
}

/** @param id of the notice */
export function offerUndo(id: string | undefined, undo: () => void): void {
  if (offered.size === 0) document.addEventListener('keydown', press);
  offered.set(id, undo);
}

export function forgetUndo(id: string | undefined): void {
  if (offered.delete(id) && offered.size === 0) document.removeEventListener('keydown', press);
}

export function forgetAllUndo(): void {
  offered.clear();
  document.removeEventListener('keydown', press);
}
