import { ApiError } from '@portal/shared-ui/data';

/**
 * The same refusal with its fields named as the form names them: the server says `io_data.email`, the form has `email`.
 * Anything else is given back as it is.
 */
export function nestedError(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error;
  const fields = Object.entries(error.fields).map(
    ([path, messages]) => [path.replace(/^(institution_data|io_data)\./, ''), messages] as const,
  );
  return new ApiError({
    status: error.status,
    code: error.code,
    detail: error.detail,
    messages: error.messages,
    correlationId: error.correlationId,
    current: error.current,
    call: error.call,
    fields: Object.fromEntries(fields),
  });
}
