import { ConfigError } from './config.ts';

/** A reason to stop that a person can act on: its message is the one line that is printed. */
export class Problem extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'Problem';
  }
}

const CODES: Readonly<Record<string, (subject: string) => string>> = {
  ENOSPC: (subject) => `The disk is full: cannot write${subject}.`,
  EDQUOT: (subject) => `The disk is full: cannot write${subject}.`,
  // PostgreSQL's own word for it.
  '53100': () => 'The disk is full: the database cannot write.',
  EACCES: (subject) => `There is no permission to write${subject}.`,
  EPERM: (subject) => `There is no permission to write${subject}.`,
  EROFS: (subject) => `The disk can only be read: cannot write${subject}.`,
};

/** One line that says what went wrong, whatever was thrown. */
export function inOneLine(error: unknown): string {
  if (error instanceof ConfigError) return error.faults.join('\n');
  // Written for a person, even where it is long: a compiler's messages.
  if (error instanceof Problem) return error.message;
  if (!(error instanceof Error)) return String(error);
  const { code, path: place } = error as NodeJS.ErrnoException;
  const words = code === undefined ? undefined : CODES[code];
  if (words !== undefined) return words(place === undefined ? '' : ` to ${place}`);
  return error.message.split('\n')[0] ?? error.name;
}
