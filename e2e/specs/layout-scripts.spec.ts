import { awaitPage } from '../pages/inspect.ts';
import { readShifts, watchShifts } from '../pages/layout-shift.ts';
import { expect, test, type Page } from '../pages/test.ts';

/** A page of each app that one person may open. */
const PAGES = [
  { path: '/resource-request', heading: /^Resource Requests$/ },
  { path: '/dataset', heading: /^Datasets$/ },
  { path: '/tissue-catalogue', heading: /^Tissue Catalog/ },
] as const;
/** The last part of the layout, asked for a second after the page is complete: what notices appear in. */
const LAST_PART = '[data-scope=toast][data-part=group]';
/** A script that hangs is given up after ten seconds, and after ten more when it was tried again. */
const GIVEN_UP_WITHIN = 45_000;

/** The scripts of the shell that a page asked for after those that its HTML names. */
async function listLateScripts(page: Page, path: string): Promise<string[]> {
  await page.goto(path);
  await page.locator(LAST_PART).first().waitFor({ state: 'attached' });
  return page.evaluate(() => {
    const elements = document.querySelectorAll<HTMLScriptElement | HTMLLinkElement>(
      'link[rel=preload][as=script], script[defer]',
    );
    const named = [...elements].map((element) => ('src' in element ? element.src : element.href));
    return performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\/assets\/[^/]+\.js$/.test(name) && !named.includes(name))
      .map(({ name }) => new URL(name).pathname);
  });
}

/** What a page of no app asks for, and a page of an app too. */
async function listLayoutScripts(page: Page): Promise<string[]> {
  const ofApp = await listLateScripts(page, PAGES[1].path);
  return (await listLateScripts(page, '/no/such/page')).filter((script) => ofApp.includes(script)).toSorted();
}

/** The page by its name, with its rows; or, of a script that the app needs too, with the offer to try again. */
async function expectPage(page: Page, heading: RegExp, what: string): Promise<void> {
  const main = page.getByRole('main');
  const content = main.getByRole('table').or(main.getByRole('button', { name: 'Try again' }));
  const timeout = GIVEN_UP_WITHIN;
  await expect(content.first(), what).toBeVisible({ timeout });
  await expect(main.getByRole('heading', { level: 1, name: heading }), what).toBeVisible({ timeout });
  await expect(page.getByRole('banner'), what).toBeVisible();
}

/** Each fails in turn, as one that is refused does immediately. */
async function abortInTurn(page: Page, scripts: readonly string[]): Promise<void> {
  for (const [index, script] of scripts.entries()) {
    const { path, heading } = PAGES[index % PAGES.length] ?? PAGES[0];
    let tries = 0;
    await page.route(`**${script}*`, async (route) => {
      tries += 1;
      await route.abort();
    });
    await page.goto(path, { waitUntil: 'commit' });
    await expect.poll(() => tries, `${script} fails for good`).toBeGreaterThanOrEqual(2);
    await expectPage(page, heading, `${path} without ${script}`);
    await page.unroute(`**${script}*`);
  }
}

async function hang(page: Page, script: string, { path, heading }: (typeof PAGES)[number]): Promise<void> {
  await page.route(`**${script}*`, () => undefined);
  await page.goto(path, { waitUntil: 'commit' });
  await expectPage(page, heading, `${path} while ${script} hangs`);
}

test('no script around a page takes it away, whether it fails or hangs', async ({ as }) => {
  const page = await as('admin');
  const scripts = await listLayoutScripts(page);
  expect(scripts.length, 'the layout has scripts of its own').toBeGreaterThan(2);
  // One that hangs is waited for while the others fail: of these, two are enough.
  const [first = ''] = scripts;
  const last = scripts.at(-1) ?? '';
  const context = page.context();
  await Promise.all([
    hang(await context.newPage(), first, PAGES[0]),
    hang(await context.newPage(), last, PAGES[2]),
    abortInTurn(page, scripts),
  ]);
});

test('a list that a visitor cannot read opens no modal, names itself, moves nothing and comes without a click', async ({
  page,
}) => {
  await watchShifts(page);
  let isDown = true;
  await page.route('**/api/dataset/?*', (route) =>
    isDown ? route.fulfill({ status: 503, json: { detail: 'No', code: 'NO' } }) : route.continue(),
  );
  await page.goto('/public-resources');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(page.getByText('We are trying again').first()).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  isDown = false;
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
  await awaitPage(page, 'Available Resources');
  const { total, moved } = await readShifts(page);
  expect(total, moved.join('\n')).toBeLessThanOrEqual(0.02);
});
