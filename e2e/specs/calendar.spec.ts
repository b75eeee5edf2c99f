/** Dates in one's own calendar: the address is made on screen, read by a program without a session, and ended on screen. */
import { client, PORTAL_URL } from '../client/accounts.ts';
import { expect, test, type Page } from '../pages/test.ts';

/** As a calendar program does: no cookie, no token. */
async function poll(address: string): Promise<{ status: number; lines: string[] }> {
  const { pathname } = new URL(address);
  const answer = await fetch(`${PORTAL_URL}${pathname}`);
  // long lines are folded (RFC 5545, 3.1)
  return { status: answer.status, lines: (await answer.text()).replaceAll('\r\n ', '').split('\r\n') };
}

const section = (page: Page) =>
  page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Calendar', exact: true }) })
    .last();

async function makeAddress(page: Page): Promise<string> {
  await section(page).getByRole('button', { name: 'Create calendar link' }).click();
  return section(page).getByRole('textbox', { name: 'Your calendar link' }).inputValue();
}

test('a reviewer makes an address, a program reads the due dates, a new one and the removal end it', async ({
  as,
}) => {
  const page = await as('internal', { reducedMotion: 'reduce' });
  await page.goto('/');
  const first = await makeAddress(page);
  const read = await poll(first);
  expect(read.status).toBe(200);
  expect(read.lines.filter((line) => line.startsWith('SUMMARY:Review due: REQ')).length).toBeGreaterThan(0);

  // it is shown this once
  await page.reload();
  await expect(section(page).getByText(/It is not shown again/)).toBeVisible();
  await expect(section(page).getByRole('textbox')).toHaveCount(0);

  await section(page).getByRole('button', { name: 'New link' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Create New Link' }).click();
  const field = section(page).getByRole('textbox', { name: 'Your calendar link' });
  await expect(field).toBeVisible();
  const second = await field.inputValue();
  expect([(await poll(first)).status, (await poll(second)).status]).toEqual([404, 200]);

  await section(page).getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove Link' }).click();
  await expect(section(page).getByRole('button', { name: 'Create calendar link' })).toBeVisible();
  expect((await poll(second)).status).toBe(404);
});

test('who runs the windows has their due dates and meetings, with a name and an end', async ({ as }) => {
  const admin = await client('admin');
  const { results } = await admin.get<{
    results: readonly { readonly quarter: string; readonly meeting_at: string | null }[];
  }>('/review-window/?kind=research_match&is_open=true');
  const quarter = results[0]?.quarter ?? '';
  const page = await as('rmadmin', { reducedMotion: 'reduce' });
  await page.goto('/research-match-review');
  const { lines } = await poll(await makeAddress(page));
  // a comma is escaped (RFC 5545, 3.3.11)
  expect(lines).toContain(`SUMMARY:Research Match reviews due\\, ${quarter}`);
  const meeting = lines.indexOf(`SUMMARY:Research Match review meeting\\, ${quarter}`);
  expect(meeting).toBeGreaterThan(-1);
  const entry = lines.slice(lines.lastIndexOf('BEGIN:VEVENT', meeting), lines.indexOf('END:VEVENT', meeting));
  const moment = (name: string): number => {
    const [, text = ''] = entry.find((line) => line.startsWith(`${name}:`))?.split(':') ?? [];
    return Date.parse(text.replace(/(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z/, '$1-$2-$3T$4:$5:$6Z'));
  };
  expect(moment('DTEND') - moment('DTSTART')).toBe(2 * 3_600_000);
});
