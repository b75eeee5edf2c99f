/** The inbox of what needs a hand: a cause is found on the home, acted on there, and gone. */
import { client, unique } from '../client/accounts.ts';
import { axeFindings, awaitPage } from '../pages/inspect.ts';
import { expect, test } from '../pages/test.ts';

test('staff mark the reports of one cause as handled on their home, and the cause is gone', async ({
  as,
}) => {
  const researcher = await client('pi2');
  const place = unique('broken').replaceAll(/[^a-z]/g, '');
  const notes = unique('The page stays empty');
  for (const id of [7, 12])
    await researcher.send('POST /notification/', {
      task_name: 'error_report',
      fields: {
        notes,
        payload_body: '',
        response_body: '',
        error_fe_url: '/request',
        error_api_url: `/api/${place}/${id}/?expand=true`,
      },
    });
  const page = await as('admin', { reducedMotion: 'reduce' });
  await page.goto('/');
  await awaitPage(page);
  const inbox = page.getByRole('list', { name: 'Needs attention' });
  const cause = inbox.getByRole('listitem').filter({ hasText: `2 error reports: /api/${place}/…/` });
  await expect(cause).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await cause.getByRole('link', { name: 'Show error reports' }).click();
  await awaitPage(page, 'Error reports');
  const rows = page.getByRole('row').filter({ hasText: notes });
  await expect(rows.filter({ hasText: 'Mark as handled' })).toHaveCount(2);
  await page.goBack();
  await cause.getByRole('button', { name: /^Mark 2 reports as handled/ }).click();
  await expect(page.getByText('Marked as handled')).toBeVisible();
  await expect(cause).toBeHidden();
  await page.goto('/administration/error-reports');
  await expect(rows).toHaveCount(2);
  await expect(rows.filter({ hasText: 'Mark as handled' })).toHaveCount(0);
});
