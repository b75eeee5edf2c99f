/** Words that were typed and not sent yet, in this browser only. A full or blocked storage keeps nothing, and breaks nothing. */
const makeKey = (name: string): string => `portal.text.${name}`;

export function readDraft(name: string): string {
  try {
    return sessionStorage.getItem(makeKey(name)) ?? '';
  } catch {
    return '';
  }
}

/** '' forgets. */
export function keepDraft(name: string, text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(makeKey(name));
    else sessionStorage.setItem(makeKey(name), text);
  } catch {
    // the text is still in the page
  }
}
