import { renameErrorFields } from '../data/index.ts';

/** 'io_data.email' is what the form calls 'email'. */
export const plainField = (path: string): string => path.replace(/^(institution_data|io_data)\./, '');

/**
 * The same refusal with its fields named as the form names them: the server says `io_data.email`, the form has `email`.
 * Anything else is given back as it is.
 */
export const nestedError = (error: unknown): unknown => renameErrorFields(error, plainField);
