/** Recognizes a lost database connection: the server ended, a standby took over, or the pooler reports it. */
import { nativeError } from './database-error.ts';

/** SQLSTATEs: connection lost, server leaving or starting, too many connections, and a server that became a standby. */
const LOST = /^(08|57P0|53|25006$)/;

/** Whether the error comes from a lost connection, so that another connection may succeed. */
export function isLostConnection(thrown: unknown): boolean {
  const error = nativeError(thrown);
  if (typeof error !== 'object' || error === null) return false;
  const code = 'code' in error ? error.code : undefined;
  if (code === 'ECONNRESET' || (typeof code === 'string' && LOST.test(code))) return true;
  // The driver sets no code if the server cuts a connection, only this message; knex puts the statement before it.
  return error instanceof Error && /(^| - )Connection terminated/.test(error.message);
}
