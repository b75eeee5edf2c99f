/** Ten applications of a quarter get their reviewers in two clicks after they are selected. */
import { MATCH_COHORTS } from '@portal/contract/request-types/research-match/recruitment-fields';
import { client } from '../client/accounts.ts';
import { submitMatchApplication } from '../client/match-applications.ts';
import type { RequestRecord } from '../client/records.ts';
import { expect, test } from '../pages/test.ts';

test('ten applications get the suggested reviewers in two clicks', async ({ as }) => {
  const owner = await client('pi2');
  const admin = await client('admin');
  const applications: RequestRecord[] = [];
  while (applications.length < 10)
    applications.push(
      await submitMatchApplication(owner, MATCH_COHORTS[applications.length % MATCH_COHORTS.length]),
    );
  const page = await as('admin', { reducedMotion: 'reduce' });
  await page.goto('/research-match-review?tab=new&size=100');
  for (const { sfari_request_id: code } of applications)
    await page
      .getByRole('checkbox', { name: `Select ${code}` })
      .first()
      .check({ force: true });
  await expect(page.getByText('10 selected', { exact: true })).toBeVisible();

  let clicks = 0;
  await page.exposeFunction('countClick', () => {
    clicks += 1;
  });
  await page.evaluate(() =>
    document.addEventListener('click', ({ isTrusted }) => {
      if (isTrusted) void (window as unknown as { countClick: () => Promise<void> }).countClick();
    }),
  );
  await page.getByRole('button', { name: 'Assign all suggestions' }).click();
  const dialog = page.getByRole('dialog', { name: 'Assign reviewers' });
  await expect(dialog.getByText('Without enough reviewers 0')).toBeVisible();
  await expect(dialog.getByRole('rowheader')).toHaveCount(10);
  const table = dialog.getByRole('region', { name: 'Requests and reviewers' });
  const hidden = await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  const [inside, outside] = [(await dialog.boundingBox())?.width ?? 0, page.viewportSize()?.width ?? 0];
  expect(hidden <= 0 || outside - inside <= 40, 'columns are hidden only where the screen ends').toBe(true);
  await dialog.getByRole('button', { name: 'Assign 10 reviewers' }).click();
  await expect(page.getByText('Reviewers assigned to 10 requests')).toBeVisible();
  await expect(dialog).toBeHidden();
  expect(clicks).toBe(2);

  const ids = applications.map(({ id }) => id).join(',');
  const { results } = await admin.get<{ results: { reviewers: { id: number; reviewer_role: number }[] }[] }>(
    `/rm-application/?id__in=${ids}&limit=100`,
  );
  expect(results.map(({ reviewers }) => reviewers.map((one) => one.reviewer_role))).toEqual(
    applications.map(() => [1]),
  );
  const people = new Set(results.flatMap(({ reviewers }) => reviewers.map(({ id }) => id)));
  expect(people.size, 'the work is spread').toBeGreaterThan(1);
});
