import { createTestDatabase, historyFaults, modelFaults } from '@portal/kit/testing';
import { expect, it } from 'vitest';

it('each view that staff reads has a model that is as the view is', async () => {
  const test = await createTestDatabase();
  const faults = await modelFaults(test.admin, {
    folder: import.meta.dirname,
    schema: 'staff',
    // Of the release before: nobody reads or writes them (decision 183).
    except: ['staff.review', 'staff.assignment_notice', 'staff.undone_assignment'],
  });
  await test.drop();
  expect(faults).toEqual([]);
});

it('each recorded table of staff belongs to one object, which names each of its columns', async () => {
  const test = await createTestDatabase();
  const faults = await historyFaults(test.admin, 'staff');
  await test.drop();
  expect(faults).toEqual([]);
});
