/** A request from the assignment of its reviewers to its approval, through revisions, as each of its people sees it. */
import { readFile } from 'node:fs/promises';
import { client } from '../client/accounts.ts';
import { letterPdf } from '../client/letter.ts';
import { makeSubmitted } from '../client/records.ts';
import { staffRequest } from '../pages/staff-request.page.ts';
import { expect, test, type Page } from '../pages/test.ts';

const REVISE = 'Request Revisions and send Email';
const APPROVE = 'Approve Request and send Email';

/** Answers that there is no conflict of interest, or that there is one. */
async function answerConflict(page: Page, reason?: string): Promise<void> {
  const { panel } = staffRequest(page);
  await panel.getByRole('radio', { name: reason === undefined ? 'No' : 'Yes' }).check();
  if (reason !== undefined) await panel.getByRole('textbox', { name: 'Please explain' }).fill(reason);
  await panel.getByRole('button', { name: 'Submit Response' }).click();
}

async function markPoint(page: Page, place: string, words: string): Promise<void> {
  const choice = page.getByRole('combobox', { name: 'Where in the application' });
  // the choice stays open for the next point
  if (!(await choice.isVisible())) await page.getByRole('button', { name: 'Add a requested change' }).click();
  await choice.selectOption(place);
  // a field has one beside its answer too
  await page
    .getByRole('button', { name: `Request a change to ${place}` })
    .first()
    .click();
  await page.getByRole('textbox', { name: `What needs to change in ${place}` }).fill(words);
  await page.getByRole('button', { name: 'Save requested change' }).click();
  await expect(page.getByText(words).first()).toBeVisible();
}

async function download(page: Page, name: string): Promise<Buffer> {
  const begun = page.waitForEvent('download');
  await page.getByRole('link', { name }).or(page.getByRole('button', { name })).click();
  return readFile(await (await begun).path());
}

test('two reviewers, a conflict, a review, revisions on two points with a letter, their answers, approval', async ({
  as,
}) => {
  const request = await makeSubmitted(await client('pi2'));
  const admin = await as('admin');
  const desk = staffRequest(admin);

  await test.step('two reviewers are assigned', async () => {
    await desk.open(request.id);
    await desk.assignReviewer('Priya Raman');
    await desk.assignReviewer('Anders Falk', 'Reviewers');
    await desk.status('Under Review');
  });

  await test.step('one declares a conflict, and the request is gone for her', async () => {
    const page = await as('priya.raman@foundation.test');
    await staffRequest(page).open(request.id);
    await answerConflict(page, 'We publish together');
    await page.getByRole('dialog').getByRole('button', { name: 'Return To Home' }).click();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByText(request.sfari_request_id)).toHaveCount(0);
  });

  await test.step('the other writes a review, which a reload does not lose', async () => {
    const page = await as('reviewer');
    const { open, panel } = staffRequest(page);
    await open(request.id);
    await answerConflict(page);
    const words = panel.getByRole('textbox', { name: 'Assessment' });
    await words.fill('The question is good; the measures are not named.');
    await expect(panel.getByText(/^Saved/).first()).toBeVisible();
    await page.reload();
    await expect(words).toHaveValue('The question is good; the measures are not named.');
    await panel
      .getByRole('group', { name: 'Your recommendation' })
      .getByRole('radio', { name: 'Approve', exact: true })
      .check();
    await panel.getByRole('button', { name: 'Submit review' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).last().click();
  });

  await test.step('revisions are asked for on two points, with a letter', async () => {
    await desk.open(request.id);
    await expect(desk.panel.getByText('The question is good; the measures are not named.')).toBeVisible();
    await markPoint(admin, 'Intended use', 'Which measures?');
    await markPoint(admin, 'Research Team', 'Who analyses?');
    await desk.choose('Revisions Requested', REVISE);
    const { dialog, send } = desk.mail(REVISE);
    await dialog.locator('input[type=file]').setInputFiles({
      name: 'what-we-ask.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from(letterPdf()),
    });
    await expect(dialog.getByText('what-we-ask.pdf').first()).toBeVisible();
    await expect(dialog.getByRole('progressbar')).toHaveCount(0);
    await send.click();
    await desk.decided('Revisions Requested');
  });

  const pi = await as('pi2');
  await test.step('the owner reads the letter, answers each point and submits again', async () => {
    await pi.goto(`/request/${request.id}`);
    expect((await download(pi, 'what-we-ask.pdf')).subarray(0, 5).toString()).toBe('%PDF-');
    await pi.getByRole('link', { name: /^Respond to this change.*Intended use$/ }).click();
    const answer = pi.getByRole('textbox', { name: 'Your response' });
    await answer.fill('We name both measures.');
    await pi
      .getByRole('textbox', { name: 'How will you use the data?' })
      .fill('Sleep and language are compared.');
    await expect(pi.getByText(/^Saved/).first()).toBeVisible();
    await pi.goto(`/request/${request.id}`);
    await pi.getByRole('link', { name: /^Respond to this change.*Research Team$/ }).click();
    await answer.fill('Ada does.');
    await pi.getByRole('link', { name: 'Review', exact: true }).click();
    await pi.getByRole('button', { name: 'Submit', exact: false }).click();
    await expect(pi).toHaveURL(/\/submitted$/);
  });

  await test.step('staff see points, answers and what changed, and approve', async () => {
    await desk.open(request.id);
    const round = admin.getByRole('region', { name: /^Requested changes, sent on/ });
    for (const words of ['We name both measures.', 'Sleep and language are compared.', 'Ada does.'])
      await expect(round).toContainText(words);
    await desk.choose('Approved', APPROVE);
    const { subject, send } = desk.mail(APPROVE);
    await subject.fill(`Approved: ${request.sfari_request_id}`);
    await send.click();
    await desk.decided('Approved');
  });

  await test.step('notice and application are documents', async () => {
    await pi.goto(`/request/${request.id}`);
    await expect(pi.getByRole('main').getByText('Approved', { exact: true }).first()).toBeVisible();
    for (const link of ['Approval Notice (PDF)', 'Application (PDF)'])
      expect((await download(pi, link)).subarray(0, 5).toString()).toBe('%PDF-');
  });
});
