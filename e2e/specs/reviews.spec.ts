import { client } from '../client/accounts.ts';
import { makeSubmitted } from '../client/records.ts';
import { staffRequest } from '../pages/staff-request.page.ts';
import { expect, test } from '../pages/test.ts';

/** A submitted Dataset request that Anders Falk reviews. */
async function makeReviewed(): Promise<{ readonly id: number }> {
  const request = await makeSubmitted(await client('pi2'));
  const { user } = await (await client('reviewer')).get<{ user: { id: number } }>('/session/');
  const admin = await client('admin');
  await admin.send('POST /review/', { request: request.id, reviewer: user.id, reviewer_role: 1 });
  return request;
}

test('a review is saved as it is typed, survives a reload, and is read by administrators [S7-06 S9-05]', async ({
  as,
}) => {
  const request = await makeReviewed();
  const page = await as('reviewer');
  const { panel, open } = staffRequest(page);
  await open(request.id);
  const words = panel.getByRole('textbox', { name: 'Assessment' });
  await expect(words).toBeDisabled();
  await expect(words).toHaveAttribute('rows', '5');
  await panel.getByRole('radio', { name: 'No' }).check();
  await panel.getByRole('button', { name: 'Submit Response' }).click();
  await expect(words).toBeEnabled();
  await words.fill('The data fit the question.');
  await expect(panel.getByText(/^Saved/).first()).toBeVisible();

  await page.reload();
  await expect(words).toHaveValue('The data fit the question.');
  await panel
    .getByRole('group', { name: 'Your recommendation' })
    .getByRole('radio', { name: 'Approve', exact: true })
    .check();
  await panel.getByRole('button', { name: 'Submit review' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Return To Home' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect(words).toHaveCount(0);

  const admin = await as('admin');
  await staffRequest(admin).open(request.id);
  const seen = staffRequest(admin).panel;
  await expect(seen.getByText('The data fit the question.')).toBeVisible();
  await expect(seen.getByText('Anders Falk: Completed')).toBeVisible();
});

test('a conflict of interest takes the primary reviewer off and home; an administrator takes it back [S4.8-01 S6-06 S6-08]', async ({
  as,
}) => {
  const request = await makeReviewed();
  const page = await as('reviewer');
  const { panel, open } = staffRequest(page);
  await open(request.id);
  await panel.getByRole('radio', { name: 'Yes' }).check();
  const submit = panel.getByRole('button', { name: 'Submit Response' });
  await expect(submit).toBeDisabled();
  await panel.getByRole('textbox', { name: 'Please explain' }).fill('We are one family');
  await submit.click();
  const dialog = page.getByRole('dialog', { name: 'Your conflict of interest has been noted' });
  await expect(
    dialog.getByText('We have removed you as the primary reviewer for the given request.'),
  ).toBeVisible();
  await dialog.getByRole('button', { name: 'Return To Home' }).click();
  await expect(page).toHaveURL(/\/$/);

  const admin = await as('admin');
  await staffRequest(admin).open(request.id);
  const seen = staffRequest(admin).panel;
  await expect(seen.getByText(/Anders Falk declared a conflict of interest/)).toBeVisible();
  await seen.getByRole('button', { name: 'Remove the conflict of Anders Falk' }).click();
  await expect(seen.getByText(/Anders Falk declared a conflict of interest/)).toHaveCount(0);
});
