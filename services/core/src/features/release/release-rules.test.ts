import { describe, expect, it } from 'vitest';
import {
  CRITICAL_Z,
  evaluateVersions,
  LEAST_FAILURES,
  LEAST_SESSIONS,
  POOR,
  zOfShares,
  type VersionMeasures,
} from './release-rules.ts';

type Vitals = Partial<Record<'lcp' | 'inp' | 'cls', number | { p75: number; sessions: number }>>;
const side = (sessions: number, either: number, vitals: Vitals = {}): VersionMeasures => {
  const vital = (name: 'lcp' | 'inp' | 'cls') => {
    const values = vitals[name];
    if (values === undefined) return { p75: null, sessions: 0 };
    return typeof values === 'number' ? { p75: values, sessions } : values;
  };
  return { sessions, either, vitals: { lcp: vital('lcp'), inp: vital('inp'), cls: vital('cls') } };
};

describe('the distance of two shares', () => {
  it('is what a textbook says', () => {
    // 45 of 100 against 30 of 100: pooled 0.375, standard error 0.068465
    expect(zOfShares({ hits: 45, of: 100 }, { hits: 30, of: 100 })).toBeCloseTo(2.1909, 4);
    expect(zOfShares({ hits: 30, of: 100 }, { hits: 45, of: 100 })).toBeCloseTo(-2.1909, 4);
    // 12 of 40 against 8 of 160: pooled 0.1, standard error 0.053033
    expect(zOfShares({ hits: 12, of: 40 }, { hits: 8, of: 160 })).toBeCloseTo(4.714, 3);
  });

  it('is nothing where all or none are hit', () => {
    expect(zOfShares({ hits: 0, of: 50 }, { hits: 0, of: 50 })).toBe(0);
    expect(zOfShares({ hits: 50, of: 50 }, { hits: 50, of: 50 })).toBe(0);
  });
});

describe('a new version', () => {
  const few = { state: 'too_few', reasons: [] };

  it('is not evaluated before both had enough sessions', () => {
    expect(evaluateVersions(side(LEAST_SESSIONS - 1, LEAST_SESSIONS - 1), side(1000, 0))).toEqual(few);
    expect(evaluateVersions(side(1000, 1000), side(LEAST_SESSIONS - 1, 0))).toEqual(few);
    expect(evaluateVersions(side(LEAST_SESSIONS, LEAST_SESSIONS), side(LEAST_SESSIONS, 0)).state).toBe(
      'worse',
    );
    expect(evaluateVersions(side(5, 5), side(5, 0), 5).state).toBe('worse');
  });

  it('is worse where significantly more sessions met a failure', () => {
    expect(evaluateVersions(side(100, 12), side(900, 18))).toEqual({
      state: 'worse',
      reasons: [{ measure: 'failures', found: 0.12, before: 0.02 }],
    });
    expect(evaluateVersions(side(100, 2), side(900, 108))).toEqual({ state: 'not_worse', reasons: [] });
    expect(evaluateVersions(side(100, 0), side(900, 0))).toEqual({ state: 'not_worse', reasons: [] });
  });

  it('is not worse by a handful of sessions, however few the others met', () => {
    expect(evaluateVersions(side(20, LEAST_FAILURES - 1), side(10_000, 0)).state).toBe('not_worse');
    expect(evaluateVersions(side(20, LEAST_FAILURES), side(10_000, 0)).state).toBe('worse');
  });

  it('is not worse by what chance does more often than once in a hundred', () => {
    const [just, below] = [
      [45, 29],
      [45, 30],
    ] as const;
    const z = ([one, other]: readonly [number, number]) =>
      zOfShares({ hits: one, of: 100 }, { hits: other, of: 100 });
    expect(z(just)).toBeGreaterThan(CRITICAL_Z);
    expect(z(below)).toBeLessThan(CRITICAL_Z);
    expect(evaluateVersions(side(100, just[0]), side(100, just[1])).state).toBe('worse');
    expect(evaluateVersions(side(100, below[0]), side(100, below[1])).state).toBe('not_worse');
  });

  it('is not worse by less than a percentage point, however sure that is', () => {
    const many = 1_000_000;
    expect(evaluateVersions(side(many, 19_900), side(many, 10_000)).state).toBe('not_worse');
    expect(evaluateVersions(side(many, 20_000), side(many, 10_000)).state).toBe('worse');
  });

  it.each(['lcp', 'inp', 'cls'] as const)('is worse where its %s is poor and much worse', (vital) => {
    const poor = POOR[vital];
    const evaluate = (found: number, before: number) =>
      evaluateVersions(side(50, 0, { [vital]: found }), side(50, 0, { [vital]: before }));
    expect(evaluate(poor * 1.25, poor)).toEqual({
      state: 'worse',
      reasons: [{ measure: vital, found: poor * 1.25, before: poor }],
    });
    // poor, as the present one nearly is
    expect(evaluate(poor * 1.24, poor).state).toBe('not_worse');
    // much worse, and not poor
    expect(evaluate(poor, poor / 3).state).toBe('not_worse');
    expect(evaluate(poor / 3, poor * 2).state).toBe('not_worse');
  });

  it('is evaluated by the thresholds of web.dev', () => {
    expect(POOR).toEqual({ lcp: 4000, inp: 500, cls: 0.25 });
  });

  it('is not evaluated by a measure that too few reported', () => {
    const slow = (sessions: number) => ({ inp: { p75: 2000, sessions } });
    const fast = (sessions: number) => ({ inp: { p75: 40, sessions } });
    expect(evaluateVersions(side(50, 0, slow(19)), side(50, 0, fast(50))).state).toBe('not_worse');
    expect(evaluateVersions(side(50, 0, slow(50)), side(50, 0, fast(19))).state).toBe('not_worse');
    expect(evaluateVersions(side(50, 0, slow(50)), side(50, 0)).state).toBe('not_worse');
    expect(evaluateVersions(side(50, 0), side(50, 0, fast(50))).state).toBe('not_worse');
    expect(evaluateVersions(side(50, 0, slow(20)), side(50, 0, fast(20))).state).toBe('worse');
  });

  it('names all that is worse', () => {
    const { reasons } = evaluateVersions(
      side(100, 50, { lcp: 9000, inp: 900, cls: 1 }),
      side(100, 0, { lcp: 900, inp: 90, cls: 0.1 }),
    );
    expect(reasons.map(({ measure }) => measure)).toEqual(['failures', 'lcp', 'inp', 'cls']);
  });
});
