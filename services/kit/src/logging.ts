import { pino, type Logger } from 'pino';

export type { Logger };

/** JSON lines with the service's name. Secrets never get there: only named fields are logged. */
export const createLogger = (service: string, level = process.env['LOG_LEVEL'] ?? 'info'): Logger =>
  pino({ name: service, level, base: { service }, timestamp: pino.stdTimeFunctions.isoTime });
