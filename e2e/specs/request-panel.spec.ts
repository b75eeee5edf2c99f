import type { Page } from '@playwright/test';
import { client } from '../client/accounts.ts';
import { makeSubmitted } from '../client/records.ts';
import { staffRequest } from '../pages/staff-request.page.ts';
import { expect, test } from '../pages/test.ts';

const NOTES = 'Review meeting notes';
const notesBox = (page: Page) => page.getByRole('textbox', { name: NOTES });

/** Opens the editor of the notes and types at the end of what is there. */
async function typeNotes(page: Page, words: string): Promise<void> {
  const { panel } = staffRequest(page);
  await panel.getByRole('button', { name: /^(Write|Edit) notes$/ }).click();
  await notesBox(page).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(words);
}

test('meeting notes survive a reload, and when two people write, both texts are kept [S2.6-14]', async ({
  as,
}) => {
  const { id } = await makeSubmitted(await client('pi2'));
  const first = await as('admin');
  const second = await as('lead');
  for (const page of [first, second]) await staffRequest(page).open(id);
  await typeNotes(first, 'Strong aims');
  const { panel } = staffRequest(first);
  await expect(panel.getByText(/^Saved/).first()).toBeVisible();
  // Not yet on the server, and stored in this browser.
  await first.keyboard.type(', small sample');
  await first.reload();
  // Where leaving did not save them in time, they are open again with what was typed.
  await expect(panel.getByText('Strong aims, small sample').first()).toBeVisible();
  const done = panel.getByRole('button', { name: 'Done' });
  if (await done.isVisible()) {
    await expect(panel.getByText(/^Saved/).first()).toBeVisible();
    await done.click();
  }
  await expect(panel.getByText('Strong aims, small sample')).toBeVisible();

  // The other page has read the notes; it opens them, and the first one saves in between.
  const other = staffRequest(second).panel;
  await expect(other.getByText('Strong aims, small sample')).toBeVisible();
  await other.getByRole('button', { name: 'Edit notes' }).click();
  await expect(notesBox(second)).toBeVisible();
  await typeNotes(first, '. Ask again');
  await expect(panel.getByText(/^Saved/).first()).toBeVisible();
  await notesBox(second).click();
  await second.keyboard.press('Control+End');
  await second.keyboard.type('. Approve');
  await expect(other.getByText('Someone else changed these notes')).toBeVisible();
  await expect(notesBox(second)).toContainText('. Approve');
  await other.getByRole('button', { name: 'Keep both' }).click();
  await expect(other.getByText(/^Saved/).first()).toBeVisible();
  await other.getByRole('button', { name: 'Done' }).click();
  await expect(other.getByText(/Ask again/)).toBeVisible();
  await expect(other.getByText(/Approve/).last()).toBeVisible();
});

test('staff correct an answer; the owner reads what was corrected, and has no ADMIN panel [S2.6-01 S2.6-03 S2.6-16]', async ({
  as,
}) => {
  const { id } = await makeSubmitted(await client('pi2'));
  const admin = await as('admin');
  const { open, panel } = staffRequest(admin);
  await open(id);
  await panel.getByRole('button', { name: 'More actions' }).click();
  await panel.getByRole('link', { name: 'Edit Request' }).click();
  const usage = admin.getByRole('textbox', { name: /How will you use the data/ });
  await usage.fill('We compare sleep and language.');
  await admin.getByRole('button', { name: 'Save changes' }).click();
  const corrections = 'Staff corrections after submission';
  await expect(admin.getByRole('region', { name: corrections })).toContainText('language');

  const owner = await as('pi2');
  await owner.goto(`/request/${id}?tab=details`);
  await expect(owner.getByRole('region', { name: corrections })).toContainText('language');
  await expect(staffRequest(owner).panel).toHaveCount(0);
  for (const person of ['reviewer', 'lead'] as const) {
    const page = await as(person);
    await staffRequest(page).open(id);
    await expect(staffRequest(page).panel).toBeVisible();
  }
});

/** What every page asks for, whatever it shows. */
const FRAME = /^\/api\/(session|branding|notification\/news|meta-data|alert-message)\//;

test('the page of a request asks for at most six things', async ({ as }) => {
  const request = await makeSubmitted(await client('pi2'));
  const { user } = await (await client('reviewer')).get<{ user: { id: number } }>('/session/');
  const api = await client('admin');
  await api.send('POST /review/', { request: request.id, reviewer: user.id, reviewer_role: 1 });
  const admin = await as('admin');
  const asked = new Set<string>();
  admin.on('request', (call) => {
    const { pathname, search } = new URL(call.url());
    if (pathname.startsWith('/api/') && !FRAME.test(pathname)) asked.add(pathname + search);
  });
  await staffRequest(admin).open(request.id);
  await expect(staffRequest(admin).panel.getByRole('button', { name: /^Remove / })).toBeVisible();
  await admin.waitForLoadState('networkidle');
  expect(asked.size, [...asked].join('\n')).toBeLessThanOrEqual(6);
});
