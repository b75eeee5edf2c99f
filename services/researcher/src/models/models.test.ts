import { createTestDatabase, historyFaults, modelFaults } from '@portal/kit/testing';
import { expect, it } from 'vitest';

it('each model of researcher is as its table or view is', async () => {
  const test = await createTestDatabase();
  const faults = await modelFaults(test.admin, import.meta.dirname);
  await test.drop();
  expect(faults).toEqual([]);
});

it('each recorded table of researcher belongs to one object, which names each of its columns', async () => {
  const test = await createTestDatabase();
  const faults = await historyFaults(test.admin, 'researcher');
  await test.drop();
  expect(faults).toEqual([]);
});
