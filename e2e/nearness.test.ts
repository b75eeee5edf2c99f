import { describe, expect, it } from 'vitest';
import { sortByNearness } from './nearness.ts';

describe('sortByNearness', () => {
  it('puts tests beside a changed file before those of the same service and of others', () => {
    const beside = 'services/tissue/src/features/order/order.test.ts';
    const sameService = 'services/tissue/src/matrix/matrix.test.ts';
    const other = 'services/core/src/matrix/matrix.test.ts';
    expect(
      sortByNearness([other, sameService, beside], ['services/tissue/src/features/order/order.routes.ts']),
    ).toEqual([beside, sameService, other]);
  });

  it('keeps the order of tests that are equally near', () => {
    expect(sortByNearness(['b/x.test.ts', 'a/x.test.ts'], ['c/y.ts'])).toEqual([
      'b/x.test.ts',
      'a/x.test.ts',
    ]);
  });
});
