/** The value of a text field of a form; '' for anything else. */
export const readText = (value: unknown): string => (typeof value === 'string' ? value : '');
