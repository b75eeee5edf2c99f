/** A tissue request from its window to its approval (spec 3 sections 2.4, 2.7 and 2.8). */
import { chooseRubric } from '@portal/contract/rubrics';
import { REQUEST_STATUS as S, REQUEST_TYPE } from '@portal/contract/statuses';
import { client } from '../client/accounts.ts';
import { readStatus } from '../client/records.ts';
import { assignTissueReviewers, submitTissueRequest } from '../client/tissue-requests.ts';
import { staffRequest } from '../pages/staff-request.page.ts';
import { expect, test, type Page } from '../pages/test.ts';

const CRITERIA = chooseRubric(REQUEST_TYPE.ABN_TISSUE, null).criteria.map(({ label }) => label);
const NO_REQUESTS = 'No tissue requests that are applicable for review at this time.';
const MOVE = 'Close and Move to Review Meeting';
const APPROVE = 'Approve Request and send Email';

const START = '/abn_tissue/start-review/';

async function openWindow(page: Page): Promise<void> {
  const date = new Date(Date.now() + 10 * 86_400_000).toISOString();
  const due = page.getByRole('textbox', { name: 'Due date of the reviews' });
  await due.fill(`${date.slice(5, 7)}/${date.slice(8, 10)}/${date.slice(0, 4)}`);
  await page.keyboard.press('Tab');
}

/** Scores every criterion as it is typed and submits the review. @returns the dialog that thanks */
async function scoreAll(page: Page, typed: string, expected: string, comment: string) {
  const form = page.getByRole('region', { name: 'Your review', exact: true });
  const first = form.getByRole('textbox', { name: CRITERIA[0] ?? '' });
  // the application and the form are read one after the other
  await expect(first).toBeDisabled();
  await form.getByRole('radio', { name: 'No' }).check();
  await form.getByRole('button', { name: 'Submit Response' }).click();
  await expect(first).toBeEnabled();
  for (const label of CRITERIA) await form.getByRole('textbox', { name: label, exact: true }).fill(typed);
  for (const label of CRITERIA)
    await expect(form.getByRole('textbox', { name: label })).toHaveValue(expected);
  await expect(form.getByRole('region', { name: 'Progress of your review' })).toContainText(
    `Mean score ${expected}.00`,
  );
  await form.getByRole('textbox', { name: 'Comments' }).fill(comment);
  await form
    .getByRole('group', { name: 'Your decision' })
    .getByRole('radio', { name: 'Approve', exact: true })
    .check();
  await expect(form.getByText(/^Saved/).first()).toBeVisible();
  await form.getByRole('button', { name: 'Submit review' }).click();
  return page.getByRole('dialog', { name: /^Thank you/ });
}

