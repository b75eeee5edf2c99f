import { makeAgreement, type NewAgreement } from '../client/agreements.ts';
import { letterPdf } from '../client/letter.ts';
import { agreementPage } from '../pages/agreement.page.ts';
import { expectFocusPreserved } from '../pages/focus.ts';
import { axeFindings, chooseWidths, awaitPage } from '../pages/inspect.ts';
import { expect, test, type Page } from '../pages/test.ts';

const SIGNED = { institution: 'Ada Official', foundation: 'Vera Montague' };
const TITLE = 'Researcher Distribution Agreement';

const paperOn = (page: Page) => page.getByRole('region', { name: 'Signed on paper' });
const formOn = (page: Page) => page.getByRole('region', { name: 'Administrator details' });
const historyOn = (page: Page) => page.getByRole('region', { name: 'History' });

/** An administrator enters what is on the paper, with its scan. */
async function record(page: Page, { id }: NewAgreement): Promise<void> {
  await agreementPage(page).open(id);
  const form = formOn(page);
  await form.getByLabel('RDA status').selectOption('Fully Executed');
  await form.getByLabel('Signature of the Signing Official').fill(SIGNED.institution);
  await form.getByRole('textbox', { name: /^Signature date/ }).fill('03/02/2026');
  await form.getByLabel('Signature for the foundation').fill(SIGNED.foundation);
  await form.getByRole('textbox', { name: /^Date of the foundation/ }).fill('03/04/2026');
  await form
    .getByLabel('Scan of the signed agreement')
    .setInputFiles({ name: 'signed-paper.pdf', mimeType: 'application/pdf', buffer: letterPdf() });
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(paperOn(page)).toBeVisible();
  await expectFocusPreserved(page, 'recording a signed paper');
}

async function expectWaiting(page: Page, words: RegExp): Promise<void> {
  await awaitPage(page, TITLE);
  const panel = paperOn(page);
  await expect(panel.getByText('Waiting for confirmation')).toBeVisible();
  await expect(panel.getByText(words)).toBeVisible();
  for (const fact of [SIGNED.institution, '03/02/2026', SIGNED.foundation, '03/04/2026', 'signed-paper.pdf'])
    await expect(panel.getByText(fact)).toBeVisible();
  await expect(formOn(page).getByLabel('RDA status').locator('option:checked')).toHaveText(
    'Signature Needed',
  );
  expect(await axeFindings(page)).toEqual([]);
}

for (const width of chooseWidths(1440)) {
  const size = { viewport: { width, height: 900 } };
  test(`a signed paper counts once a second administrator has confirmed its scan (${width} px)`, async ({
    as,
  }) => {
    const made = await makeAgreement('Granite Bay University');
    const first = await as('admin', size);
    const second = await as('lead', size);

    await test.step('who recorded it waits, and cannot confirm it', async () => {
      await record(first, made);
      await expectWaiting(first, /It takes effect once another administrator confirms it\.$/);
      await expect(paperOn(first).getByRole('button', { name: 'Confirm the signed paper' })).toHaveCount(0);
      await expect(paperOn(first).getByRole('button', { name: 'Withdraw' })).toBeVisible();
    });

    await test.step('another administrator compares it with the scan and confirms', async () => {
      await agreementPage(second).open(made.id);
      await expectWaiting(second, /Please compare names and dates with the scan/);
      const opening = second.waitForEvent('download');
      await paperOn(second).getByRole('button', { name: 'Open the scan' }).click();
      expect((await opening).suggestedFilename()).toBe('signed-paper.pdf');
      await paperOn(second).getByRole('button', { name: 'Confirm the signed paper' }).click();
      const question = second.getByRole('alertdialog');
      await expect(question).toContainText(`Does the scan of ${made.institution} match what was recorded?`);
      expect(await axeFindings(second)).toEqual([]);
      await question.getByRole('button', { name: 'Confirm the signed paper' }).click();
      await expect(paperOn(second)).toBeHidden();
      await expectFocusPreserved(second, 'confirming a signed paper');
      await expect(agreementPage(second).signatures).toContainText(SIGNED.institution);
    });

    await test.step('the first sees that it counts, and who confirmed it', async () => {
      await first.reload();
      await awaitPage(first, TITLE);
      await expect(formOn(first).getByLabel('RDA status').locator('option:checked')).toHaveText(
        'Fully Executed',
      );
      await expect(agreementPage(first).signatures).toContainText('confirmed by Vera Montague from the scan');
      await expect(historyOn(first)).toContainText('Signed paper confirmed');
      expect(await axeFindings(first)).toEqual([]);
    });
  });
}

for (const width of chooseWidths(390)) {
  const size = { viewport: { width, height: 900 } };
  test(`a second administrator refuses a signed paper with a reason, which the first reads (${width} px)`, async ({
    as,
  }) => {
    const made = await makeAgreement('Granite Bay University');
    const first = await as('admin', size);
    const second = await as('lead', size);
    await record(first, made);

    await agreementPage(second).open(made.id);
    await paperOn(second).getByRole('button', { name: 'Refuse' }).click();
    const question = second.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Refuse' }).click();
    await expect(question.getByText('Please give a reason')).toBeVisible();
    await question.getByLabel('Reason').fill('The date beside the signature is another one.');
    await question.getByRole('button', { name: 'Refuse' }).click();
    await expect(question).toBeHidden();
    await expectFocusPreserved(second, 'refusing a signed paper');

    await first.reload();
    await awaitPage(first, TITLE);
    await expect(
      first.getByText(
        /Vera Montague refused the signed paper on .*: The date beside the signature is another one\./,
      ),
    ).toBeVisible();
    await expect(formOn(first).getByLabel('RDA status').locator('option:checked')).toHaveText(
      'Signature Needed',
    );
    await expect(agreementPage(first).signatures).toContainText('No one has signed this document yet.');
    expect(await axeFindings(first)).toEqual([]);
  });
}
