import { LIMITS } from '@portal/contract/limits';
import { TISSUE_QUEUES, TISSUE_TAB_LABELS } from '@portal/contract/tissue-tabs';
import { client } from '../client/accounts.ts';
import { expect, test } from '../pages/test.ts';

interface TissueList {
  readonly count: number;
  readonly results: readonly {
    readonly sfari_request_id: string;
    readonly owner: { display_name: string };
  }[];
}

test('the project manager of the brain bank sees each queue with its count and its requests [S2.8-02]', async ({
  as,
}) => {
  const page = await as('abnpm');
  const api = await client('abnpm');
  await page.goto('/');
  // the header of this role has no entry for it: home leads there
  await page
    .getByRole('list', { name: 'Queues of tissue requests' })
    .getByRole('link', { name: TISSUE_TAB_LABELS.under_review })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tissue Requests' })).toBeVisible();

  const read = (tab: string) =>
    api.get<TissueList>(`/abn-request/?tab=${tab}&limit=100&ordering=status_since`);
  let total = 0;
  for (const tab of TISSUE_QUEUES) {
    total += (await read(tab)).count;
    const label = TISSUE_TAB_LABELS[tab];
    const link = page.getByRole('navigation', { name: 'Queues' }).getByRole('link', { name: label });
    await link.click();
    await expect(link).toHaveAttribute('aria-current', 'page');
    const table = page.getByRole('table', { name: `Tissue requests: ${label}` });
    // others decide at the same time: then the page is read again, and compared with what the server says by then
    let attempts = 0;
    await expect(async () => {
      if ((attempts += 1) > 1) await page.reload();
      const { results: shown, count } = await read(tab);
      await expect(link).toContainText(String(count));
      for (const { sfari_request_id: code, owner } of shown.slice(0, 3))
        await expect(table.getByRole('row').filter({ hasText: code })).toContainText(owner.display_name);
      if (count === 0)
        await expect(page.getByText('There is no record with that status at this time.')).toBeVisible();
      else
        await expect(table.getByRole('rowgroup').last().getByRole('row')).toHaveCount(
          Math.min(count, LIMITS.tablePageSize),
          {
            timeout: 2000,
          },
        );
    }).toPass({ timeout: 20_000 });
  }
  expect(total, 'the seed has tissue requests').toBeGreaterThan(10);
});
