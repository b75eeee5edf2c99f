/** What may exist once: of callers at the same moment one gets it, and the others read why they do not. */
import type { TestAnswer } from './harness.ts';

export interface OnlyOne {
  readonly rule: string;
  /** Callers who ask at the same moment, of something new in every round. */
  readonly prepare: () => Promise<readonly (() => Promise<TestAnswer>)[]>;
  /** Statuses of their answers, the lowest first. */
  readonly statuses: readonly number[];
  /** What exists afterwards, where the answers do not say it. */
  readonly count?: () => Promise<number>;
}

/** A race that is lost once in two is found by five rounds all but always. */
const ROUNDS = 5;

/** @returns the statuses of each round that was not as the rule says, with the answers; none where the rule is met */
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
