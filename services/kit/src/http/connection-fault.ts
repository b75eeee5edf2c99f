/** Logs connections that ended early. */
import type { Logger } from '../logging.ts';

/** Error codes of a caller who left: a closed page, a broken connection, a stopped download. */
const GONE = new Set([
  'ABORT_ERR',
  'ECONNABORTED',
  'ECONNRESET',
  'EPIPE',
  'ERR_STREAM_DESTROYED',
  'ERR_STREAM_PREMATURE_CLOSE',
  'ERR_STREAM_WRITE_AFTER_END',
  'HPE_INVALID_EOF_STATE',
]);

const readCode = (error: unknown): string | undefined => {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : undefined;
};

/** Callers leave all the time, which is logged as one short line. Any other error is logged with its stack. */
export function logConnectionFault(log: Logger, error: unknown, correlationId?: string): void {
  const code = readCode(error);
  const id = correlationId === undefined ? {} : { correlation_id: correlationId };
  if (code !== undefined && GONE.has(code)) log.info({ ...id, code }, 'the caller left');
  else log.warn({ ...id, err: error }, 'connection');
}
