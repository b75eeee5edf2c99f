import { use } from 'react';

interface Fetched<T> {
  /** Begins to fetch; the promise is settled, and never rejected, once it is known how it went. */
  fetch: () => Promise<void>;
  /** For components: suspends until it is there, and throws what made it fail. */
  read: () => T;
}

/** Per failure that was thrown to a boundary, what makes the next mount fetch anew. */
const failures = new WeakMap<object, () => void>();

/** What makes the next mount fetch anew, once a boundary has shown the failure. */
export function onForgottenFailure(error: unknown, fetchAnew: () => void): void {
  if (typeof error === 'object' && error !== null) failures.set(error, fetchAnew);
}

/** For boundaries, once they show something else: code that could not be fetched is fetched again by the next mount. */
export function forgetFailure(error: unknown): void {
  if (typeof error === 'object' && error !== null) failures.get(error)?.();
}

/**
 * Code that is fetched when it is first needed, once. React's `lazy` remembers a failure for as long as the page is open; this
 * remembers it until a boundary shows it, since React may render several times before.
 */
export function fetchOnce<T>(load: () => Promise<T>): Fetched<T> {
  let found: { readonly value: T } | undefined;
  let failure: { readonly error: unknown } | undefined;
  let fetching: Promise<void> | undefined;

  const forget = () => {
    failure = undefined;
    fetching = undefined;
  };
  const begin = async () => {
    try {
      found = { value: await load() };
    } catch (error) {
      failure = { error };
      onForgottenFailure(error, forget);
    }
  };
  const fetch = () => (fetching ??= begin());

  return {
    fetch,
    read() {
      // `use` and no thrown promise: of two parts that throw one, React draws both again and again until one is there
      if (!found && !failure) use(fetch());
      if (failure) throw failure.error;
      if (!found) throw new Error('The code was read before it was fetched');
      return found.value;
    },
  };
}
