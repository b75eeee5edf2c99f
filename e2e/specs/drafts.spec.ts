import { client, PORTAL_URL } from '../client/accounts.ts';
import { signIn } from '../client/portal-client.ts';
import { makeDraft, type RequestRecord } from '../client/records.ts';
import { loginPage } from '../pages/login.page.ts';
import { expect, test, type Page } from '../pages/test.ts';
import { wizard } from '../pages/wizard.page.ts';

const findDetails = (draft: RequestRecord): string => `/request/create?draft=${draft.id}#project_request_3`;

async function savedUsage(draft: RequestRecord): Promise<unknown> {
  const request = await (
    await client('pi2')
  ).get<{ details: { additional_data: Record<string, unknown> } }>(`/request/${draft.id}/?expand=details`);
  return request.details.additional_data['usage'];
}

async function openDetails(page: Page, draft: RequestRecord) {
  const steps = wizard(page);
  await page.goto(findDetails(draft));
  await steps.at(3, 'Resource Details');
  return steps;
}

test('what is typed is saved automatically within two seconds, and a reload brings it back [R4-11]', async ({
  as,
}) => {
  const draft = await makeDraft(await client('pi2'));
  const page = await as('pi2');
  const steps = await openDetails(page, draft);
  await steps.usage.fill('We compare how long siblings sleep.');
  await steps.globus.fill('not a globus name');
  await expect(steps.saved).toBeVisible();
  await expect.poll(() => savedUsage(draft)).toBe('We compare how long siblings sleep.');
  await page.reload();
  await steps.at(3, 'Resource Details');
  await expect(steps.usage).toHaveValue('We compare how long siblings sleep.');
  await expect(steps.globus, 'what is not right yet is kept as well').toHaveValue('not a globus name');
});

test("a second tab's change shows both versions, and overwrites nothing until one is chosen", async ({
  as,
}) => {
  const draft = await makeDraft(await client('pi2'));
  const first = await as('pi2');
  const mine = await openDetails(first, draft);
  const second = await first.context().newPage();
  const theirs = await openDetails(second, draft);

  await theirs.usage.fill('Words of the second tab');
  await expect(theirs.saved).toBeVisible();
  await expect.poll(() => savedUsage(draft)).toBe('Words of the second tab');
  await mine.usage.fill('Words of the first tab');

  const conflict = first.getByRole('alert').filter({ hasText: 'This draft was changed elsewhere' });
  await expect(conflict.getByText('Words of the first tab')).toBeVisible();
  await expect(conflict.getByText('Words of the second tab')).toBeVisible();
  await expect(first.getByRole('button', { name: 'Continue', exact: true })).toBeDisabled();
  expect(await savedUsage(draft), 'nothing was overwritten').toBe('Words of the second tab');

  await conflict.getByRole('button', { name: 'Keep my version' }).click();
  await expect(conflict).toBeHidden();
  await expect(mine.usage).toHaveValue('Words of the first tab');
  await expect.poll(() => savedUsage(draft)).toBe('Words of the first tab');
});

test('a session that ends while someone types loses no word', async ({ as }) => {
  const own = await signIn(PORTAL_URL, 'pi2');
  const draft = await makeDraft(own);
  const page = await as(own);
  const reads = /\/api\/(?!branding\/)/;
  const running = new Set<unknown>();
  page.on('request', (call) => reads.test(call.url()) && running.add(call));
  page.on('requestfinished', (call) => running.delete(call));
  page.on('requestfailed', (call) => running.delete(call));
  const steps = await openDetails(page, draft);
  // automatic reads of the page, also those that are running, would discover the change before the text is typed
  await expect.poll(() => running.size, { message: 'reads that are running' }).toBe(0);
  await page.route(reads, (route) => (route.request().method() === 'GET' ? undefined : route.continue()));
  await own.send('DELETE /session/');
  await steps.usage.fill('Typed after the session had ended');

  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
  await expect(
    page.getByText('Your session has ended. Log in to continue where you left off.'),
  ).toBeVisible();
  expect(await savedUsage(draft), 'nothing reached the server').not.toBe('Typed after the session had ended');
  await page.unroute(reads);
  await loginPage(page).logIn('pi2', 'Julian Abara');

  await steps.at(3, 'Resource Details');
  const notice = page.getByRole('group', { name: 'Unsaved text' });
  await expect(notice.getByRole('button', { name: 'Discard' })).toBeVisible();
  await expect(steps.usage).toHaveValue('Typed after the session had ended');
  await expect.poll(() => savedUsage(draft)).toBe('Typed after the session had ended');
});
