import { client } from '../client/accounts.ts';
import { expect, test } from '../pages/test.ts';
import { staffRequest } from '../pages/staff-request.page.ts';

interface Found {
  readonly results: readonly { readonly id: number; readonly sfari_request_id: string }[];
}

test('an administrator gives ids and a summary; reviewers read it; a base in use is asked about [S2.6-06 S3-11 S5-14 S7-11]', async ({
  as,
}) => {
  const [first, second] = (
    await (await client('admin')).get<Found>('/request/?type=4&status=2&limit=2&ordering=id')
  ).results;
  if (!first || !second) throw new Error('the demo has too few new Research Match applications');
  const page = await as('admin');
  const editSummary = async (id: number, rmIds: string) => {
    await staffRequest(page).open(id);
    await staffRequest(page).panel.getByRole('button', { name: 'More actions' }).click();
    await staffRequest(page).panel.getByRole('link', { name: 'Edit Summary' }).click();
    await page.getByRole('textbox', { name: /Research Match IDs/ }).fill(rmIds);
    await page.getByRole('button', { name: 'Save summary' }).click();
  };
  const tab = page.getByRole('tabpanel', { name: 'Summary' });

  await editSummary(first.id, 'RM9801,');
  await expect(page.getByText('Summary saved')).toBeVisible();
  await expect(tab.getByText('RM9801')).toBeVisible();
  const document = page.waitForEvent('download');
  await tab.getByRole('link', { name: 'Download Summary' }).click();
  expect((await document).suggestedFilename()).toBe(`${first.sfari_request_id}-summary.pdf`);

  await editSummary(second.id, 'RM9801B,');
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('Do you wish to continue using RM9801 on the current request?');
  await expect(dialog.getByRole('link', { name: new RegExp(first.sfari_request_id) })).toBeVisible();
  await dialog.getByRole('button', { name: 'Use', exact: true }).click();
  await expect(tab.getByText('RM9801B')).toBeVisible();

  const reader = await as('reviewer');
  await reader.goto(`/request/${second.id}?tab=summary`);
  await expect(reader.getByRole('tabpanel', { name: 'Summary' }).getByText('RM9801B')).toBeVisible();
});
