import { createTestDatabase, historyFaults, modelFaults } from '@portal/kit/testing';
import { expect, it } from 'vitest';

it('each table of tissue has a model that is as the table is', async () => {
  const test = await createTestDatabase();
  const faults = await modelFaults(test.admin, { folder: import.meta.dirname, schema: 'tissue' });
  await test.drop();
  expect(faults).toEqual([]);
});

it('each recorded table of tissue belongs to one object, which names each of its columns', async () => {
  const test = await createTestDatabase();
  const faults = await historyFaults(test.admin, 'tissue');
  await test.drop();
  expect(faults).toEqual([]);
});
