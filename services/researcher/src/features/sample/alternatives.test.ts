/** Available samples beside an id that fails, where the foundation offers them (`SAMPLE_ALTERNATIVES`). */
import { startHarness, type Harness } from '@portal/core/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { definition } from '../../app.ts';
import { createRequestFactories } from '../../testing/index.ts';
import { readAvailability } from './availability.queries.ts';

const LCL = 4;
const SITUATION = 'proband, simplex';
let harness: Harness;

beforeAll(async () => {
  harness = await startHarness(definition);
  const make = createRequestFactories(harness);
  await make.sample(LCL, 'gone', { amount: 0, situation: SITUATION });
  await make.sample(LCL, 'alone', { amount: 0 });
  await make.sample(LCL, 'like-1', { situation: SITUATION, isConsented: false });
  await make.sample(LCL, 'like-2', { situation: SITUATION });
  await make.sample(LCL, 'like-3', { situation: SITUATION });
  await make.sample(LCL, 'like-4', { situation: SITUATION });
  await make.sample(LCL, 'like-5', { situation: SITUATION });
  await make.sample(LCL, 'limited', { amount: 1, limitedAt: 1, situation: SITUATION });
  await make.sample(LCL, 'mother', { situation: 'mother, simplex' });
  await make.sample(1, 'plasma', { situation: SITUATION });
});
afterAll(() => harness?.stop());

const ask = (ids: string[], generateIpscs = false, offersAlternatives = true, onlyCohort?: string) =>
  harness.database.write(async (work) => {
    const samples = await readAvailability(work, {
      kindId: LCL,
      ids,
      generateIpscs,
      offersAlternatives,
      onlyCohort,
    });
    return Object.fromEntries(samples.map(({ id, alternatives }) => [id, alternatives]));
  });

it('are of the same kind and family situation, available, and not asked for already', async () => {
  expect(await ask(['gone', 'like-2'])).toEqual({
    gone: ['like-1', 'like-3', 'like-4'],
    'like-2': undefined,
  });
  expect(await ask(['gone'], true)).toEqual({ gone: ['like-2', 'like-3', 'like-4'] });
});

it('there are none for an unknown id or one of no known situation, nor while they are switched off', async () => {
  expect(await ask(['alone', 'unknown'])).toEqual({ alone: [], unknown: [] });
  expect(await ask(['gone'], false, false)).toEqual({ gone: undefined });
});

it('for research that may have one cohort they are of that cohort, and a sample of another has some beside it', async () => {
  await harness.build.sql(
    "update researcher.sample set cohort = 'SPARK' where sample_id in ('gone', 'like-5')",
  );
  expect(await ask(['gone', 'like-1'], false, true, 'SPARK')).toEqual({
    gone: ['like-5'],
    'like-1': ['like-5'],
  });
});
