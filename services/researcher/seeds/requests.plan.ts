/**
 * The path by which a request reached its status, using only transitions of the contract's tables. Does not use the
 * database.
 */
import { findFlow, REQUEST_STATUS as S, type RequestStatus, type RequestType } from '@portal/contract';
import type { Random } from '@portal/kit/seeding';

/** The statuses of a request from the first, Created, to its present one. */
export function pathTo(type: RequestType, status: RequestStatus, random?: Random): readonly RequestStatus[] {
  const submitted = [S.CREATED, S.SUBMITTED];
  const reviewed = [...submitted, S.UNDER_REVIEW];
  const meets = findFlow(type) === 'research_match' || findFlow(type) === 'tissue';
  // Where there is a review meeting, it decides; elsewhere some requests are sent back once before the decision.
  const returned = !meets && (random?.chance(0.2) ?? false);
  const decided = meets
    ? [...reviewed, S.REVIEW_MEETING]
    : returned
      ? [...reviewed, S.REVISIONS_REQUESTED, S.SUBMITTED, S.UNDER_REVIEW]
      : reviewed;
  const fulfilled = [...decided, S.APPROVED, S.FULFILLED];
  const ways: Readonly<Record<RequestStatus, readonly RequestStatus[]>> = {
    [S.CREATED]: [S.CREATED],
    [S.SUBMITTED]: submitted,
    [S.UNDER_REVIEW]: reviewed,
    [S.APPROVED]: [...decided, S.APPROVED],
    [S.REJECTED]: [...decided, S.REJECTED],
    [S.REVISIONS_REQUESTED]: [...reviewed, S.REVISIONS_REQUESTED],
    [S.FULFILLED]: fulfilled,
    [S.REVIEW_MEETING]: [...reviewed, S.REVIEW_MEETING],
    [S.DEFERRED]: [...decided, S.DEFERRED],
    [S.CONDITIONALLY_APPROVED]: [...decided, S.CONDITIONALLY_APPROVED],
    [S.WITHDRAWN]: [...decided, S.WITHDRAWN],
    [S.APPROVED_PENDING_TEAM]: [...decided, S.APPROVED_PENDING_TEAM],
    [S.ARCHIVED]: [...fulfilled, S.ARCHIVED],
    [S.SUSPENDED]: [...fulfilled, S.SUSPENDED],
  };
  return ways[status];
}

/** Minimum and maximum number of days since a request reached its status. */
const AGES: Readonly<Record<RequestStatus, readonly [number, number]>> = {
  1: [0, 40],
  2: [0, 18],
  3: [1, 28],
  4: [1, 30],
  5: [5, 400],
  6: [1, 45],
  7: [10, 1080],
  8: [1, 20],
  9: [10, 250],
  10: [2, 40],
  11: [10, 300],
  12: [1, 35],
  13: [20, 150],
  14: [2, 15],
};

/** Minimum and maximum number of days that a request stays in a status before it moves on. */
const WAITS: Readonly<Partial<Record<RequestStatus, readonly [number, number]>>> = {
  1: [1, 6],
  2: [1, 7],
  3: [4, 14],
  4: [2, 12],
  6: [2, 15],
  7: [90, 420],
  8: [5, 25],
};

/** Days before today of each step, the present status last. Each step is later than the one before. */
export function planDays(path: readonly RequestStatus[], random: Random, youngest?: number): number[] {
  const last = path.at(-1) ?? S.CREATED;
  const [from, to] = AGES[last];
  let days = youngest ?? random.integer(from, to);
  const steps = [days];
  for (const status of path.slice(0, -1).toReversed()) {
    const [shortest, longest] = WAITS[status] ?? [1, 5];
    days += random.integer(shortest, longest);
    steps.unshift(days);
  }
  return steps;
}
