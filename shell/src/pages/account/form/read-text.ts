/** What a text field of a form holds; '' for anything else. */
export const readText = (value: unknown): string => (typeof value === 'string' ? value : '');
