/**
 * Checks that something can exist only once: of several simultaneous callers one gets it, and the others get the reason
 * why not.
 */
import type { TestAnswer } from './harness.ts';

export interface OnlyOne {
  readonly rule: string;
  /** Simultaneous calls, about a new object in each round. */
  readonly prepare: () => Promise<readonly (() => Promise<TestAnswer>)[]>;
  /** The expected statuses, in rising order. */
  readonly statuses: readonly number[];
  /** Number of objects that exist afterwards, if the answers do not show it. */
  readonly count?: () => Promise<number>;
}

/** Five rounds almost always find a race that goes wrong every second time. */
const ROUNDS = 5;

/** @returns the statuses and answers of each round that broke the rule; none if the rule is met */
export async function raceForOne({ prepare, statuses, count }: OnlyOne): Promise<unknown[]> {
  const broken: unknown[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const callers = await prepare();
    const answers = await Promise.all(callers.map((call) => call()));
    const seen = answers.map(({ status }) => status).toSorted((one, other) => one - other);
    const left = await count?.();
    if (seen.join() !== statuses.join() || (left !== undefined && left !== 1))
      broken.push({ round, statuses: seen, left, answers: answers.map(({ body }) => body as unknown) });
  }
  return broken;
}
