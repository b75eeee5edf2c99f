export interface Signal<T> {
  readonly promise: Promise<T>;
  resolve(value: T): void;
}

/** A promise that a test keeps: what waits for it goes on when the test says so. */
export function createSignal<T = void>(): Signal<T> {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((keep) => (resolve = keep));
  return { promise, resolve };
}
