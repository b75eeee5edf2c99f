/** What is logged of a connection that ended early. */
import type { Logger } from '../logging.ts';

/** Codes of a caller who left: a page that was closed, a line that broke, a download that was stopped. */
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

/** People leave all day: that is one short line. Anything else is a fault, and is logged with its stack. */
export function logConnectionFault(log: Logger, error: unknown, correlationId?: string): void {
  const code = readCode(error);
  const id = correlationId === undefined ? {} : { correlation_id: correlationId };
  if (code !== undefined && GONE.has(code)) log.info({ ...id, code }, 'the caller left');
  else log.warn({ ...id, err: error }, 'connection');
}
