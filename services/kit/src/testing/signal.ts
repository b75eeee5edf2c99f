export interface Signal<T> {
  readonly promise: Promise<T>;
  resolve(value: T): void;
}

/** A promise that a test fulfills when what waits for it may continue. */
export function createSignal<T = void>(): Signal<T> {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((fulfill) => (resolve = fulfill));
  return { promise, resolve };
}
