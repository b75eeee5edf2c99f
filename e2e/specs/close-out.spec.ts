/** Access has ended: the researcher confirms that what was given is gone, and staff accept it. An incident is reported and closed. */
import { client } from '../client/accounts.ts';
import { makeFulfilled, mailsAbout } from '../client/records.ts';
import { axeFindings, awaitPage } from '../pages/inspect.ts';
import { expect, test } from '../pages/test.ts';

interface Due {
  readonly id: number;
  readonly request: { readonly id: number; readonly sfari_request_id: string };
  readonly owner: { readonly id: number };
}

test('the researcher confirms a close-out, which staff return once and accept', async ({ as }) => {
  const office = await client('admin');
  const { results } = await office.get<{ results: Due[] }>('/close-out/?status=open');
  const due = results[0];
  if (!due) throw new Error('the demo has no close-out that is due');
  const { id, sfari_request_id: code } = due.request;
  const { email } = await office.get<{ email: string }>(`/user/${due.owner.id}/`);
  const page = await as(email);
  // of the page: the dialog, which has one too, takes a moment to go
  const confirm = page
    .getByRole('tabpanel', { name: 'Close-out' })
    .getByRole('button', { name: 'Confirm Close-out' });

  await test.step('the owner finds it on the dashboard and on the page of the request', async () => {
    await page.goto('/compliance_researcher');
    await page
      .getByRole('region', { name: 'Close-outs to finish' })
      .getByRole('link', { name: new RegExp(`^${code}:`) })
      .click();
    await expect(page.getByRole('heading', { name: /^Access ended on / })).toBeVisible();
    await expect(confirm).toBeVisible();
    await awaitPage(page);
    expect(await axeFindings(page)).toEqual([]);
  });

  await test.step('and says what became of each kind of thing', async () => {
    await confirm.click();
    await expect(page.getByRole('alert').getByText('Required field').first()).toBeVisible();
    for (const choice of await page.getByRole('radio', { name: 'Destroyed' }).all()) await choice.check();
    for (const box of await page.getByRole('textbox', { name: /^Date completed/ }).all())
      await box.fill('11/01/2026');
    for (const box of await page.getByRole('textbox', { name: /^How it was done/ }).all())
      await box.fill('Wiped, with the backups');
    await page.getByRole('checkbox', { name: /^I confirm that this is complete/ }).check();
    await confirm.click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm Close-out' }).click();
    await expect(page.getByText('Thank you. The foundation will review your close-out.')).toBeVisible();
    await expect(confirm).toBeHidden();
  });

  const admin = await as('admin');
  await test.step('an administrator finds it in the list, and returns it', async () => {
    await admin.goto('/administration');
    await admin.getByRole('link', { name: 'Close-outs' }).click();
    await admin.getByRole('combobox', { name: 'Status' }).selectOption('Waiting for Review');
    await admin.getByRole('link', { name: code }).click();
    await expect(admin.getByText('Wiped, with the backups').first()).toBeVisible();
    await admin.getByRole('button', { name: 'Return Close-out' }).click();
    const dialog = admin.getByRole('alertdialog');
    await dialog.getByRole('textbox').fill('Which backups?');
    await dialog.getByRole('button', { name: 'Return Close-out' }).click();
    await expect(admin.getByText(`The close-out of ${code} is returned`)).toBeVisible();
    await expect.poll(() => mailsAbout(email, code)).not.toHaveLength(0);
  });

  await test.step('the owner corrects it, and it is accepted', async () => {
    await page.reload();
    await expect(page.getByText('Which backups?').first()).toBeVisible();
    await page.getByRole('checkbox', { name: /^I confirm that this is complete/ }).check();
    await confirm.click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm Close-out' }).click();
    await expect(confirm).toBeHidden();
    await admin.reload();
    await admin.getByRole('button', { name: 'Accept Close-out' }).click();
    await admin.getByRole('alertdialog').getByRole('button', { name: 'Accept Close-out' }).click();
    await expect(admin.getByText(`The close-out of ${code} is accepted`)).toBeVisible();
    await page.goto(`/request/${id}?tab=close-out`);
    await expect(page.getByText('Accepted', { exact: true })).toBeVisible();
  });
});

test('an incident is reported by the owner of a request and closed by an administrator', async ({ as }) => {
  const { id, sfari_request_id: code } = await makeFulfilled(await client('pi'));
  const page = await as('pi');

  await test.step('the owner reports it', async () => {
    await page.goto(`/request/${id}`);
    await page.getByRole('button', { name: 'Report an Incident' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: 'Loss of data or material' }).check();
    await dialog.getByRole('textbox', { name: /^Date it happened/ }).fill('11/01/2026');
    await dialog.getByRole('textbox', { name: /^What happened/ }).fill('A disk is gone');
    await awaitPage(page);
    expect(await axeFindings(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Send Report' }).click();
    await expect(
      page.getByText('Thank you. The foundation has been notified of the incident.'),
    ).toBeVisible();
  });

  await test.step('an administrator closes it', async () => {
    const admin = await as('admin');
    await admin.goto('/incidents');
    await admin.getByRole('link', { name: code }).click();
    await expect(admin).toHaveURL(/tab=incidents/);
    await expect(admin.getByText('A disk is gone')).toBeVisible();
    const handling = admin.getByRole('region', { name: 'Handle the incident' });
    await handling.getByRole('combobox', { name: 'Status' }).selectOption('Closed');
    await handling.getByRole('textbox', { name: 'Notes' }).fill('Ask their security office');
    await handling.getByRole('button', { name: 'Save Incident' }).click();
    await expect(handling.getByText('Please enter an outcome before closing it')).toBeVisible();
    await handling.getByRole('textbox', { name: 'Outcome' }).fill('The disk was found');
    await handling.getByRole('button', { name: 'Save Incident' }).click();
    await expect(admin.getByText('Incident saved')).toBeVisible();
  });

  await test.step('the owner reads the outcome, and not the notes', async () => {
    await page.goto(`/request/${id}?tab=incidents`);
    await expect(page.getByText('The disk was found')).toBeVisible();
    await expect(page.getByText('Ask their security office')).toHaveCount(0);
  });
});
