import { afterEach, expect, test, vi } from 'vitest';
import { forgetDestination, isPath, keptDestination, rememberDestination } from './destination.ts';

afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

test('where a visitor was going is stored for a week, or until they arrive', () => {
  vi.useFakeTimers({ now: new Date('2026-11-22T10:00:00Z') });
  expect(keptDestination()).toBeNull();
  rememberDestination('/request/create?dataset=DS0001');
  vi.setSystemTime(new Date('2026-11-29T09:00:00Z'));
  expect(keptDestination()).toBe('/request/create?dataset=DS0001');
  vi.setSystemTime(new Date('2026-11-29T11:00:00Z'));
  expect(keptDestination()).toBeNull();
  vi.setSystemTime(new Date('2026-11-23T10:00:00Z'));
  forgetDestination();
  expect(keptDestination()).toBeNull();
});

test('only a path of the portal is a destination', () => {
  for (const other of [
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:x()',
    '',
    3,
    null,
  ])
    expect(isPath(other)).toBe(false);
  for (const stored of ['"/x"', '{"path":"//evil.example","until":9e15}', 'not json']) {
    localStorage.setItem('portal.destination', stored);
    expect(keptDestination()).toBeNull();
  }
});
