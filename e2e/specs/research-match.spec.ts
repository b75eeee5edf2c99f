/** The Research Match quarter on screen: from the command centre to the review centre, to the meeting, and to a window. */
import { REQUEST_STATUS } from '@portal/contract/statuses';
import { client } from '../client/accounts.ts';
import { expect, test } from '../pages/test.ts';

test.describe.configure({ timeout: 120_000 });

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

test('who may not begin reviews is sent to /404 [S2.4-01]', async ({ as }) => {
  for (const person of ['rmadmin', 'pi']) {
    const page = await as(person);
    await page.goto('/research-match-review/start-review/');
    await expect(page).toHaveURL(/\/404$/);
  }
});
