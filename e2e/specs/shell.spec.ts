import { REQUEST_STATUS } from '@portal/contract/statuses';
import { client } from '../client/accounts.ts';
import { DEMO_PASSWORD } from '../client/portal-client.ts';
import { makeDecided, makeSubmitted } from '../client/records.ts';
import { headerPage } from '../pages/header.page.ts';
import { axeFindings, awaitPage } from '../pages/inspect.ts';
import { loginPage } from '../pages/login.page.ts';
import { expect, test } from '../pages/test.ts';

test('staff find a request by its code and a person by a misspelt name, and open what they choose [C2.7.1 C2.8.4 C7.5.1]', async ({
  as,
}) => {
  const request = await makeSubmitted(await client('pi2'));
  const page = await as('admin');
  const { search, option } = headerPage(page);
  await page.goto('/');
  await awaitPage(page);
  // its script is fetched after the page's
  await expect(search).toBeVisible();
  await page.keyboard.press('/');
  await expect(search).toBeFocused();
  await search.pressSequentially(request.sfari_request_id.toLowerCase());
  await expect(option(new RegExp(request.sfari_request_id))).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await expect(page).toHaveURL(/\/$/);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/request/${request.id}$`));
  await awaitPage(page, new RegExp(request.sfari_request_id));

  const { results } = await (
    await client('admin')
  ).get<{
    results: { id: number; display_name: string }[];
  }>('/user/?search=pi2@demo.test');
  const [person] = results;
  const name = person?.display_name ?? '';
  // Two letters change places in the middle of the name.
  const middle = name.length - 3;
  await search.fill(`${name.slice(0, middle)}${name[middle + 1]}${name[middle]}${name.slice(middle + 2)}`);
  await option(new RegExp(name)).click();
  await expect(page).toHaveURL(new RegExp(`/user/${person?.id}$`));
});

test('a notification reaches an open page automatically, and what one browser clears is gone in the other [C2.7.1 C3.0.5]', async ({
  as,
}) => {
  const owner = await client('pi2');
  const [one, other] = [await as('pi2'), await as('pi2')];
  for (const page of [one, other]) {
    await page.goto('/');
    await awaitPage(page);
  }
  await headerPage(one).bell.click();
  await headerPage(other).bell.click();
  const request = await makeDecided(owner, REQUEST_STATUS.REJECTED);
  const line = new RegExp(request.sfari_request_id);
  await expect(headerPage(one).notification(line)).toBeVisible();
  await expect(headerPage(other).notification(line)).toBeVisible();
  expect(await axeFindings(one)).toEqual([]);
  await headerPage(one).clearAll.click();
  await expect(one.getByText('No notifications')).toBeVisible();
  await expect(headerPage(other).notification(line)).toHaveCount(0);
});

test('failures of a page: no rights, gone, broken, and a lost session that comes back after login [C8.1.2 C8.1.3 C8.1.4 C8.1.5 C6.4.9]', async ({
  as,
}) => {
  const request = await makeSubmitted(await client('pi2'));
  const page = await as('pi2');
  const answerWith = async (status: number, code: string) => {
    await page.unroute('**/api/request/**');
    await page.route('**/api/request/**', (route) =>
      route.fulfill({ status, json: { detail: 'No', code, correlation_id: `corr-${status}` } }),
    );
    await page.goto(`/request/${request.id}`);
  };
  await answerWith(404, 'NOT_FOUND');
  await expect(page).toHaveURL(/\/404$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Looking for something?' })).toBeFocused();
  await expect(page.getByText('corr-404')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  const modal = (name: string) => page.getByRole('alertdialog', { name });
  await answerWith(403, 'FORBIDDEN');
  await expect(modal('Permissions Issue').getByText('corr-403')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await modal('Permissions Issue').getByRole('link', { name: 'Return To Home' }).click();
  await expect(page).toHaveURL(/\/$/);
  await answerWith(500, 'SERVER_ERROR');
  await expect(modal('Server Error').getByText('corr-500')).toBeVisible();
  await expect(modal('Server Error').getByText(`/api/request/${request.id}/`)).toBeVisible();
  await expect(modal('Server Error').getByText('GET', { exact: true })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(modal('Server Error')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await answerWith(401, 'NOT_SIGNED_IN');
  await expect(page).toHaveURL(/\/login$/);
  await page.unroute('**/api/request/**');
  const login = loginPage(page);
  await login.email.fill('pi2@demo.test');
  await login.password.fill(DEMO_PASSWORD);
  await login.submit.click();
  await expect(page).toHaveURL(new RegExp(`/request/${request.id}$`));
});

test('until the scripts are here the page shows that it loads', async ({ page }) => {
  const delayed = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await delayed.promise;
    await route.continue();
  });
  await page.goto('/login', { waitUntil: 'commit' });
  const loading = page.getByRole('img', { name: 'Loading' });
  await expect(loading).toBeVisible();
  delayed.resolve();
  await expect(loginPage(page).submit).toBeVisible();
  await expect(loading).toHaveCount(0);
});
