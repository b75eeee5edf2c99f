/** Donors are found, compared and collected (spec 2 sections 2.6, 2.7, 5 and 8; spec 3 sections 2.9, 4.6 and 6). */
import { readFile } from 'node:fs/promises';
import { client, unique } from '../client/accounts.ts';
import { findInterviewed, makeCollection, pickDonors } from '../client/donors.ts';
import { expect, test, type Page } from '../pages/test.ts';

const CATALOGUE = '/tissue-catalogue';
const status = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text });
const choose = (page: Page, hash: string) => page.getByRole('checkbox', { name: `Choose donor ${hash}` });

test('donors are narrowed by range and value, the address says so, and chips take it back [S2.9-02]', async ({
  as,
}) => {
  const page = await as('pi');
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Tissue Catalog' }).click();
  await expect(status(page, '400 of 400 donors')).toBeVisible();
  await page.getByRole('spinbutton', { name: 'Age (years) from' }).fill('20');
  await page.getByRole('spinbutton', { name: 'Age (years) to' }).fill('131');
  await expect(page.getByText('Age (years) must be between 0 and 130.')).toBeVisible();
  await page.getByRole('spinbutton', { name: 'Age (years) to' }).fill('40');
  await page.getByRole('checkbox', { name: /^Female/ }).check();
  await expect(page).toHaveURL(/age=20-40/);
  await expect(page).toHaveURL(/gender=Female/);
  await expect(status(page, /^\d+ of 400 donors$/)).not.toHaveText('400 of 400 donors');
  await page.getByRole('button', { name: 'Remove filter Sex: Female' }).click();
  await expect(page.getByRole('checkbox', { name: /^Female/ })).not.toBeChecked();
  await page.goBack();
  await expect(page.getByRole('checkbox', { name: /^Female/ })).toBeChecked();
  await page.getByRole('button', { name: 'Clear all filters' }).first().click();
  await expect(status(page, '400 of 400 donors')).toBeVisible();
});

test('what is shown is exported: the rows that are left, and the columns that show [S2.9-08]', async ({
  as,
}) => {
  const page = await as('pi');
  await page.goto(`${CATALOGUE}?gender=Unknown`);
  const found = (await status(page, /donors$/).textContent()) ?? '';
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const lines = (await readFile(await (await download).path(), 'utf8')).trim().split('\r\n');
  expect(`${lines.length - 1} of 400 donors`).toBe(found);
  expect(lines[0]).toContain('"Donor","Diagnosis","Confirmation status"');
  expect(lines[0]).not.toContain('Clinical summary');
  expect(lines.slice(1).every((line) => line.includes('Unknown'))).toBe(true);
});

test('columns and their order are remembered for the next visit', async ({ as }) => {
  const page = await as('pi2');
  await page.goto(CATALOGUE);
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('checkbox', { name: 'Clinical summary' }).check();
  await page.getByRole('button', { name: 'Move Age (years) up' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  const heads = page.getByRole('columnheader');
  await expect(heads.nth(2)).toHaveText(/^Age/);
  await page.reload();
  await expect(heads.nth(2)).toHaveText(/^Age/);
  await expect(page.getByRole('columnheader', { name: 'Clinical summary' })).toBeAttached();
});

test('whose diagnosis is not confirmed has no box for a researcher, and one for the project manager [S2.9-05 S2.9-06]', async ({
  as,
}) => {
  const open = `${CATALOGUE}?confirmation_status=Not+Confirmed&is_available=yes`;
  const page = await as('pi');
  await page.goto(open);
  await expect(page.getByText('Diagnosis not confirmed').first()).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /^Choose donor/ })).toHaveCount(0);
  const staff = await as('abnpm');
  await staff.goto(open);
  await expect(staff.getByRole('checkbox', { name: /^Choose donor/ }).first()).toBeVisible();
});

