import { ConfigError } from './config.ts';

/** A failure that a person can resolve; its message is the line that is printed. */
export class Problem extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'Problem';
  }
}

const CODES: Readonly<Record<string, (subject: string) => string>> = {
  ENOSPC: (subject) => `The disk is full: cannot write${subject}.`,
  EDQUOT: (subject) => `The disk is full: cannot write${subject}.`,
  // PostgreSQL's error code for a full disk.
  '53100': () => 'The disk is full: the database cannot write.',
  EACCES: (subject) => `There is no permission to write${subject}.`,
  EPERM: (subject) => `There is no permission to write${subject}.`,
  EROFS: (subject) => `The disk can only be read: cannot write${subject}.`,
};

/** Describes any thrown value in one line. */
export function inOneLine(error: unknown): string {
  if (error instanceof ConfigError) return error.faults.join('\n');
  // A Problem's message is written for people and printed unchanged, even when it is long like compiler output.
  if (error instanceof Problem) return error.message;
  if (!(error instanceof Error)) return String(error);
  const { code, path: place } = error as NodeJS.ErrnoException;
  const words = code === undefined ? undefined : CODES[code];
  if (words !== undefined) return words(place === undefined ? '' : ` to ${place}`);
  return error.message.split('\n')[0] ?? error.name;
}
