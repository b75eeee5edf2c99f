/** The only place where an error becomes an answer (conventions 5). */
import type { ErrorBody, FieldErrors } from '@portal/contract';
import type { Context } from 'koa';
import { input } from '../texts/en/input.ts';
import { answers } from '../texts/en/answers.ts';
import { isLostConnection, nativeError } from '../database/index.ts';
import { AppError, invalid, notFound } from '../errors.ts';
import { translate } from '../language/index.ts';
import type { Logger } from '../logging.ts';

/** Converts known errors of libraries. Any other error is a programming error and answers 500. */
function asAppError(thrown: unknown): AppError | undefined {
  if (thrown instanceof AppError) return thrown;
  const error = nativeError(thrown);
  if (typeof error !== 'object' || error === null) return undefined;
  const { status, code, name } = error as { status?: unknown; code?: unknown; name?: unknown };
  if (status === 413) return new AppError('TOO_LARGE', input.tooLarge);
  if (status === 400 || status === 415) return invalid([input.unreadable]);
  // PostgreSQL class 22: a value that the type cannot store, such as NUL in text.
  if (typeof code === 'string' && /^22[0-9A-Z]{3}$/.test(code)) return invalid([input.value]);
  // Repeated deadlocks, or no free connection: the next attempt may succeed.
  if (code === '40001' || code === '40P01' || name === 'KnexTimeoutError')
    return new AppError('SERVICE_UNAVAILABLE', answers.busy, {
      cause: error,
    });
  if (code === '57014') return new AppError('SERVICE_UNAVAILABLE', answers.slow, { cause: error });
  if (isLostConnection(error))
    return new AppError('SERVICE_UNAVAILABLE', answers.databaseUnreachable, { cause: error });
  if (code === 'ECONNREFUSED')
    return new AppError('SERVICE_UNAVAILABLE', answers.partUnreachable, { cause: error });
  return undefined;
}

/** The answer for an error; a programming error is also logged. */
export function describeFailure(error: unknown, correlationId: string, log: Logger): AppError {
  const known = asAppError(error);
  if (!known || known.status >= 500)
    log.error({ err: error, correlation_id: correlationId }, 'request failed');
  return known ?? new AppError('SERVER_ERROR', answers.serverError);
}

export function writeError(context: Context, error: unknown, correlationId: string, log: Logger): void {
  const failure = describeFailure(error, correlationId, log);
  context.status = failure.status;
  context.body = failureBody(failure, correlationId);
}

export function failureBody(failure: AppError, correlationId: string): unknown {
  if (failure.code === 'LOGIN_REFUSED') return failure.current;
  if (failure.status === 400) return translateFields(failure.fields ?? [failure.detail]);
  const body: ErrorBody = {
    detail: translate(failure.detail),
    code: failure.code,
    correlation_id: correlationId,
  };
  return failure.current === undefined ? body : { ...body, current: failure.current };
}

/** The failure as one text, for an answer with the failures of many rows. */
export function formatFailure({ detail, fields }: AppError): string {
  if (!fields) return translate(detail);
  const translated = translateFields(fields);
  return (Array.isArray(translated) ? translated : Object.values(translated).flat()).join(' ');
}

/** Messages with values were already translated by `say` and are in no catalog, so they stay unchanged. */
const translateFields = (fields: FieldErrors): FieldErrors =>
  Array.isArray(fields)
    ? fields.map(translate)
    : Object.fromEntries(Object.entries(fields).map(([name, messages]) => [name, messages.map(translate)]));

export const unknownPath = (): AppError => notFound(answers.notFound);