test('donors are collected; a name that is taken leads to the collection that has it [S5-27 R2.6-03]', async ({
  as,
}) => {
  const name = unique('Cortex');
  const [first, second, third] = await pickDonors(3);
  const page = await as('pi');
  const save = async (hash: string) => {
    await page.goto(CATALOGUE);
    await choose(page, hash).check();
    await page.getByRole('button', { name: 'Add to collection' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Collection', { exact: true }).selectOption('New collection');
    await dialog.getByRole('textbox', { name: 'Collection name' }).fill(name);
    await dialog.getByRole('button', { name: 'Create collection' }).click();
    return dialog;
  };
  await save(first?.donor_hash ?? '');
  await expect(page.getByText(`1 donor added to ${name}`).first()).toBeVisible();
  const dialog = await save(second?.donor_hash ?? '');
  await expect(
    dialog.getByText(`Failed to create ${name}. A collection by this name already exists for given PI.`),
  ).toBeVisible();
  await dialog.getByRole('link', { name: 'Go to collection' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  // more come from the catalogue, which knows where they go
  await page.getByRole('link', { name: 'Add donors' }).click();
  await expect(page.getByText(`You are choosing donors for the collection ${name}.`)).toBeVisible();
  await page.getByRole('button', { name: 'Clear selection' }).click();
  await choose(page, third?.donor_hash ?? '').check();
  await page.getByRole('button', { name: 'Add to collection' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Add donors' }).click();
  await page.getByRole('link', { name: `Back to ${name}` }).click();
  await expect(status(page, '2 donors')).toBeVisible();
  await page.goto('/');
  const collections = page.getByRole('region', { name: 'Tissue Collections' });
  await collections.getByRole('heading', { name: 'Tissue Collections' }).click();
  await expect(collections.getByRole('link', { name })).toBeVisible();
});

test('donors are side by side, and each has a page with details, samples and interview [S2.9-11]', async ({
  as,
}) => {
  const [one, other] = await pickDonors(2);
  const page = await as('pi');
  await page.goto(CATALOGUE);
  await choose(page, one?.donor_hash ?? '').check();
  await choose(page, other?.donor_hash ?? '').check();
  await page.getByRole('link', { name: 'Compare' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Compare donors' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Donors side by side' })).toBeVisible();
  await expect(page.getByRole('figure')).toHaveCount(2);
  const { donor_hash: interviewed } = await findInterviewed();
  await page.goto(`/abn_donor/?donor_hash=${interviewed}`);
  for (const name of ['Donor Details', 'Sample Details', 'ADI-R survey'])
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  await expect(page.getByRole('row', { name: /^Total/ }).first()).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Breadcrumb' })
    .getByRole('link', { name: 'Tissue Catalog' })
    .click();
  await expect(page).toHaveURL(/\/tissue-catalogue$/);
});

test('two tabs change one collection: the second is shown both versions, and joins them', async ({ as }) => {
  const pi = await client('pi');
  const { id, identifiers } = await makeCollection(pi, 4);
  const [a = '', b = '', c = '', d = ''] = identifiers;
  const one = await as('pi');
  const two = await as('pi');
  await one.goto(`${CATALOGUE}/${id}`);
  await two.goto(`${CATALOGUE}/${id}`);
  await one.getByRole('button', { name: `Remove donor ${a}` }).click();
  await two.getByRole('button', { name: `Remove donor ${b}` }).click();
  await one.getByRole('button', { name: 'Save collection' }).click();
  await expect(one.getByRole('button', { name: 'Save collection' })).toHaveCount(0);
  // what was changed is there after a reload, and so is that someone else saved
  await two.getByRole('button', { name: 'Save collection' }).click();
  await expect(two.getByText('Someone else changed this collection')).toBeVisible();
  await two.reload();
  await expect(two.getByText('Someone else changed this collection')).toBeVisible();
  await two.getByRole('button', { name: 'Merge both versions' }).click();
  await two.getByRole('button', { name: 'Save collection' }).click();
  await expect(two.getByRole('button', { name: 'Save collection' })).toHaveCount(0);
  const now = await pi.get<{ identifiers: string[] }>(`/abn_cart/${id}/`);
  expect(now.identifiers).toEqual([c, d]);
});

test('by keyboard alone: from row to row far down the list, and a donor is chosen there', async ({ as }) => {
  const page = await as('pi');
  await page.goto(`${CATALOGUE}?confirmation_status=Confirmed&is_available=yes`);
  await page
    .getByRole('checkbox', { name: /^Choose donor/ })
    .first()
    .focus();
  const index = () =>
    page.evaluate(() => document.activeElement?.closest('[data-index]')?.getAttribute('data-index'));
  for (const row of ['10', '20', '30', '40']) {
    await page.keyboard.press('PageDown');
    // the row is drawn first, and then has the focus
    await expect.poll(index).toBe(row);
  }
  await page.keyboard.press('Space');
  await expect(page.getByText('1 selected')).toBeVisible();
  await page.keyboard.press('End');
  await page.keyboard.press('Home');
  await expect.poll(index).toBe('0');
  await page.getByRole('button', { name: 'Clear selection' }).click();
});

test('2,000 donors: few rows are drawn, and a filter answers immediately', async ({ as }) => {
  const page = await as('pi');
  await page.route('**/api/abn_data/?*', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { results: { id: number; donor_hash: string }[] };
    const results = Array.from({ length: 5 }, (_, copy) =>
      body.results.map((donor) => ({
        ...donor,
        id: donor.id + copy * 10_000,
        donor_hash: `${copy}${donor.donor_hash.slice(1)}`,
      })),
    ).flat();
    const isFirst = !new URL(route.request().url()).searchParams.get('offset')?.match(/[1-9]/);
    await route.fulfill({ json: { ...body, count: 2000, results: isFirst ? results.slice(0, 2000) : [] } });
  });
  await page.goto(CATALOGUE);
  await expect(status(page, '2,000 of 2,000 donors')).toBeVisible();
  expect(await page.locator('tr[data-index]').count()).toBeLessThan(60);
  const answerTimes = await page.evaluate(async () => {
    const output = [...document.querySelectorAll('output')].find((one) => one.textContent.includes('donors'));
    const boxes = [
      ...document.querySelectorAll<HTMLInputElement>('section[aria-label=Filters] input[type=checkbox]'),
    ];
    const times: number[] = [];
    for (const box of boxes.slice(0, 10)) {
      const start = performance.now();
      const changed = new Promise<void>((resolve) => {
        const watch = new MutationObserver(() => {
          watch.disconnect();
          resolve();
        });
        if (output) watch.observe(output, { characterData: true, childList: true, subtree: true });
      });
      box.click();
      await changed;
      times.push(performance.now() - start);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    return times.map((time) => Math.round(time));
  });
  const median = answerTimes.toSorted((a, b) => a - b)[Math.floor(answerTimes.length / 2)] ?? Infinity;
  console.log(`a filter of 2,000 donors answers in ${median} ms (${answerTimes.join(', ')})`);
  // 50 ms on a separate machine; this one may be shared
  expect(median).toBeLessThan(200);
  const frames = await page.evaluate(async () => {
    const region = [...document.querySelectorAll('section')].find((one) =>
      one.ariaLabel?.startsWith('Donors of'),
    );
    const gaps: number[] = [];
    let last = performance.now();
    for (let step = 1; step <= 60; step += 1) {
      region?.scrollTo({ top: step * 900 });
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const now = performance.now();
      gaps.push(now - last);
      last = now;
    }
    return gaps.map((gap) => Math.round(gap)).toSorted((a, b) => b - a);
  });
  console.log(`scrolling 2,000 donors: longest frames ${frames.slice(0, 5).join(', ')} ms`);
});
