import { use } from 'react';

interface Fetched<T> {
  /** Starts loading. The promise resolves when loading has succeeded or failed; it never rejects. */
  fetch: () => Promise<void>;
  /** For components: suspends until the code is loaded; throws the error if loading failed. */
  read: () => T;
}

/** For each error that a boundary caught: the function that makes the next mount load again. */
const failures = new WeakMap<object, () => void>();

/** Registers a function that makes the next mount load again, after a boundary has shown the error. */
export function onForgottenFailure(error: unknown, fetchAnew: () => void): void {
  if (typeof error === 'object' && error !== null) failures.set(error, fetchAnew);
}

/** Called by a boundary that shows a fallback: the next mount then loads the failed code again. */
export function forgetFailure(error: unknown): void {
  if (typeof error === 'object' && error !== null) failures.get(error)?.();
}

/**
 * Code that is loaded once, when it is first needed. React's `lazy` remembers a failure until the page closes. This
 * function remembers it only until a boundary shows it, because React may render several times before that.
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
      // Uses `use` instead of throwing a promise: with two parts that throw one, React renders both endlessly until one
      // has loaded.
      if (!found && !failure) use(fetch());
      if (failure) throw failure.error;
      if (!found) throw new Error('The code was read before it was fetched');
      return found.value;
    },
  };
}
