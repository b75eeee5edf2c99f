const EVENT = 'portal:forget-notices';

/**
 * Removes every notice and every Undo: they belong to the person and the role of before. An event and not a call, so that
 * the first page needs no code of notices.
 */
export const forgetNotices = (): boolean => window.dispatchEvent(new Event(EVENT));

/** The same function twice is heard once. */
export const onForgetNotices = (forget: () => void): void => window.addEventListener(EVENT, forget);
