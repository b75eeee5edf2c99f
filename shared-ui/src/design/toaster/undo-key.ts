/** Ctrl+Z, or Command+Z, takes back the newest step that a notice offers to take back. */
const offered = new Map<string | undefined, () => void>();

/** Where text is typed the same keys take back what was typed. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable=true]') !== null;

/** Behind a modal dialog no one sees what the keys would take back. */
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
