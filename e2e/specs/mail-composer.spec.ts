import { REQUEST_STATUS } from '@portal/contract';
import { WRITE_FIRST } from '@portal/contract/mail-rules';
import { client } from '../client/accounts.ts';
import { mailsAbout, makeSubmitted, readStatus } from '../client/records.ts';
import { WIDTHS } from '../pages/inspect.ts';
import { staffRequest } from '../pages/staff-request.page.ts';
import { expect, test } from '../pages/test.ts';

const BUTTON = 'Request Revisions and send Email';
const PLACE = '[Please list the changes here]';

test('what a template leaves to write is selected immediately, and no mail goes out with it', async ({
  as,
}) => {
  const request = await makeSubmitted(await client('pi2'));
  const page = await as('admin');
  const staff = staffRequest(page);
  await staff.open(request.id);
  await staff.choose('Revisions Requested', BUTTON);
  const { dialog, message, send } = staff.mail(BUTTON);
  await expect(message).toBeFocused();
  const selected = () => page.evaluate(() => document.getSelection()?.toString());
  await expect.poll(selected).toBe(PLACE);

  await dialog.getByRole('tab', { name: 'Preview' }).click();
  await send.click();
  await expect(dialog.getByText(WRITE_FIRST).first()).toBeVisible();
  await expect(message).toHaveAttribute('aria-invalid', 'true');
  await expect(message).toBeFocused();
  await expect.poll(selected).toBe(PLACE);
  expect(await readStatus(request.id)).not.toBe(REQUEST_STATUS.REVISIONS_REQUESTED);

  await page.keyboard.type('Please name the cohort.');
  await expect(dialog.getByText(WRITE_FIRST)).toHaveCount(0);
  await send.click();
  await staff.status('Revisions Requested');
  const mails = await mailsAbout('pi2@demo.test', request.sfari_request_id);
  expect(JSON.stringify(mails)).not.toContain('Please list the changes');
});

for (const width of WIDTHS)
  test(`a notice of the last action covers no button of the composer (${width} px)`, async ({ as }) => {
    const request = await makeSubmitted(await client('pi2'));
    const page = await as('admin', { viewport: { width, height: 900 } });
    const staff = staffRequest(page);
    await staff.open(request.id);
    await staff.assignReviewer('Priya Raman');
    await staff.choose('Revisions Requested', BUTTON);
    const { dialog, send } = staff.mail(BUTTON);
    await expect(dialog.getByRole('textbox', { name: 'Message' })).toBeFocused();
    await expect(page.getByText('Priya Raman was assigned to review')).toBeVisible();
    // what covers a button gets its clicks
    for (const button of [send, dialog.getByRole('button', { name: 'Close' })])
      await button.click({ trial: true, timeout: 2000 });
    await expect(page.getByText('Priya Raman was assigned to review')).toBeVisible();
  });
