const EVENT = 'portal:forget-notices';

/**
 * Removes every notice and every Undo, because they belong to the previous user or role. It dispatches an event instead
 * of calling the code of notices, so that the first page does not load that code.
 */
export const forgetNotices = (): boolean => window.dispatchEvent(new Event(EVENT));

/** Registering the same function twice has no further effect. */
export const onForgetNotices = (forget: () => void): void => window.addEventListener(EVENT, forget);
