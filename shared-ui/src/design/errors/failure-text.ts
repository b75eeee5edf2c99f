import { wasShown } from './shown-failures.ts';
import { errors as words } from '#texts/errors';

/**
 * The message of a failure for its own place on the page. Undefined if the shell already shows the failure, because
 * each failure is shown once. Accepts any thrown value; only `detail`, which is written for users, is returned.
 */
export function failureText(failure: unknown): string | undefined {
  if (wasShown(failure)) return undefined;
  const detail =
    typeof failure === 'object' && failure !== null && 'detail' in failure ? failure.detail : undefined;
  return typeof detail === 'string' ? detail : words.unexpectedError;
}
