/** A superuser subscribes another system to changes, tries it, and sends a call again. */
import { client, unique } from '../client/accounts.ts';
import { makeSubmitted } from '../client/records.ts';
import { axeFindings, awaitPage } from '../pages/inspect.ts';
import { expect, test } from '../pages/test.ts';

test('a webhook is created, tested and called for a request, and a call is sent again', async ({ as }) => {
  const page = await as('super', { reducedMotion: 'reduce' });
  await page.goto('/superuser');
  await page.getByRole('main').getByRole('link', { name: 'Webhooks' }).click();
  await awaitPage(page, 'Webhooks');
  await page.getByRole('link', { name: 'New webhook' }).click();
  const name = unique('Freezer');
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  const url = page.getByRole('textbox', { name: 'URL' });
  await url.fill('https://192.168.0.7/');
  await page.getByRole('checkbox', { name: 'Request: status changed' }).check();
  await page.getByRole('button', { name: 'Create webhook' }).click();
  await expect(page.getByText('Enter a public address.').first()).toBeVisible();
  await url.fill('https://receiver.test/freezer');
  await page.getByRole('button', { name: 'Create webhook' }).click();
  await expect(page.getByText(/^whsec_/)).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  await page.getByRole('link', { name: 'View webhook' }).click();
  await awaitPage(page, name);
  await page.getByRole('button', { name: 'Send test call' }).click();
  const calls = page.getByRole('row').filter({ hasText: 'Test' });
  await expect(calls.filter({ hasText: 'Delivered' })).toHaveCount(1);
  expect(await axeFindings(page)).toEqual([]);

  await makeSubmitted(await client('pi'));
  const news = page.getByRole('row').filter({ hasText: 'Request: status changed' });
  await expect(news.filter({ hasText: 'Delivered' }).first()).toBeVisible();

  await calls.getByRole('button', { name: /^Resend msg_/ }).click();
  await expect(page.getByText('The call is being sent again')).toBeVisible();
  await expect(calls.filter({ hasText: 'Delivered' })).toHaveCount(1);
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete webhook' }).click();
  await awaitPage(page, 'Webhooks');
  await expect(page.getByRole('row').filter({ hasText: name })).toHaveCount(0);
});
