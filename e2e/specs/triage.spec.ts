/** The desk with nothing but keys: through a queue, request by request, without a pointer and without the list in between. */
import { REQUEST_STATUS } from '@portal/contract/statuses';
import { client, unique } from '../client/accounts.ts';
import { makeProject, makeSubmitted, readStatus } from '../client/records.ts';
import { awaitPage } from '../pages/inspect.ts';
import { keys } from '../pages/keys.ts';
import { staffRequest, writeReason } from '../pages/staff-request.page.ts';
import { expect, test, type Page } from '../pages/test.ts';

/** Three new requests of one project, whose long title nothing else has. */
async function makeQueue() {
  const pi = await client('pi2');
  const title = unique(
    'Sleep in siblings of children with epilepsy, followed from two to twelve years of age',
  );
  const project = await makeProject(pi, title);
  const requests = [
    await makeSubmitted(pi, { project }),
    await makeSubmitted(pi, { project }),
    await makeSubmitted(pi, { project }),
  ];
  return { title, requests };
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('an administrator goes from the queue to a request, assigns, comments, decides and goes on to the next by keys [S2.2-01]', async ({
  as,
}) => {
  const { title, requests } = await makeQueue();
  const [first, second, third] = requests.map(({ sfari_request_id: code }) => code);
  if (!first || !second || !third) throw new Error('there are three');
  const page = await as('admin', { reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1440, height: 900 });
  const staff = staffRequest(page);
  const { type, press, arriveAt, expectFocusPreserved } = keys(page);
  await page.goto('/resource-request');
  await type(page.getByRole('searchbox', { name: 'Search requests' }), title);
  await expect(page.getByRole('link', { name: /^REQ/ })).toHaveCount(3);
  await page.keyboard.press('Tab');
  await page.keyboard.press('j');
  await expect(page.getByRole('link', { name: first })).toBeFocused();
  await page.keyboard.press('Enter');
  await arriveAt(first);
  const queue = page.getByRole('navigation', { name: 'Requests in “New Requests”' });
  await expect(page.getByText('1 of 3', { exact: true })).toBeVisible();
  await expect(queue.getByRole('link')).toHaveCount(3);
  await expect(queue.getByRole('link').first()).toContainText(title);
  // beside the queue, too, the decisions and Assign are one line
  await expect(staff.dock.getByRole('button', { name: 'Assign' })).toBeVisible();
  const buttonLines = () =>
    staff.dock
      .getByRole('button')
      .evaluateAll((all) => new Set(all.map((each) => Math.round(each.getBoundingClientRect().top))).size);
  await expect.poll(buttonLines).toBe(1);

  await test.step('on to the next, and back', async () => {
    await page.keyboard.press('j');
    await arriveAt(second);
    await expect(page.getByText('2 of 3', { exact: true })).toBeVisible();
    await expect(queue.locator('[aria-current="page"]')).toContainText(second);
    await page.keyboard.press('k');
    await arriveAt(first);
    await page.keyboard.press('j');
    await arriveAt(second);
  });

  await test.step('assign', async () => {
    await page.keyboard.press('a');
    await expect(staff.panel.getByRole('combobox', { name: 'Add Primary Reviewer' })).toBeFocused();
    await page.keyboard.type('Anders Falk');
    await expect(page.getByRole('option', { name: 'Anders Falk' })).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(staff.panel.getByRole('button', { name: 'Remove Anders Falk' })).toBeVisible();
    // Under Review by now
    await expect(page.getByText(`${second} is no longer in “New Requests”.`).first()).toBeVisible();
    await expect(page.getByRole('link', { name: `Continue with ${third}` })).toBeVisible();
    await expectFocusPreserved('assigning');
  });

  await test.step('comment', async () => {
    await heading(page).focus();
    await page.keyboard.press('c');
    await expect(staff.panel.getByRole('textbox', { name: 'New comment' })).toBeFocused();
    await page.keyboard.type('jack asks about controls?');
    await expect(heading(page)).toContainText(second);
    await press(staff.panel.getByRole('button', { name: 'Add comment' }));
    await expect(staff.panel.getByRole('list').getByText('jack asks about controls?')).toBeVisible();
  });

  await test.step('decide', async () => {
    await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
    await heading(page).focus();
    await page.keyboard.press('d');
    await expect(staff.dock.getByRole('button', { name: 'Approve' })).toBeFocused();
    await page.keyboard.press('x');
    await writeReason(page);
    await page.keyboard.press('Control+Enter');
    await arriveAt(third);
    await expect(page.getByRole('button', { name: `Back to ${second}` })).toBeVisible();
    expect(await readStatus(requests[1]?.id ?? 0)).toBe(REQUEST_STATUS.REJECTED);
  });

  await test.step('back to what was decided, and on again', async () => {
    await page.keyboard.press('Escape');
    await arriveAt(second);
    await staff.status('Rejected');
    await page.keyboard.press('j');
    await arriveAt(third);
    await expect(page.getByText('2 of 2', { exact: true })).toBeVisible();
    await page.goBack();
    await expect(heading(page)).toHaveText('Resource Requests');
    await expect(page.getByRole('searchbox', { name: 'Search requests' })).toHaveValue(title);
  });
});

test('the next request is there before it is asked for', async ({ as }) => {
  const { title, requests } = await makeQueue();
  const page = await as('admin', { reducedMotion: 'reduce' });
  const next = requests[1];
  if (!next) throw new Error('there is a second');
  const fetched = page.waitForResponse((response) => response.url().includes(`/api/request/${next.id}/?`));
  await page.goto(`/resource-request?q=${encodeURIComponent(title)}`);
  await page.getByRole('link', { name: requests[0]?.sfari_request_id ?? '' }).click();
  await fetched;
  await expect(page.getByText('1 of 3', { exact: true })).toBeVisible();
  await awaitPage(page);
  // from here on nothing of it comes any more
  await page.route(`**/api/request/${next.id}/?*`, () => undefined);
  await page.keyboard.press('j');
  await expect(heading(page)).toContainText(next.sfari_request_id, { timeout: 3000 });
});

test('on a phone the list is alone, and its request has the way to the next', async ({ as }) => {
  const { title, requests } = await makeQueue();
  const page = await as('admin', { reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/resource-request?q=${encodeURIComponent(title)}`);
  await page
    .getByRole('link', { name: new RegExp(`^${title.slice(0, 20)}`) })
    .first()
    .click();
  await expect(heading(page)).toContainText(requests[0]?.sfari_request_id ?? '');
  await expect(page.getByRole('navigation', { name: 'Requests in “New Requests”' })).toBeHidden();
  await page.getByRole('link', { name: /^Next: REQ/ }).click();
  await expect(heading(page)).toContainText(requests[1]?.sfari_request_id ?? '');
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
});
