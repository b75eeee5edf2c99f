/** The order in which a screen reader meets a request and the page of its scores; docs/accessibility.md says it in words. */
import { client } from '../client/accounts.ts';
import { assignReviewed, getUserId } from '../client/match-applications.ts';
import { makeSubmitted } from '../client/records.ts';
import { readOrder } from '../pages/reading-order.ts';
import { staffRequest } from '../pages/staff-request.page.ts';
import { expect, test } from '../pages/test.ts';

/** Lines of the page that are named here, in the page's order. */
const pick = (lines: readonly string[], named: readonly string[]): string[] =>
  lines.filter((line, index) => named.includes(line) && lines.indexOf(line) === index);

test('a request is read from its queue and its title to its facts, its answers and the decision', async ({
  as,
}) => {
  const { id, project } = await makeSubmitted(await client('pi2'));
  const page = await as('admin');
  await page.goto(`/request/${id}?from=${encodeURIComponent('/resource-request')}&at=1`);
  await expect(staffRequest(page).dock.getByRole('button', { name: 'Approve' })).toBeEnabled();
  await expect(page.getByRole('navigation', { name: 'The queue' })).toBeVisible();
  const lines = await readOrder(page);
  const title = lines.find((line) => line.startsWith('h1 '));
  expect(title).toContain(project.title);
  const expected = [
    'banner',
    'navigation Requests in “New Requests”',
    'navigation The queue',
    'navigation Breadcrumb',
    title ?? '',
    'region Readiness',
    'complementary ADMIN',
    'h2 ADMIN',
    'region Decide',
    'contentinfo',
  ];
  expect(pick(lines, expected)).toEqual(expected);
  expect(lines.filter((line) => line.startsWith('h1 '))).toHaveLength(1);
  // the answers come after the facts and before the panel
  const answers = lines.findIndex((line) => line.startsWith('tablist'));
  expect(answers).toBeGreaterThan(lines.indexOf('region Readiness'));
  expect(answers).toBeLessThan(lines.indexOf('complementary ADMIN'));
});

test('the page of scores is read from its title to the application and then the review', async ({ as }) => {
  // another one than in the spec of a review meeting, which takes an application of the demo too
  const account = 'noor.siddiqui@foundation.test';
  const request = await assignReviewed([await getUserId(await client(account))], 'id');
  const page = await as(account);
  await page.goto(`/review/${request.id}`);
  // its strip "Progress of your review" is a region as well
  await expect(page.getByRole('region', { name: 'Your review', exact: true })).toBeVisible();
  const lines = await readOrder(page);
  const expected = [
    'banner',
    'navigation Breadcrumb',
    `h1 Review of ${request.sfari_request_id}`,
    'region The application',
    'region Your review',
    'h2 Your review',
  ];
  expect(pick(lines, expected)).toEqual(expected);
});
