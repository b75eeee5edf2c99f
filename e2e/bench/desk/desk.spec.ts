/** What one act costs staff in clicks and keys, beside what it cost before and its bound (issue "The desk"). */
import { chooseRubric } from '@portal/contract/rubrics';
import { MATCH_COHORTS } from '@portal/contract/request-types/research-match/recruitment-fields';
import { REQUEST_TYPE } from '@portal/contract/statuses';
import { client, unique } from '../../client/accounts.ts';
import { assignReviewed, getUserId, submitMatchApplication } from '../../client/match-applications.ts';
import { makeProject, makeSubmitted } from '../../client/records.ts';
import { prepareOrder } from '../../client/orders.ts';
import { countInputs, type Inputs } from '../../pages/count-inputs.ts';
import { decideAgenda, prepareAgenda } from '../../pages/meeting.page.ts';
import { orderWhatWasAsked, staffRequest } from '../../pages/staff-request.page.ts';
import { expect, test, type Page } from '../../pages/test.ts';
import type { CountedLine } from './table-reporter.ts';

/** Notes a line of the table; fails where the journey costs more than its bound. */
function note(counted: Omit<CountedLine, keyof Inputs>, { clicks, keys }: Inputs): void {
  const line: CountedLine = { ...counted, clicks, keys };
  test.info().annotations.push({ type: 'counted', description: JSON.stringify(line) });
  expect(clicks + keys, line.what).toBeLessThanOrEqual(line.bound);
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Opens the first of two new requests in its queue. @returns the code of the second */
async function openQueue(page: Page): Promise<string> {
  const pi = await client('pi2');
  const title = unique('Sleep in siblings');
  const project = await makeProject(pi, title);
  const first = await makeSubmitted(pi, { project });
  const { sfari_request_id: next } = await makeSubmitted(pi, { project });
  await page.goto(`/resource-request?q=${encodeURIComponent(title)}`);
  await page.getByRole('link', { name: first.sfari_request_id }).click();
  await expect(page.getByText('1 of 2', { exact: true })).toBeVisible();
  await expect(staffRequest(page).dock.getByRole('button', { name: 'Approve' })).toBeEnabled();
  return next;
}
const approval = (page: Page) => staffRequest(page).mail('Approve Request and send Email');

test('a request is decided by mouse', async ({ as }) => {
  const page = await as('admin', { reducedMotion: 'reduce' });
  const count = await countInputs(page);
  const next = await openQueue(page);
  count();
  await staffRequest(page).dock.getByRole('button', { name: 'Approve' }).click();
  await approval(page).send.click();
  await expect(heading(page)).toContainText(next);
  note({ what: 'a request is decided by mouse, and the next one opens', before: 6, bound: 2 }, count());
});

test('a request is decided by keys', async ({ as }) => {
  const page = await as('admin', { reducedMotion: 'reduce' });
  const count = await countInputs(page);
  const next = await openQueue(page);
  await heading(page).focus();
  count();
  await page.keyboard.press('d');
  await expect(staffRequest(page).dock.getByRole('button', { name: 'Approve' })).toBeFocused();
  await page.keyboard.press('a');
  await expect(approval(page).send).toBeEnabled();
  await page.keyboard.press('Control+Enter');
  await expect(heading(page)).toContainText(next);
  note({ what: 'a request is decided by keys, and the next one opens', before: 17, bound: 3 }, count());
});

test('an application is scored', async ({ as }) => {
  const account = 'fatima.haddad@foundation.test';
  const request = await assignReviewed([await getUserId(await client(account))], '-id');
  const { criteria } = chooseRubric(REQUEST_TYPE.RESEARCH_MATCH, null);
  const page = await as(account);
  const count = await countInputs(page);
  await page.goto(`/review/${request.id}`);
  const form = page.getByRole('region', { name: 'Your review', exact: true });
  const choose = (group: string, name: string) =>
    form.getByRole('group', { name: group }).getByRole('radio', { name, exact: true }).check();
  await choose('Do you have a conflict of interest with this request?', 'No');
  await form.getByRole('button', { name: 'Submit Response' }).click();
  await expect(
    form
      .getByRole('group', { name: criteria[0]?.label ?? '' })
      .getByRole('radio')
      .first(),
  ).toBeEnabled();
  for (const { label } of criteria) await choose(label, '2');
  await choose('Build merit', 'Yes');
  await choose('Your recommendation', 'Conditionally Approve');
  await form.getByRole('button', { name: 'Submit review' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  note({ what: 'an application is scored, with the question of conflicts', before: 21, bound: 11 }, count());
});

test('open reviews are seen on the home', async ({ as }) => {
  const external = await client('external');
  const { results } = await external.get<{
    results: { submitted_at: string | null; request: { sfari_request_id: string } }[];
  }>('/own-review/');
  const open = results.filter(({ submitted_at: submitted }) => submitted === null);
  const page = await as('external');
  const count = await countInputs(page);
  await page.goto('/');
  const reviews = page.getByRole('region', { name: 'My reviews' });
  await expect(reviews.getByText(/reviews? (is|are) waiting for you/)).toBeVisible();
  expect(open.length).toBeGreaterThan(0);
  for (const { request } of open)
    await expect(page.getByText(request.sfari_request_id).first()).toBeVisible();
  note({ what: `which of ${open.length} reviews are open (before: 7 pages)`, before: 7, bound: 0 }, count());
});

test('five decisions of a meeting', async ({ as }) => {
  const agenda = await prepareAgenda();
  const page = await as('admin', { reducedMotion: 'reduce' });
  const count = await countInputs(page);
  await decideAgenda(page, agenda);
  note({ what: 'five decisions of a meeting', before: 40, bound: 15 }, count());
});

test('tissue of 14 donors is ordered', async ({ as }) => {
  const { id, donors } = await prepareOrder();
  const page = await as('abnpm');
  const count = await countInputs(page);
  await page.goto(`/request/${id}?tab=orders`);
  await orderWhatWasAsked(page, donors);
  note({ what: `tissue of ${donors} donors is ordered`, before: 45, bound: 3 }, count());
});

/** How many requests are ready in a morning. */
const MORNING = 60;

/** Submits Dataset requests until as many are ready as in a morning, of a dataset without terms that may not fit. */
async function prepareMorning(): Promise<void> {
  const [admin, pi] = [await client('admin'), await client('pi2')];
  const { count } = await admin.get<{ count: number }>(
    `/request/?ready_to_approve=true&type__in=${REQUEST_TYPE.DATASET}&limit=1`,
  );
  const { results } = await pi.get<{ results: { id: string; data_use: string[] }[] }>(
    '/dataset/?active=true&parent__isnull=true&available=true&limit=1000',
  );
  const dataset = results.toSorted((one, other) => one.data_use.length - other.data_use.length)[0]?.id;
  const project = await makeProject(pi, unique('A morning with many requests'));
  for (let made = count; made < MORNING; made += 1)
    await makeSubmitted(pi, { project, ...(dataset ? { dataset } : {}) });
}

test('ready requests of a morning are approved together', async ({ as }) => {
  await prepareMorning();
  const page = await as('admin', { reducedMotion: 'reduce' });
  const count = await countInputs(page);
  await page.goto('/');
  await page.getByRole('link', { name: /Dataset requests? (is|are) ready to approve/ }).click();
  await expect(page.getByText(/^0 of \d+ done$/)).toBeVisible();
  await page
    .getByRole('checkbox', { name: /^Select all/ })
    .first()
    .check({ force: true });
  await page.getByRole('button', { name: /^Approve \d+ requests?$/ }).click();
  const dialog = page.getByRole('dialog', { name: /^Approve \d+ Dataset requests?$/ });
  const boxes = dialog.getByRole('checkbox');
  await expect(boxes.first()).toBeVisible();
  const ready = await boxes.count();
  expect(ready).toBeGreaterThanOrEqual(MORNING);
  // those whose terms do not fit are read and ticked one by one
  for (const box of await boxes.all()) if (!(await box.isChecked())) await box.check({ force: true });
  await dialog.getByRole('button', { name: /^Approve \d+ requests? and send emails?$/ }).click();
  await expect(dialog.getByText(/\d+ approved/)).toBeVisible({ timeout: 120_000 });
  note({ what: `${ready} ready requests are approved`, before: 6 * ready, bound: 60 }, count());
});

/** The last one, since it begins the review of every application of the demo that has a reviewer. */
test('a review is begun with ten suggestions', async ({ as }) => {
  const owner = await client('pi2');
  for (let made = 0; made < 10; made += 1)
    await submitMatchApplication(owner, MATCH_COHORTS[made % MATCH_COHORTS.length]);
  const page = await as('admin', { reducedMotion: 'reduce' });
  const count = await countInputs(page);
  await page.goto('/research-match-review/start-review');
  // the demo has an open window, so that the due date is known
  await expect(page.getByText(/^Reviews of .* are running and due on /)).toBeVisible();
  await page.getByRole('button', { name: 'Assign all suggestions' }).click();
  const dialog = page.getByRole('dialog', { name: 'Assign reviewers' });
  await expect(dialog.getByRole('rowheader').nth(9)).toBeVisible();
  await dialog.getByRole('button', { name: /^Assign \d+ reviewers and begin review$/ }).click();
  await expect(page.getByText(/^Reviewers assigned to \d+ requests$/)).toBeVisible({ timeout: 60_000 });
  note({ what: 'a review is begun with ten suggestions', before: 11, bound: 2 }, count());
});
