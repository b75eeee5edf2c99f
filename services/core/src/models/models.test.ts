import { createTestDatabase, historyFaults, modelFaults } from '@portal/kit/testing';
import { expect, it } from 'vitest';

it('each table of core has a model that is as the table is', async () => {
  const test = await createTestDatabase();
  const faults = await modelFaults(test.admin, {
    folder: import.meta.dirname,
    schema: 'core',
    except: ['core.login_attempt'],
  });
  await test.drop();
  expect(faults).toEqual([]);
});

it('each recorded table of core belongs to one object, which names each of its columns', async () => {
  const test = await createTestDatabase();
  const faults = await historyFaults(test.admin, 'core');
  await test.drop();
  expect(faults).toEqual([]);
});
