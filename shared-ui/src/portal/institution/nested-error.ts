import { renameErrorFields } from '../data/index.ts';

/** Removes the prefix of nested data: the server's 'io_data.email' is 'email' in the form. */
export const plainField = (path: string): string => path.replace(/^(institution_data|io_data)\./, '');

/**
 * Returns the same refusal with the form's field names: the server's `io_data.email` is `email` in the form. Any other
 * value is returned unchanged.
 */
export const nestedError = (error: unknown): unknown => renameErrorFields(error, plainField);
