import { pino, type DestinationStream, type Logger } from 'pino';
import { onOneLine } from './log-text.ts';

export type { Logger };

/**
 * JSON lines with the service's name. Secrets never get there: only named fields are logged. What people typed stays
 * inside its string: JSON leaves some characters as they are on which terminals act.
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
