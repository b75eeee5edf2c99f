import { expect, it } from 'vitest';
import { formatQuarter, matchDeadline, findQuarterStart, scoringQuarter } from './quarters.ts';

const NEW_YORK = 'America/New_York';

it.each([
  ['2026-12-31T23:59:59-05:00', 2026, 4, '2027-01-01T04:59:59.000Z', 2027, 1],
  ['2027-01-01T00:00:00-05:00', 2027, 1, '2027-04-01T03:59:59.000Z', 2027, 2],
  ['2026-03-31T23:59:59-04:00', 2026, 1, '2026-04-01T03:59:59.000Z', 2026, 2],
  ['2026-04-01T00:00:00-04:00', 2026, 2, '2026-07-01T03:59:59.000Z', 2026, 3],
  // before the clocks of the quarter are changed
  ['2026-01-15T12:00:00-05:00', 2026, 1, '2026-04-01T03:59:59.000Z', 2026, 2],
  ['2026-11-22T12:00:00-05:00', 2026, 4, '2027-01-01T04:59:59.000Z', 2027, 1],
] as const)('%s in New York counts for %i Q%i [R4-17]', (moment, year, quarter, at, inYear, inQuarter) => {
  const deadline = matchDeadline(new Date(moment), NEW_YORK);
  expect(deadline).toMatchObject({ year, quarter, reviewed: { year: inYear, quarter: inQuarter } });
  expect(deadline.at.toISOString()).toBe(at);
});

it('goes by the foundation’s clock, wherever the reader is', () => {
  const moment = new Date('2027-01-01T02:00:00Z');
  expect(matchDeadline(moment, NEW_YORK)).toMatchObject({ year: 2026, quarter: 4 });
  expect(matchDeadline(moment, 'Europe/Berlin')).toMatchObject({ year: 2027, quarter: 1 });
});

it.each([
  ['2026-11-22T12:00:00-05:00', 'Q3 2026'],
  ['2026-12-31T23:59:59-05:00', 'Q3 2026'],
  ['2027-01-01T00:00:00-05:00', 'Q4 2026'],
  ['2026-04-01T00:00:00-04:00', 'Q1 2026'],
])('a review scored at %s belongs to %s [S9-04]', (moment, quarter) => {
  expect(formatQuarter(scoringQuarter(new Date(moment), NEW_YORK))).toBe(quarter);
});

it.each([
  ['2027-01-01T04:59:59Z', '2026-10-01'],
  ['2027-01-01T05:00:00Z', '2027-01-01'],
  ['2026-11-25T12:00:00Z', '2026-10-01'],
  ['2026-04-01T03:59:59Z', '2026-01-01'],
])('at %s the quarter in New York began on %s', (moment, day) => {
  expect(findQuarterStart(new Date(moment), NEW_YORK)).toBe(day);
});
