/** The Research Match quarter on screen: from the command centre to the review centre, to the meeting, to a window, and to its dates. */
import { MESSAGES } from '@portal/contract/messages';
import { REQUEST_STATUS, REQUEST_TYPE, REVIEWER_ROLE } from '@portal/contract/statuses';
import { client } from '../client/accounts.ts';
import { mailsAbout } from '../client/records.ts';
import { staffRequest } from '../pages/staff-request.page.ts';
import { expect, test } from '../pages/test.ts';

interface Listed {
  readonly results: readonly { readonly id: number; readonly sfari_request_id: string }[];
}

test('reviews are closed in the review centre, which the command centre leads to [S2.1-04 S2.3-06 S2.3-07]', async ({
  as,
}) => {
  const admin = await client('admin');
  const { results } = await admin.get<Listed>('/rm-application/?status=3&ordering=id&limit=1');
  const [application] = results;
  if (!application) throw new Error('the demo has no application under review');
  const page = await as('lead', { reducedMotion: 'reduce' });
  await page.goto('/');
  await page
    .getByRole('navigation', { name: 'Command centre' })
    .getByRole('link', { name: /Research Match/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Research Match Review' })).toBeVisible();
  await page
    .getByRole('link', { name: /^Review/ })
    .first()
    .click();
  await page.getByRole('searchbox', { name: 'Search applications' }).fill(application.sfari_request_id);
  await page
    .getByRole('checkbox', { name: `Select ${application.sfari_request_id}` })
    .first()
    .check({ force: true });
  await page.getByRole('button', { name: 'Close and Move to Review Meeting' }).click();
  const dialog = page.getByRole('dialog', { name: /^Move 1 application/ });
  await dialog.getByRole('button', { name: 'Close and Move to Review Meeting' }).click();
  const moved = page.getByRole('dialog', { name: 'Appliation Moved Successfully' });
  await expect(moved.getByText('The application has been moved to the review meeting.')).toBeVisible();
  await moved.getByRole('button', { name: 'Back to the reviews' }).click();
  await expect(page).toHaveURL(/\/research-match-review$/);
  const after = await admin.get<{ status: number }>(`/request/${application.id}/`);
  expect(after.status).toBe(REQUEST_STATUS.REVIEW_MEETING);
});

test('a window for which nothing is applicable leads home and says so [S2.4-03]', async ({ as }) => {
  const page = await as('admin');
  await page.goto('/research-match-review/start-renewal-review/');
  const begin = page.getByRole('button', { name: 'Begin Review' });
  await expect(begin).toBeDisabled();
  const year = new Date().getFullYear() + 1;
  await page.getByRole('textbox', { name: 'Due date of the reviews' }).fill(`01/15/${year}`);
  await page.keyboard.press('Tab');
  await begin.click();
  await expect(page).toHaveURL(/\/$/);
  await expect(
    page.getByText('No research match applications that are applicable for review at this time.'),
  ).toBeVisible();
});

/** Such as '01/15/2027', so many days from now. */
function writeDay(days: number): string {
  const [year, month, day] = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10).split('-');
  return `${month}/${day}/${year}`;
}

test('a window of renewals is opened with a due date and a meeting, and what waited is under review [S2.4-02 S2.4-05]', async ({
  as,
}) => {
  const admin = await client('admin');
  const submitted = `/rm-application/?type=${REQUEST_TYPE.RESEARCH_MATCH_RENEWAL}&status=${REQUEST_STATUS.SUBMITTED}&ordering=id&limit=1`;
  const [renewal] = (await admin.get<Listed>(submitted)).results;
  if (!renewal) throw new Error('the demo has no submitted renewal of Research Match');
  const reviewer = await client('fatima.haddad@foundation.test');
  const { user } = await reviewer.get<{ user: { id: number; email: string } }>('/session/');
  await admin.send('POST /review/', {
    request: renewal.id,
    reviewer: user.id,
    reviewer_role: REVIEWER_ROLE.OTHER,
  });
  const page = await as('admin', { reducedMotion: 'reduce', timezoneId: 'America/New_York' });
  await page.goto('/research-match-review/start-renewal-review/');
  const begin = page.getByRole('button', { name: 'Begin 1 review' });
  await expect(begin).toBeDisabled();
  await page.getByRole('textbox', { name: 'Due date of the reviews' }).fill(writeDay(20));
  await page.getByRole('textbox', { name: /^Day of the review meeting/ }).fill(writeDay(30));
  await page.keyboard.press('Tab');
  await page.getByLabel(/^Time of the meeting/).fill('10:30');
  await begin.click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByText('1 renewal is under review')).toBeVisible();

  await page.goto('/research-match-review?tab=review');
  const line = page.getByText(/^Reviews of the Q\d \d{4} renewals are due on /);
  await expect(line).toContainText(`are due on ${writeDay(20)}.`);
  await expect(line).toContainText(`The review meeting is on ${writeDay(30)}, 10:30 AM E`);
  await page.getByRole('searchbox', { name: 'Search applications' }).fill(renewal.sfari_request_id);
  const row = page.getByRole('row').filter({ hasText: renewal.sfari_request_id });
  await expect(row).toContainText(writeDay(20));
  const mails = async () => (await mailsAbout(user.email, renewal.sfari_request_id)).length;
  await expect.poll(mails, { timeout: 60_000 }).toBeGreaterThan(0);
});

