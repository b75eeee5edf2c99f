import { pino, type DestinationStream, type Logger } from 'pino';
import { onOneLine } from './log-text.ts';

export type { Logger };

/**
 * Logs JSON lines with the name of the service. Only named fields are logged, so that no secret is. Characters in input
 * that JSON does not escape, but on which terminals act, are escaped too.
 */
export const createLogger = (
  service: string,
  level = process.env['LOG_LEVEL'] ?? 'info',
  destination: DestinationStream = pino.destination(1),
): Logger =>
  pino(
    {
      name: service,
      level,
      base: { service },
      timestamp: pino.stdTimeFunctions.isoTime,
      hooks: { streamWrite: (line) => `${onOneLine(line.trimEnd())}\n` },
    },
    destination,
  );
