import { wasShown } from './shown-failures.ts';
import { errors as words } from '#texts/errors';

/**
 * What a failure says of itself, for its own place on the page: undefined when the frame shows it, because one fault has
 * one surface. Any thrown value may be given; only `detail`, which is written for people, is shown.
 */
export function failureText(failure: unknown): string | undefined {
  if (wasShown(failure)) return undefined;
  const detail =
    typeof failure === 'object' && failure !== null && 'detail' in failure ? failure.detail : undefined;
  return typeof detail === 'string' ? detail : words.unexpectedError;
}
