/** A quarter of Research Match with twelve applications, from their submission to the report. */
import { REQUEST_STATUS as S, REVIEWER_ROLE, type ReviewerRole } from '@portal/contract/statuses';
import { MATCH_COHORTS } from '@portal/contract/request-types/research-match/recruitment-fields';
import { client, PORTAL_URL } from '../client/accounts.ts';
import { letterPdf } from '../client/letter.ts';
import {
  answerConflict,
  assignMatchReviewer,
  readMatchRows,
  scoreMatchApplication,
  submitMatchApplication,
} from '../client/match-applications.ts';
import { attachLetter, readStatus, type RequestRecord } from '../client/records.ts';
import { readWorkbookTexts } from '../client/workbook.ts';
import { staffRequest } from '../pages/staff-request.page.ts';
import { expect, test } from '../pages/test.ts';

test.describe.configure({ timeout: 300_000 });

const APPLICATIONS = 12;
/** Uploads little in other tests: a person may upload a hundred files a day. */
const OWNER = 'pi2';
const PRIMARY = 'kenji.morita@foundation.test';
const SECOND = 'lukas.brandt@foundation.test';
const CONFLICTED = 'noor.siddiqui@foundation.test';
/** Is assigned and writes nothing. */
const LATE = 'mei-ling.tan@foundation.test';
const MOVE = 'Close and Move to Review Meeting';
const CONDITION = 'Conditionally Approve Request and send Email';
const APPROVE = 'Approve Request and send Email';

interface Inbox {
  readonly results: readonly {
    readonly id: string;
    readonly subject: string;
    readonly attachments: readonly { readonly filename: string }[];
  }[];
}

/** Twelve applications of one investigator, a third of them for each cohort. */
async function submitApplications(): Promise<RequestRecord[]> {
  const owner = await client(OWNER);
  const submitted: RequestRecord[] = [];
  for (let count = 0; count < APPLICATIONS; count += 1)
    submitted.push(await submitMatchApplication(owner, MATCH_COHORTS[count % MATCH_COHORTS.length]));
  return submitted;
}

async function assign(
  account: string,
  role: ReviewerRole,
  requests: readonly RequestRecord[],
): Promise<void> {
  const done = await assignMatchReviewer(await client('admin'), await client(account), { role, requests });
  expect(done).toBe(requests.length);
}

const COMMENT = { strengths: 'Families asked for it', weaknesses: 'One site alone' };
const score = async (account: string, request: number, mark: number): Promise<void> =>
  scoreMatchApplication(await client('admin'), await client(account), { request, mark, comment: COMMENT });

async function findMail(address: string, subject: string): Promise<Inbox['results'][number] | undefined> {
  const query = new URLSearchParams({ to: address, subject, limit: '1' });
  const { results } = (await (await fetch(`${PORTAL_URL}/mailbox/messages?${query}`)).json()) as Inbox;
  return results[0];
}

