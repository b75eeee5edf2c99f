/** Business errors: thrown anywhere, turned into an answer in one place (`http/error-translator.ts`). */
import { ERROR_STATUS, type ErrorCode, type FieldErrors } from '@portal/contract';
import { FRAME_MESSAGES } from '@portal/contract/frame-messages';
import { answers } from './texts/en/answers.ts';

export class AppError extends Error {
  readonly code: ErrorCode;
  /** The text for the caller. `message` is for the log and may contain more. */
  readonly detail: string;
  readonly fields: FieldErrors | undefined;
  /** The present state, sent with a conflict so that a screen can show both sides. */
  readonly current: unknown;

  constructor(
    code: ErrorCode,
    detail: string,
    more: { message?: string; fields?: FieldErrors; current?: unknown; cause?: unknown } = {},
  ) {
    super(more.message ?? detail, { cause: more.cause });
    this.name = 'AppError';
    this.code = code;
    this.detail = detail;
    this.fields = more.fields;
    this.current = more.current;
  }

  get status(): number {
    return ERROR_STATUS[this.code];
  }
}

/** 400 with messages by field, or a list of messages. */
export const invalid = (fields: FieldErrors): AppError =>
  new AppError('INVALID_INPUT', answers.invalidInput, {
    fields,
    message: `invalid input: ${JSON.stringify(fields)}`,
  });
export const notSignedIn = (message?: string): AppError =>
  new AppError('NOT_SIGNED_IN', answers.notSignedIn, { message });
export const forbidden = (detail: string = FRAME_MESSAGES.forbidden): AppError =>
  new AppError('FORBIDDEN', detail);
/** The answer is the same for a missing object and for one that the caller must not see. */
export const notFound = (what: string = answers.notFound): AppError => new AppError('NOT_FOUND', what);
export const stale = (current: unknown): AppError => new AppError('STALE', answers.stale, { current });
/** A decision was sent without the version that it is about. */
export const versionRequired = (): AppError => new AppError('VERSION_REQUIRED', answers.versionRequired);
export const wrongState = (detail: string, current?: unknown): AppError =>
  new AppError('WRONG_STATE', detail, { current });
