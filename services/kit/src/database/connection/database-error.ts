/** Reads the errors of PostgreSQL. Objection wraps them; statements written by hand throw them unchanged. */
import { DBError } from 'objection';

/** The driver's own error. */
export const nativeError = (error: unknown): unknown =>
  error instanceof DBError ? error.nativeError : error;

const readText = (error: unknown, name: 'code' | 'constraint'): string | undefined => {
  const native = nativeError(error);
  if (typeof native !== 'object' || native === null || !(name in native)) return undefined;
  const value: unknown = (native as Record<string, unknown>)[name];
  return typeof value === 'string' ? value : undefined;
};

/** SQLSTATE, such as `40001`; undefined for any other error. */
export const sqlState = (error: unknown): string | undefined => readText(error, 'code');

const UNIQUE_VIOLATION = '23505';
const CHECK_VIOLATION = '23514';

/** Name of the unique constraint that refused a row; empty if the error names none; undefined for any other error. */
export const violatedConstraint = (error: unknown): string | undefined =>
  sqlState(error) === UNIQUE_VIOLATION ? (readText(error, 'constraint') ?? '') : undefined;

/** Name of the check constraint that refused a value. */
export const brokenCheck = (error: unknown): string | undefined =>
  sqlState(error) === CHECK_VIOLATION ? readText(error, 'constraint') : undefined;
