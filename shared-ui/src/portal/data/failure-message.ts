import { data as texts } from '#texts/data';
import { ApiError } from './api-error.ts';
import { failureText } from '../../design/errors/failure-text.ts';
import { repeatShown, wasShown } from '../../design/errors/shown-failures.ts';

/**
 * What a screen says of a failed call in its own place: undefined when a modal or an alert of the frame says it, because
 * one fault has one surface (spec 1 section 8). Any thrown value may be given.
 * @param own words of the screen by error code, as `{ STALE: 'Someone else has decided.' }`
 */
export function failureMessage(
  error: unknown,
  own: Readonly<Record<string, string>> = {},
): string | undefined {
  const words = error instanceof ApiError ? own[error.code] : undefined;
  return words !== undefined && !wasShown(error) ? words : failureText(error);
}

/** For states with an ApiError: any other thrown value becomes one with the general words. */
export const toApiError = (error: unknown): ApiError =>
  error instanceof ApiError ? error : new ApiError({ status: 0, detail: texts.unexpectedError });

/** The same failure with its fields under the names that a form uses. Anything else is given back as it is. */
export function renameErrorFields(error: unknown, rename: (path: string) => string): unknown {
  if (!(error instanceof ApiError)) return error;
  const fields = Object.entries(error.fields).map(([path, messages]) => [rename(path), messages] as const);
  return withFields(error, Object.fromEntries(fields));
}

/** The same failure with other fields; it still counts as shown when the frame showed it. */
export function withFields(error: ApiError, fields: ApiError['fields']): ApiError {
  const { status, code, detail, messages, correlationId, current, call, sent, received } = error;
  const same = new ApiError({
    status,
    code,
    detail,
    messages,
    correlationId,
    current,
    call,
    sent,
    received,
    fields,
  });
  repeatShown(error, same);
  return same;
}
