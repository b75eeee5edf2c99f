/** A superuser gives another system a key, which then opens what its scopes name until it is revoked. */
import { freshClient, unique } from '../client/accounts.ts';
import { axeFindings, awaitPage } from '../pages/inspect.ts';
import { expect, test } from '../pages/test.ts';

test('a machine key is created and copied, opens its scopes alone, and ends when it is revoked', async ({
  as,
  baseURL,
}) => {
  const page = await as(await freshClient('super'), { reducedMotion: 'reduce' });
  await page.goto('/superuser');
  await page.getByRole('main').getByRole('link', { name: 'Machine keys' }).click();
  await awaitPage(page, 'Machine keys');
  await page.getByRole('link', { name: 'New machine key' }).click();
  const name = unique('Freezer');
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('textbox', { name: 'Purpose' }).fill('Reads cohorts');
  const day = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
  await page
    .getByRole('textbox', { name: 'Expires' })
    .fill(`${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}`);
  await page.getByRole('textbox', { name: 'Find scopes' }).fill('cohort');
  await page.getByRole('checkbox', { name: 'cohort:read' }).check();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Create machine key' }).click();
  const shown = page.getByText(/^portal_sk_/);
  await expect(shown).toBeVisible();
  const secret = await shown.innerText();
  expect(await axeFindings(page)).toEqual([]);

  const call = (path: string) =>
    fetch(`${baseURL}/api/${path}`, { headers: { Authorization: `Bearer ${secret}` } });
  expect((await call('cohort/')).status).toBe(200);
  expect((await call('user/')).status).toBe(403);

  await page.getByRole('link', { name: 'View machine key' }).click();
  await awaitPage(page, name);
  await expect(page.getByText(/^portal_sk_/)).toHaveCount(0);
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Revoke' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke machine key' }).click();
  await expect(page.getByText('Revoked').first()).toBeVisible();
  expect((await call('cohort/')).status).toBe(401);
});
