import { expect, it } from 'vitest';
import { hashPassword, verifyPassword } from './passwords.ts';

it('knows the right password, and none of who has none', async () => {
  const hashed = await hashPassword('correct horse');
  expect(await verifyPassword(hashed, 'correct horse')).toBe(true);
  expect(await verifyPassword(hashed, 'wrong horse')).toBe(false);
  for (const password of ['correct horse', '', 'no account has this password'])
    expect(await verifyPassword(null, password)).toBe(false);
});

it('takes as long where there is nothing to compare with, so that no account is found by timing', async () => {
  const hashed = await hashPassword('correct horse');
  const measureTime = async (target: string | null): Promise<number> => {
    const started = performance.now();
    await verifyPassword(target, 'wrong horse');
    return performance.now() - started;
  };
  // The quickest of many, by turns: what else the machine does only ever adds, and to both.
  const least = { known: Number.POSITIVE_INFINITY, unknown: Number.POSITIVE_INFINITY };
  for (let round = 0; round < 25; round += 1) {
    least.known = Math.min(least.known, await measureTime(hashed));
    least.unknown = Math.min(least.unknown, await measureTime(null));
  }
  expect(least.unknown).toBeGreaterThan(least.known * 0.5);
});
