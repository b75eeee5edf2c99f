import { startHarness } from '@portal/core/testing';
import { expect, it } from 'vitest';
import { definition } from '../../app.ts';

it.each([
  [{}, true],
  [{ CONFIRMED_MEMBERS_ONLY: 'yes' }, true],
  [{ CONFIRMED_MEMBERS_ONLY: 'no' }, false],
])('takes %j from the environment', async (variables, expected) => {
  const harness = await startHarness(definition, variables, { runs: 'events and background jobs' });
  const rows = await harness.build.sql('select confirmed_members from researcher.fulfilment_setting');
  await harness.stop();
  expect(rows).toEqual([{ confirmed_members: expected }]);
});
