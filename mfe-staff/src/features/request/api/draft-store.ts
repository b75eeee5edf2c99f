const makeKey = (name: string) => `portal.staff-draft.${name}`;

/** What somebody typed and has not sent, kept for this tab: a reload or a closed panel loses nothing. */
export function readDraft<T>(name: string, isDraft: (value: unknown) => value is T): T | null {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(makeKey(name)) ?? 'null');
    return isDraft(found) ? found : null;
  } catch {
    return null;
  }
}

/** null forgets it. */
export function writeDraft(name: string, value: unknown): void {
  try {
    if (value === null) sessionStorage.removeItem(makeKey(name));
    else sessionStorage.setItem(makeKey(name), JSON.stringify(value));
  } catch {
    // blocked or full storage: the text lives until the page is left
  }
}
