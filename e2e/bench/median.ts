import { performance } from 'node:perf_hooks';

const WARM = 8;
const CALLS = 30;

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** The median time of `work` in milliseconds, over many calls one after the other. */
export async function findMedian(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let call = 0; call < WARM + CALLS; call += 1) {
    const started = performance.now();
    await work();
    if (call >= WARM) times.push(performance.now() - started);
  }
  return median(times);
}