test('a window, two reviewers, their averages, the decision [S2.4-06 S2.7-01 S2.7-04 S2.8-04 S5-30 S6-15]', async ({
  as,
}) => {
  const request = await submitTissueRequest();
  const { sfari_request_id: code } = request;

  const manager = await as('abnpm', { reducedMotion: 'reduce' });
  await test.step('the project manager comes to the window from her dashboard', async () => {
    await manager.goto('/abn-dashboard');
    await manager.getByRole('link', { name: 'Begin Review' }).click();
    await expect(manager).toHaveURL(new RegExp(`${START}$`));
    await expect(manager.getByRole('link', { name: code })).toBeVisible();
    await expect(manager.getByText('No primary reviewer yet').first()).toBeVisible();
  });

  await test.step('with its reviewers the request is under review, by the date of the window', async () => {
    // where no window is open, what waits with its primary reviewer begins with the button
    await expect(
      manager
        .getByText(/^Reviews of Q\d \d{4} are running/)
        .or(manager.getByRole('textbox', { name: 'Due date of the reviews' })),
    ).toBeVisible();
    const isOpen = await manager.getByText(/^Reviews of Q\d \d{4} are running/).isVisible();
    await assignTissueReviewers(request.id, ['reviewer', 'abnrev']);
    await manager.reload();
    if (!isOpen) {
      expect(await readStatus(request.id)).toBe(S.SUBMITTED);
      await openWindow(manager);
      await manager.getByRole('button', { name: /^Begin/ }).click();
      await expect(manager).toHaveURL(/\/abn-dashboard$/);
    }
    await expect.poll(() => readStatus(request.id)).toBe(S.UNDER_REVIEW);
    const api = await client('abnpm');
    const { results } = await api.get<{ results: { due_date: string }[] }>(
      '/review-window/?kind=abn_tissue&is_open=true',
    );
    const row = await api.get<{ due_date: string | null }>(`/abn-request/${request.id}/`);
    expect(row.due_date).toBe(results[0]?.due_date);
  });

  await test.step('one types 47 and goes home; the way there is on the home of reviewers', async () => {
    const page = await as('abnrev');
    await page.goto('/');
    const more = page.getByRole('button', { name: /^Show all .*Autism BrainNet Tissue Requests/ });
    if (await more.isVisible()) await more.click();
    await page.getByRole('link', { name: `Start the review of ${code}` }).click();
    await expect(page).toHaveURL(new RegExp(`/abn-review/${request.id}#own-review$`));
    await expect(page.getByRole('table', { name: 'What the scores mean' })).toBeVisible();
    const thanks = await scoreAll(page, '47', '45', 'Rare tissue, well used.');
    await thanks.getByRole('button', { name: 'Return To Home' }).click();
    await expect(page).toHaveURL(/\/$/);
  });

  await test.step('the other types 51 and stays; the request itself leads there', async () => {
    const page = await as('reviewer');
    await staffRequest(page).open(request.id);
    await staffRequest(page).panel.getByRole('link', { name: 'Go to your review' }).click();
    const thanks = await scoreAll(page, '51', '50', 'The question is new.');
    await thanks.getByRole('button', { name: 'Close', exact: true }).last().click();
    await expect(page).toHaveURL(new RegExp(`/abn-review/${request.id}#own-review$`));
    await expect(page.getByText(/^You submitted this review on/)).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Comments' })).toHaveCount(0);
  });

  await test.step('the project manager sees that all is in, and reads averages and comments', async () => {
    await manager.goto('/abn-dashboard?tab=under_review');
    await manager.getByRole('searchbox', { name: 'Search tissue requests' }).fill(code);
    const row = manager.getByRole('row').filter({ hasText: code });
    await expect(row).toContainText('100%');
    await staffRequest(manager).open(request.id);
    const { panel } = staffRequest(manager);
    await expect(panel.getByRole('tab', { name: 'Importance 47.50' })).toBeVisible();
    await expect(panel.getByText('Average of all criteria: 47.50')).toBeVisible();
    await expect(panel.getByText('Rare tissue, well used.')).toBeVisible();
    await expect(panel.getByText('The question is new.')).toBeVisible();
  });

  await test.step('she moves it to the decision and approves it', async () => {
    await manager.goto('/abn-dashboard?tab=under_review');
    await manager.getByRole('searchbox', { name: 'Search tissue requests' }).fill(code);
    await manager
      .getByRole('checkbox', { name: `Select ${code}` })
      .first()
      .check({ force: true });
    await manager.getByRole('button', { name: MOVE }).click();
    await manager.getByRole('dialog').getByRole('button', { name: MOVE }).click();
    await expect(manager.getByText('The requests were moved to Make Decision.')).toBeVisible();
    expect(await readStatus(request.id)).toBe(S.REVIEW_MEETING);
    await manager.goto('/abn-dashboard?tab=make_decision');
    await manager.getByRole('searchbox', { name: 'Search tissue requests' }).fill(code);
    await manager.getByRole('link', { name: code }).click();
    const desk = staffRequest(manager);
    await desk.choose('Approved', APPROVE);
    await desk.mail(APPROVE).send.click();
    await desk.decided('Approved');
    expect(await readStatus(request.id)).toBe(S.APPROVED);
  });
});

test('where nothing waits the window leads home, and others than administrators and the manager to /404 [S2.4-06]', async ({
  as,
}) => {
  const page = await as('abnpm');
  await page.goto(START);
  const begin = page.getByRole('button', { name: /^Begin/ });
  await expect(begin).toBeVisible();
  // what waits with its reviewer would begin: in the demo's open window it has begun already
  await expect(page.getByText(/^Reviews of Q\d \d{4} are running/)).toBeVisible();
  await begin.click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByText(NO_REQUESTS).first()).toBeVisible();
  for (const account of ['abnrev', 'reviewer', 'super', 'pi']) {
    const other = await as(account);
    await other.goto(START);
    await expect(other).toHaveURL(/\/404$/);
    await other.close();
  }
});
