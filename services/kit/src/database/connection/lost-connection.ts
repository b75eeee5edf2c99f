/** A connection to the database that is gone: the server ended, a standby took over, or the pooler says so. */
import { nativeError } from './database-error.ts';

/** SQLSTATEs: connection lost, server leaving or starting, too many connections, and a server that became a standby. */
const LOST = /^(08|57P0|53|25006$)/;

/** Whether this is no fault of ours, and another connection may well serve. */
export function isLostConnection(thrown: unknown): boolean {
  const error = nativeError(thrown);
  if (typeof error !== 'object' || error === null) return false;
  const code = 'code' in error ? error.code : undefined;
  if (code === 'ECONNRESET' || (typeof code === 'string' && LOST.test(code))) return true;
  // The driver gives a connection that the server cut no code, only these words; knex puts the statement before them.
  return error instanceof Error && /(^| - )Connection terminated/.test(error.message);
}
