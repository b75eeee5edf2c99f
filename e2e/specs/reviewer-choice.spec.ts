import { REQUEST_STATUS } from '@portal/contract';
import { client } from '../client/accounts.ts';
import { makeSubmitted, readStatus } from '../client/records.ts';
import { staffRequest } from '../pages/staff-request.page.ts';
import { expect, test } from '../pages/test.ts';

test('a name typed fast assigns that person and no one of an older list, and Undo takes it back', async ({
  as,
}) => {
  const request = await makeSubmitted(await client('pi2'));
  const page = await as('admin');
  const { panel, open, status } = staffRequest(page);
  await open(request.id);
  const box = panel.getByRole('combobox', { name: 'Add Primary Reviewer' });
  await box.click();
  await expect(page.getByRole('option', { name: 'Anders Falk' })).toBeVisible();
  await box.pressSequentially('Priya Raman');
  await box.press('ArrowDown');
  await box.press('Enter');
  await expect(panel.getByRole('button', { name: /^Remove / })).toHaveCount(1);
  await expect(panel.getByRole('button', { name: 'Remove Priya Raman' })).toBeVisible();
  await status('Under Review');

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(panel.getByRole('button', { name: /^Remove / })).toHaveCount(0);
  await status('Submitted');
  expect(await readStatus(request.id)).toBe(REQUEST_STATUS.SUBMITTED);
});