test('twelve applications are reviewed, met about, decided and reported [P5-02 S4.4-03]', async ({ as }) => {
  const admin = await client('admin');
  const applications = await test.step('twelve applications come in', submitApplications);
  const [first, , , second] = applications;
  if (!first || !second) throw new Error('there are too few applications');
  // the team of the one that will be approved is ready
  await attachLetter(await client(OWNER), first.project.id);

  await test.step('each joins the open window with its primary reviewer, by its due date', async () => {
    await assign(PRIMARY, REVIEWER_ROLE.PRIMARY, applications);
    for (const account of [SECOND, CONFLICTED, LATE])
      await assign(account, REVIEWER_ROLE.OTHER, [first, second]);
    const { results: windows } = await admin.get<{ results: { due_date: string }[] }>(
      '/review-window/?kind=research_match&is_open=true',
    );
    for (const { id } of applications) {
      const { results } = await admin.get<{ results: { status: number; due_date: string }[] }>(
        `/rm-application/?id=${id}`,
      );
      expect(results).toMatchObject([{ status: S.UNDER_REVIEW, due_date: windows[0]?.due_date }]);
    }
  });

  await test.step('two score, one has a conflict, one is late', async () => {
    await score(PRIMARY, first.id, 5);
    await score(SECOND, first.id, 2);
    await answerConflict(await client(CONFLICTED), first.id, 'We wrote it together');
    // these people are not written for: their applications are read, and no one scores them
    const unscored = applications.find((_, index) => MATCH_COHORTS[index % MATCH_COHORTS.length] === 'SSC');
    const scores = await admin.get<{ unscored_cohort: string | null }>(`/request/${unscored?.id}/scores/`);
    expect(scores.unscored_cohort).not.toBeNull();
  });

  const page = await as('admin', { reducedMotion: 'reduce' });
  page.setDefaultTimeout(30_000);
  await test.step('two are moved to the meeting while someone else moves one of them', async () => {
    await page.goto('/research-match-review?tab=review');
    for (const { sfari_request_id: code } of [first, second]) {
      await page.getByRole('searchbox', { name: 'Search applications' }).fill(code);
      await page
        .getByRole('checkbox', { name: `Select ${code}` })
        .first()
        .check({ force: true });
    }
    await page.getByRole('button', { name: MOVE }).click();
    const dialog = page.getByRole('dialog', { name: /^Move 2 applications/ });
    await expect(dialog).toBeVisible();
    const other = await client('lead');
    await other.send('POST /request/bulk/', {
      command: 'move_to_meeting',
      rows: await readMatchRows(admin, [first]),
    });
    await dialog.getByRole('button', { name: MOVE }).click();
    await expect(page.getByText('1 done, 1 not')).toBeVisible();
    await expect(page.getByText(first.sfari_request_id).first()).toBeVisible();
    for (const { id } of [first, second]) expect(await readStatus(id)).toBe(S.REVIEW_MEETING);
  });

  await test.step('the meeting reads where reviewers differ, who is late and who must leave', async () => {
    await page.goto(`/request/${first.id}/review-meeting`);
    await expect(page.getByText(/declared a conflict of interest$/)).toBeVisible();
    await page.getByRole('tab', { name: 'Other Reviewers' }).click();
    await expect(page.getByText('Families asked for it').first()).toBeVisible();
    const { reviewers, quarters } = await admin.get<{
      reviewers: { progress: string }[];
      quarters: { spreads: Record<string, { is_wide: boolean }> }[];
    }>(`/request/${first.id}/scores/`);
    // who has a conflict stays listed, and has written nothing either
    const progress = reviewers.map((reviewer) => reviewer.progress).toSorted();
    expect(progress).toEqual(['Completed', 'Completed', 'New', 'New']);
    expect(Object.values(quarters[0]?.spreads ?? {}).every(({ is_wide: isWide }) => isWide)).toBe(true);
  });

  const id = await test.step('the summary gets ids of a base that another application has', async () => {
    const used = 'RM9701';
    const { headers } = await admin.call(`GET /request/${second.id}/summary/`);
    const seen = { 'If-Match': headers.get('ETag') ?? '' };
    await admin.send(`PUT /request/${second.id}/summary/`, { rm_ids: [used], use_base: used }, seen);
    await staffRequest(page).open(first.id);
    await staffRequest(page).panel.getByRole('button', { name: 'More actions' }).click();
    await staffRequest(page).panel.getByRole('link', { name: 'Edit Summary' }).click();
    await page.getByRole('textbox', { name: /Research Match IDs/ }).fill(`${used}B,`);
    await page.getByRole('button', { name: 'Save summary' }).click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText(`Do you wish to continue using ${used} on the current request?`);
    await dialog.getByRole('button', { name: 'Use', exact: true }).click();
    await expect(page.getByRole('tabpanel', { name: 'Summary' }).getByText(`${used}B`)).toBeVisible();
    return `${used}B`;
  });

  const desk = staffRequest(page);
  await test.step('it is approved on a condition, with a letter, and then for good', async () => {
    await desk.open(first.id);
    await desk.choose('Conditionally Approved', CONDITION);
    const { dialog, message, send } = desk.mail(CONDITION);
    // the placeholder of the conditions is selected, to be typed over
    await expect
      .poll(() => page.evaluate(() => document.getSelection()?.toString()))
      .toBe('[Please list the conditions here]');
    await page.keyboard.type('A second site joins the study.');
    await expect(message).toContainText('A second site joins the study.');
    await dialog.locator('input[type=file]').setInputFiles({
      name: 'conditions.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from(letterPdf()),
    });
    await expect(dialog.getByText('conditions.pdf').first()).toBeVisible();
    await expect(dialog.getByRole('progressbar')).toHaveCount(0);
    await send.click();
    await desk.decided('Conditionally Approved');
    await desk.choose('Approved', APPROVE);
    const { subject, send: approve } = desk.mail(APPROVE);
    await subject.fill(`Approved: ${first.sfari_request_id}`);
    await approve.click();
    await desk.decided('Approved');
    await expect
      .poll(() => findMail(`${OWNER}@demo.test`, `Approved: ${first.sfari_request_id}`))
      .toBeTruthy();
  });

  await test.step('the report comes by mail, and its sheet has the quarter', async () => {
    await page.goto('/research-match-review');
    await page.getByRole('button', { name: 'Send report' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Send report' }).click();
    await expect(page.getByText('Research Match report sent')).toBeVisible();
    const subject = 'Research Match report';
    await expect.poll(() => findMail('admin@demo.test', subject)).toBeTruthy();
    const mail = await findMail('admin@demo.test', subject);
    expect(mail?.attachments[0]?.filename).toMatch(/^research-match-report-.*\.xlsx$/);
    const sheet = await fetch(`${PORTAL_URL}/mailbox/${mail?.id}/attachments/0`);
    const texts = await readWorkbookTexts(Buffer.from(await sheet.arrayBuffer()));
    expect(texts).toEqual(expect.arrayContaining(applications.map((one) => one.sfari_request_id)));
    expect(texts.some((text) => text.includes(id))).toBe(true);
  });
});
