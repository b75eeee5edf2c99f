import { readFile } from 'node:fs/promises';
import { unique } from '../client/accounts.ts';
import { mailsAbout } from '../client/records.ts';
import { loginPage } from '../pages/login.page.ts';
import { projectPage } from '../pages/project.page.ts';
import { staffRequest } from '../pages/staff-request.page.ts';
import { expect, test } from '../pages/test.ts';
import { wizard } from '../pages/wizard.page.ts';

/** Issue section 5: one request from the login page to the data and the audit trail. */
test('a dataset request goes from login to fulfillment, and each step is on record [R2.1-03 R2.1-07 R7-17 S4.3-15 S2.6-05 S2.6-10 S2.18-04]', async ({
  page,
  as,
}) => {
  const title = unique('Sleep in siblings');
  const login = loginPage(page);
  const steps = wizard(page);

  await test.step('the researcher logs in, makes a project with its letter and submits a request', async () => {
    await login.open();
    await login.logIn('pi', 'Maya Lindqvist');
    await projectPage(page).createWithLetter(title);
    await expect(page.getByText('letter.pdf')).toBeVisible();
    await steps.start();
    await steps.chooseProject(title);
    await steps.chooseDataset();
    await steps.fillDetails(
      'maya.lindqvist@lakeside.test@globusid.test',
      'We compare how long siblings sleep.',
    );
    await steps.acceptTeam('Maya Lindqvist');
    await steps.agree();
    await expect(page.getByRole('region', { name: 'Project' }).getByText(title)).toBeVisible();
    await steps.submit();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you. Your request is submitted.');
  });
  const id = Number(/\/request\/(\d+)\/submitted/.exec(page.url())?.[1]);
  const code = (await page.getByText(/^REQ\d+$/).textContent()) ?? '';

  await test.step('the request page shows the state of the request', async () => {
    await page.getByRole('link', { name: 'View Request Status' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(code);
    await expect(page.getByRole('list', { name: 'Progress' }).locator('[aria-current=step]')).toBeVisible();
  });

  const admin = await as('admin');
  const adminRequest = staffRequest(admin);
  await test.step('the administrator finds it in the queue, names a reviewer and comments', async () => {
    await admin.goto('/resource-request');
    await admin.getByRole('searchbox', { name: 'Search requests' }).fill(code);
    // the list follows the address: a link that is clicked before is one of the list that goes
    await expect(admin).toHaveURL(/[?&]q=/);
    await admin.getByRole('link', { name: code }).click();
    await expect(admin).toHaveURL(new RegExp(`/request/${id}`));
    await adminRequest.assignReviewer('Anders Falk');
    await adminRequest.comment('The letter is in order.');
    await adminRequest.status('Under Review');
  });

  await test.step('the reviewer approves with a mail in their own words', async () => {
    const reviewer = await as('reviewer');
    const review = staffRequest(reviewer);
    await review.open(id);
    await expect(review.panel.getByText('The letter is in order.')).toBeVisible();
    await review.choose('Approved', 'Approve Request and send Email');
    const mail = review.mail('Approve Request and send Email');
    await mail.subject.fill(`Good news about ${code}`);
    await mail.message.fill('Your request is approved. Enjoy the data.');
    await mail.send.click();
    await review.decided('Approved');
  });

  await test.step('the mail is in the inbox, once', async () => {
    await expect.poll(() => mailsAbout('pi@demo.test', `Good news about ${code}`)).toHaveLength(1);
    await page.goto('/mailbox?to=pi@demo.test');
    const mail = page.getByRole('link', { name: `Good news about ${code}` });
    await expect(mail).toHaveCount(1);
    await mail.click();
    await expect(page.getByText('Your request is approved. Enjoy the data.').first()).toBeVisible();
  });

  await test.step('the researcher sees Approved and downloads the notice', async () => {
    await page.goto(`/request/${id}`);
    await expect(page.getByRole('main').getByText('Approved', { exact: true }).first()).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Approval Notice (PDF)' }).click();
    const file = await readFile(await (await download).path());
    expect(file.subarray(0, 5).toString()).toBe('%PDF-');
  });

  await test.step('the administrator fulfils it: dates are set and access is granted', async () => {
    await admin.reload();
    await adminRequest.choose('Fulfilled', 'Mark Request as Fulfilled');
    await admin.getByRole('alertdialog').getByRole('button', { name: 'Mark Request as Fulfilled' }).click();
    await adminRequest.decided('Fulfilled');
    await expect(admin.getByText('Date fulfilled')).toBeVisible();
    await expect(admin.getByText('Expires')).toBeVisible();
    await adminRequest.tab('Access Details');
    const row = admin.getByRole('row', { name: /Maya Lindqvist/ }).first();
    await expect(row).toContainText('Granted');
  });

  await test.step('the audit trail names who took each step', async () => {
    await adminRequest.tab('Audit Trail');
    const trail = admin.getByRole('list', { name: `Audit trail of ${code}` });
    const entry = (person: string, change: string) =>
      trail.locator(':scope > li').filter({ hasText: person }).filter({ hasText: change });
    await expect(entry('Created by Maya Lindqvist', '').first()).toBeVisible();
    await expect(entry('Maya Lindqvist', 'Status: Created → Submitted')).toHaveCount(1);
    await expect(entry('Dana Whitaker', 'Reviewer assigned: Anders Falk')).toHaveCount(1);
    await expect(entry('Dana Whitaker', 'Comment: The letter is in order.')).toHaveCount(1);
    await expect(entry('Anders Falk', 'Status: Under Review → Approved')).toHaveCount(1);
    await expect(entry('Dana Whitaker', 'Status: Approved → Fulfilled')).toHaveCount(1);
    await expect(entry('Dana Whitaker', 'Access granted').first()).toBeVisible();
  });
});
