/** Decides five Research Match applications in a review meeting. */
import { REQUEST_STATUS } from '@portal/contract/statuses';
import { expect, type Page } from '@playwright/test';
import { client } from '../client/accounts.ts';

interface Item {
  readonly id: number;
  readonly sfari_request_id: string;
}
const DISCUSSED = 5;

/** Finds five applications at the meeting; if there are fewer, moves some there that are under review. */
export async function prepareAgenda(): Promise<readonly Item[]> {
  const admin = await client('admin');
  const readAgenda = async () =>
    (await admin.get<{ results: Item[] }>('/review-meeting/?kind=research_match')).results;
  const missing = DISCUSSED - (await readAgenda()).length;
  if (missing > 0) {
    const { results: rows } = await admin.get<{ results: { id: number; modified: string }[] }>(
      `/rm-application/?status=${REQUEST_STATUS.UNDER_REVIEW}&ordering=id&limit=${missing}`,
    );
    const moved = rows.map(({ id, modified }) => ({ id, modified }));
    await admin.send('POST /request/bulk/', { command: 'move_to_meeting', rows: moved });
  }
  const agenda = (await readAgenda()).slice(0, DISCUSSED);
  if (agenda.length < DISCUSSED) throw new Error('the demo has no five applications for a meeting');
  return agenda;
}

/** Notes a decision for each application, reviews the letters and sends them. */
export async function decideAgenda(page: Page, agenda: readonly Item[]): Promise<void> {
  await page.goto(`/request/${agenda[0]?.id ?? 0}/review-meeting`);
  for (const [index, { sfari_request_id: code }] of agenda.entries()) {
    await expect(page.getByRole('heading', { level: 1, name: `Review meeting of ${code}` })).toBeVisible();
    const approved = page
      .getByRole('group', { name: 'Intended decision' })
      .getByRole('button', { name: 'Approved', exact: true });
    await expect(approved).toBeEnabled();
    if ((await approved.getAttribute('aria-pressed')) !== 'true') await approved.click();
    await expect(approved).toHaveAttribute('aria-pressed', 'true');
    const next = agenda[index + 1];
    if (next) await page.getByRole('link', { name: `Next: ${next.sfari_request_id}` }).click();
  }
  await page.getByRole('link', { name: /^Review \d+ decisions$/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Decisions of the meeting' })).toBeVisible();
  const letters = page.getByRole('article');
  await expect(letters.filter({ hasText: agenda[0]?.sfari_request_id ?? '' })).toContainText('To ');
  // The other applications of the demo's meeting are deselected.
  for (const letter of await letters.all()) {
    const name = (await letter.getAttribute('aria-label')) ?? '';
    if (!agenda.some(({ sfari_request_id: code }) => name.startsWith(code)))
      await letter.getByRole('checkbox').uncheck({ force: true });
  }
  const count = agenda.length;
  await page.getByRole('button', { name: `Send ${count} decisions and ${count} emails` }).click();
  await expect(page.getByText(`${count} decisions sent, 0 not sent`)).toBeVisible({ timeout: 60_000 });
}