interface Waiting {
  readonly due_date: string | null;
  readonly reviewers: readonly {
    readonly id: number;
    readonly progress: string;
    readonly has_conflict: boolean;
  }[];
}
/** The address of a reviewer who has not submitted a review that is due on this day. */
async function findUnfinished(due: string): Promise<string> {
  const admin = await client('admin');
  const { results } = await admin.get<{ results: Waiting[] }>('/rm-application/?status=3&limit=50');
  const one = results
    .filter(({ due_date: day }) => day === due)
    .flatMap(({ reviewers }) => reviewers)
    .find(({ progress, has_conflict: conflict }) => progress !== 'Completed' && !conflict);
  if (!one) throw new Error('every reviewer of the open window is finished');
  return (await admin.get<{ email: string }>(`/user/${one.id}/`)).email;
}

test('the due date and the meeting of the open window are changed, and a reviewer who is not finished is notified', async ({
  as,
}) => {
  const admin = await client('admin');
  const { results } = await admin.get<{ results: { due_date: string; quarter: string }[] }>(
    '/review-window/?kind=research_match&is_open=true',
  );
  const [window] = results;
  if (!window) throw new Error('the demo has no open window');
  const { due_date: before, quarter } = window;
  const waiting = await findUnfinished(before);
  const next = new Date(`${before}T12:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 3);
  const [year, month, day] = next.toISOString().slice(0, 10).split('-');
  const page = await as('admin', { reducedMotion: 'reduce' });
  await page.goto('/research-match-review?tab=review');
  await expect(page.getByRole('button', { name: 'Send report' })).toBeVisible();
  const line = page
    .locator('main div')
    .filter({ hasText: new RegExp(`^Reviews of the ${quarter} applications are due`) })
    .last();
  await line.getByRole('button', { name: `Change dates of ${quarter}` }).click();
  const dialog = page.getByRole('dialog', { name: `Change the dates of ${quarter}` });
  await dialog.getByRole('textbox', { name: 'Reviews are due' }).fill(`${month}/${day}/${year}`);
  await page.keyboard.press('Tab');
  await dialog.getByRole('textbox', { name: /^Day of the review meeting/ }).fill(writeDay(40));
  await page.keyboard.press('Tab');
  await dialog.getByLabel(/^Time of the meeting/).fill('14:00');
  await dialog.getByRole('button', { name: 'Save dates and notify reviewers' }).click();
  await expect(page.getByText('The dates were changed')).toBeVisible();
  await expect(line).toContainText(
    `Reviews of the ${quarter} applications are due on ${month}/${day}/${year}.`,
  );
  await expect(line).toContainText(`The review meeting is on ${writeDay(40)}, 2:00 PM`);
  const subject = `New dates for the reviews of ${quarter}`;
  await expect.poll(async () => (await mailsAbout(waiting, subject)).length).toBe(1);
});

test('who must not begin reviews is sent to /404 [S2.4-01]', async ({ as }) => {
  for (const person of ['rmadmin', 'pi']) {
    const page = await as(person);
    await page.goto('/research-match-review/start-review/');
    await expect(page).toHaveURL(/\/404$/);
  }
});

test('an application for a cohort without scores says so on the tab REVIEW [S8-09]', async ({ as }) => {
  const admin = await client('admin');
  const { results } = await admin.get<{
    results: readonly { readonly id: number; readonly cohorts: readonly string[] }[];
  }>(
    `/rm-application/?recontacting_cohort=Simons%20Searchlight&status=${REQUEST_STATUS.UNDER_REVIEW}&limit=1`,
  );
  const [application] = results;
  if (!application) throw new Error('the demo has no application for Simons Searchlight under review');
  const page = await as('admin');
  await staffRequest(page).open(application.id);
  await staffRequest(page).panel.getByRole('tab', { name: 'REVIEW' }).click();
  const words = MESSAGES.noScoresOfCohort.replace('{cohort}', application.cohorts[0] ?? '');
  await expect(staffRequest(page).panel.getByText(words, { exact: true })).toBeVisible();
});
