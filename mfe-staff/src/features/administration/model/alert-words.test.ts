import { expect, it } from 'vitest';
import { describeState } from './alert-words.ts';

const NOW = Date.parse('2026-11-30T12:00:00Z');
const alert = (starts_at: string, ends_at: string | null, current = false) =>
  ({ starts_at, ends_at, current }) as Parameters<typeof describeState>[0];

it('says of a message that is not shown whether it is to come or over', () => {
  expect(describeState(alert('2026-12-19T12:00:00Z', null), NOW)).toBe('Starts 12/19/2026');
  expect(describeState(alert('2026-12-19T12:00:00Z', '2026-12-20T12:00:00Z'), NOW)).toBe('Starts 12/19/2026');
  expect(describeState(alert('2026-10-19T12:00:00Z', '2026-11-01T12:00:00Z'), NOW)).toBe('Ended 11/01/2026');
  expect(describeState(alert('2026-10-19T12:00:00Z', null, true), NOW)).toBe('Shown now');
});
