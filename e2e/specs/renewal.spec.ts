/** A fulfilled request is renewed with publication data; staff approve, and its access lasts 1095 days longer. */
import { REQUEST_STATUS } from '@portal/contract/statuses';
import { client } from '../client/accounts.ts';
import { endIn, mailsAbout, makeFulfilled } from '../client/records.ts';
import { awaitPage } from '../pages/inspect.ts';
import { staffRequest } from '../pages/staff-request.page.ts';
import { expect, test } from '../pages/test.ts';

const DAY = 86_400_000;

test('a fulfilled request is renewed with publication data, and lasts 1095 days longer once staff approve [R2.4-18 R2.8-03 R2.8-04 R3-98 R3-99 R3-102 R4-27]', async ({
  as,
}) => {
  const request = await makeFulfilled(await client('pi'));
  const { id, sfari_request_id: code } = request;
  await endIn(id, 40);
  const expiration = async () => {
    const read = await (await client('pi')).get<{ expiration_date: string }>(`/request/${id}/`);
    return Date.parse(read.expiration_date);
  };
  const before = await expiration();
  const page = await as('pi');

  await test.step('the dashboard calls it Pending within 60 days of its end, and leads to its renewal', async () => {
    await page.goto(`/compliance_researcher?q=${code}`);
    const row = page.getByRole('row', { name: code });
    await expect(row.getByText('Pending', { exact: true })).toBeVisible();
    await row.getByRole('link', { name: `Renew ${code}` }).click();
    await expect(page).toHaveURL(`/request/${id}/renewal`);
    await expect(page.getByRole('heading', { level: 1, name: 'Request Renewal' })).toBeVisible();
  });

  await test.step('the owner begins it on the page of the request too', async () => {
    await page.goto(`/request/${id}`);
    await page.getByRole('link', { name: 'Renew Application' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Request Renewal' })).toBeVisible();
    await awaitPage(page);
    await page.getByRole('radio', { name: 'Yes, we published results' }).check();
    await page.getByRole('textbox', { name: 'Which publications?' }).fill('Moreau 2026');
    await expect(page.getByText(/^Saved/).first()).toBeVisible();
  });

  await test.step('what was written is there after a reload', async () => {
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Which publications?' })).toHaveValue('Moreau 2026');
    await page
      .getByRole('group', { name: 'Do you still need access to these resources?' })
      .getByRole('radio', { name: /^Yes/ })
      .check();
    await page.getByRole('checkbox', { name: /^I have read the data sharing/ }).check();
    await page.getByRole('button', { name: 'Submit Renewal' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Submit Renewal' }).click();
    await expect(page.getByRole('heading', { name: 'Thank you. Your renewal is submitted.' })).toBeVisible();
    await expect.poll(() => mailsAbout('pi@demo.test', `${code}-R1`)).toHaveLength(1);
    await page.getByRole('link', { name: 'Go to Request' }).click();
    await expect(page.getByText(/^Expires in \d+ days \(Renewal Submitted\)/)).toBeVisible();
    await page.getByRole('tab', { name: 'Publication Info' }).click();
    await expect(page.getByText('Moreau 2026')).toBeVisible();
    await page.goto(`/compliance_researcher?q=${code}`);
    await expect(page.getByRole('row', { name: code }).getByText('Submitted', { exact: true })).toBeVisible();
    await page.goto(`/request/${id}`);
  });

  await test.step('staff come to it from the request, and approve', async () => {
    const admin = await as('admin');
    const staff = staffRequest(admin);
    await staff.open(id);
    await staff.panel.getByRole('link', { name: `Decide on ${code}-R1` }).click();
    await expect(admin.getByRole('heading', { level: 1, name: `${code}-R1` })).toBeVisible();
    await staff.choose('Approved', 'Approve Request and send Email');
    const mail = staff.mail('Approve Request and send Email');
    await mail.subject.fill(`Your renewal ${code}-R1`);
    await mail.message.fill('Your renewal is approved.');
    await mail.send.click();
    await staff.decided('Approved');
  });

  await test.step('access lasts longer, and nothing else changed', async () => {
    expect(await expiration()).toBe(before + 1095 * DAY);
    const read = await (await client('pi')).get<{ status: number }>(`/request/${id}/`);
    expect(read.status).toBe(REQUEST_STATUS.FULFILLED);
    await page.reload();
    await expect(page.getByText('Fulfilled (Renewal Approved)')).toBeVisible();
    await page.goto(`/compliance_researcher?q=${code}`);
    await expect(page.getByText('No results matching search.')).toBeVisible();
  });
});
