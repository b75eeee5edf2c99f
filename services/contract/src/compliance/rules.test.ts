import { describe, expect, it } from 'vitest';
import { anniversaryAfter, complianceOn, isAcknowledged, verificationDue } from './rules.ts';
import { addDays, addYears } from '../basics/days.ts';

describe('an anniversary [S4.10-03]', () => {
  it.each([
    ['2020-03-02', 1, '2021-03-02'],
    ['2020-02-29', 1, '2021-02-28'],
    ['2020-02-29', 3, '2023-02-28'],
    ['2020-02-29', 4, '2024-02-29'],
    ['2096-02-29', 4, '2100-02-28'],
    ['2023-02-28', 1, '2024-02-28'],
    ['2020-12-31', 1, '2021-12-31'],
  ])('%s and %i years are %s', (day, years, expected) => expect(addYears(day, years)).toBe(expected));

  it.each([
    // The day of the execution is none, nor is any day before it.
    ['2020-03-02', '2020-03-02', '2021-03-02'],
    ['2020-03-02', '2015-01-01', '2021-03-02'],
    ['2020-03-02', '2021-03-01', '2021-03-02'],
    ['2020-03-02', '2021-03-02', '2022-03-02'],
    ['2020-02-29', '2023-02-27', '2023-02-28'],
    ['2020-02-29', '2023-02-28', '2024-02-29'],
    ['2020-02-29', '2024-02-28', '2024-02-29'],
    ['2020-12-31', '2022-01-01', '2022-12-31'],
  ])('of %s after %s is %s', (executed, covered, expected) =>
    expect(anniversaryAfter(executed, covered)).toBe(expected),
  );
});

describe('a researcher', () => {
  const EXECUTED = '2024-03-02';
  it.each([
    ['never asked about, since the execution', '2024-03-02', null, '2025-03-02'],
    ['who joined the day before the anniversary', '2025-03-01', null, '2025-03-02'],
    ['who joined on it', '2025-03-02', null, '2026-03-02'],
    ['checked 61 days before', '2024-05-01', '2024-12-31', '2025-03-02'],
    ['checked 60 days before', '2024-05-01', '2025-01-01', '2026-03-02'],
    ['checked 59 days before', '2024-05-01', '2025-01-02', '2026-03-02'],
    ['checked long after', '2024-05-01', '2025-11-20', '2026-03-02'],
    ['checked before they belonged to it again', '2025-06-01', '2024-03-05', '2026-03-02'],
  ])('%s is to be verified by the next one', (_, joined, checked, expected) =>
    expect(verificationDue(EXECUTED, joined, checked)).toBe(expected),
  );
});

describe('an institution [S4.11-01]', () => {
  const ANNIVERSARY = '2026-03-02';
  it.each([
    [-61, 1],
    [-60, 2],
    [-59, 2],
    [0, 2],
    [1, 3],
    [400, 3],
  ])('%i days from the anniversary is in state %i', (days, expected) =>
    expect(complianceOn(addDays(ANNIVERSARY, days), ANNIVERSARY)).toBe(expected),
  );

  it('counts the days of a leap February', () => {
    expect(complianceOn('2024-01-01', '2024-03-02')).toBe(1);
    expect(complianceOn('2024-01-02', '2024-03-02')).toBe(2);
    expect(complianceOn('2024-12-31', '2025-03-02')).toBe(1);
    expect(complianceOn('2025-01-01', '2025-03-02')).toBe(2);
  });
});

describe('an acknowledgement', () => {
  const evaluate = (today: string, anniversary: string, acknowledged: string | null): boolean =>
    isAcknowledged(today, anniversary, acknowledged, '2024-03-02');
  it('counts for the anniversary that it was about, and ends when one passes', () => {
    expect(evaluate('2025-02-01', '2025-03-02', '2025-01-20')).toBe(true);
    expect(evaluate('2025-03-02', '2025-03-02', '2025-01-20')).toBe(true);
    expect(evaluate('2025-03-03', '2025-03-02', '2025-01-20')).toBe(false);
    // Said while it is overdue it counts for a year, whatever anniversary is missed.
    expect(evaluate('2025-03-03', '2025-03-02', '2025-03-03')).toBe(true);
    expect(evaluate('2026-03-02', '2025-03-02', '2025-03-03')).toBe(true);
    expect(evaluate('2026-03-03', '2025-03-02', '2025-03-03')).toBe(false);
  });

  it('says nothing of another anniversary, or where no one said it', () => {
    expect(evaluate('2026-01-10', '2026-03-02', '2025-03-10')).toBe(false);
    expect(evaluate('2025-02-01', '2025-03-02', null)).toBe(false);
  });
});
