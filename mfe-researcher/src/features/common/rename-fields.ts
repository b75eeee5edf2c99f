import { ApiError } from '@portal/shared-ui/data';

/** The same refusal with its fields under the names that a form uses; anything else is passed on as it is. */
export function renameFields(error: unknown, rename: (path: string) => string): unknown {
  if (!(error instanceof ApiError)) return error;
  const { status, code, detail, messages, correlationId, current, call } = error;
  const fields = Object.fromEntries(
    Object.entries(error.fields).map(([path, words]) => [rename(path), words]),
  );
  return new ApiError({ status, code, detail, messages, correlationId, current, call, fields });
}
