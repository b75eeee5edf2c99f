import { data as texts } from '#texts/data';
import { ApiError } from './api-error.ts';
import { failureText } from '../../design/errors/failure-text.ts';
import { repeatShown, wasShown } from '../../design/errors/shown-failures.ts';

/**
 * The message for a failed call, shown at its place on the page. Undefined if a modal or an alert of the shell shows
 * it, because each failure is shown once (spec 1 section 8). Accepts any thrown value.
 * @param own the screen's own messages by error code, such as `{ STALE: 'Someone else has decided.' }`
 */
export function failureMessage(
  error: unknown,
  own: Readonly<Record<string, string>> = {},
): string | undefined {
  const words = error instanceof ApiError ? own[error.code] : undefined;
  return words !== undefined && !wasShown(error) ? words : failureText(error);
}

/** Converts any thrown value to an ApiError with the general message, for states that store one. */
export const toApiError = (error: unknown): ApiError =>
  error instanceof ApiError ? error : new ApiError({ status: 0, detail: texts.unexpectedError });

/** Returns the same failure with its fields renamed for a form. Any other value is returned unchanged. */
export function renameErrorFields(error: unknown, rename: (path: string) => string): unknown {
  if (!(error instanceof ApiError)) return error;
  const fields = Object.entries(error.fields).map(([path, messages]) => [rename(path), messages] as const);
  return withFields(error, Object.fromEntries(fields));
}

/** Returns the same failure with other fields. It still counts as shown if the shell showed the original. */
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
