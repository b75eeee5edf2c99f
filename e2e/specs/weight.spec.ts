/** The cheap part of what `npm run bench -- --only pages` measures, so that it cannot creep back unseen. */
import { awaitPage } from '../pages/inspect.ts';
import { expect, test, type Page } from '../pages/test.ts';
import { delayAnswers, PAGE_FILES } from '../pages/waves.ts';

const MOST_OF_LOGIN = 180_000;
/** Of a page of a request: those of the shell, of the app of staff, and of the app that shows its form. */
const MOST_SCRIPTS = 24;
/** Of a home: session, branding, news, footer, notices, and one for each service that has a panel. */
const MOST_HOME_CALLS = 8;
const POLLED: readonly string[] = ['/api/notification/news/', '/api/alert-message/'];
/** What they are: docs/speed.md. */
const MOST_HOME_SCRIPTS = { admin: 17, super: 14 } as const;
const WAVES = 2;

/** Of all answers of a page of a catalog. Those of donors hold every donor, since the browser filters them. */
const MOST_OF_CATALOG = 100_000;

const weighScripts = (page: Page): Promise<number> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  );

test('the login page weighs no more than was promised', async ({ page }) => {
  await page.goto('/login');
  await awaitPage(page, 'Log in');
  await page.waitForLoadState('networkidle');
  const weight = await weighScripts(page);
  expect(weight).toBeGreaterThan(100_000);
  expect(weight).toBeLessThanOrEqual(MOST_OF_LOGIN);
});

test('a request takes no more scripts than were promised', async ({ as }) => {
  const page = await as('admin');
  await page.goto('/resource-request');
  await page.locator('main tbody tr a').first().click();
  await awaitPage(page);
  await page.waitForLoadState('networkidle');
  await page.reload();
  await awaitPage(page);
  await page.waitForLoadState('networkidle');
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.endsWith('.js')),
  );
  expect(scripts.length).toBeGreaterThan(5);
  expect(scripts.length, scripts.join('\n')).toBeLessThanOrEqual(MOST_SCRIPTS);
});

for (const account of ['admin', 'super'] as const)
  test(`the home of ${account} takes no more calls and scripts than were promised`, async ({ as }) => {
    const page = await as(account);
    await page.goto('/');
    await awaitPage(page);
    await page.waitForLoadState('networkidle');
    const paths = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
    );
    const calls = paths.filter((path) => path.startsWith('/api/'));
    expect(calls, calls.join('\n')).toContain('/api/researcher-home-list/');
    // a page that has been open for long has asked for news again
    const polled = new Set(calls.filter((path) => POLLED.includes(path)));
    const others = calls.filter((path) => !polled.has(path));
    expect(polled.size + others.length, calls.join('\n')).toBeLessThanOrEqual(MOST_HOME_CALLS);
    const scripts = paths.filter((path) => path.endsWith('.js'));
    expect(scripts.length, scripts.join('\n')).toBeLessThanOrEqual(MOST_HOME_SCRIPTS[account]);
  });

for (const [account, path] of [
  ['visitor', '/public-resources'],
  ['pi', '/dataset'],
  ['pi', '/tissue-catalogue'],
  ['abnpm', '/tissue-catalogue'],
] as const)
  test(`the page ${path} of ${account} transfers no more data than was promised`, async ({ as }) => {
    const page = await as(account);
    await page.goto(path);
    await awaitPage(page);
    await expect(page.locator('main tbody tr').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    const answers = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => entry instanceof PerformanceResourceTiming)
        .filter(({ name }) => new URL(name).pathname.startsWith('/api/'))
        .map(({ name, encodedBodySize }) => ({ name, bytes: encodedBodySize })),
    );
    const sum = answers.reduce((all, { bytes }) => all + bytes, 0);
    expect(sum).toBeGreaterThan(5000);
    expect(sum, JSON.stringify(answers)).toBeLessThanOrEqual(MOST_OF_CATALOG);
  });

test('from home to a list, requests wait for others at most once', async ({ as }) => {
  const page = await as('admin');
  await page.goto('/');
  await awaitPage(page);
  await page.waitForLoadState('networkidle');
  await page.getByRole('banner').getByRole('button', { name: 'View' }).click();
  const listWaves = await delayAnswers(page, PAGE_FILES);
  await page.getByRole('banner').getByRole('link', { name: 'Institutions', exact: true }).click();
  // home has a table too
  await expect(page.getByRole('heading', { level: 1, name: 'Institutions' })).toBeVisible();
  await expect(page.locator('main tbody tr a').first()).toBeVisible();
  // what is polled may come at any time, alone too
  const waves = listWaves().filter((paths) => paths.some((path) => !POLLED.includes(path)));
  const late: string[] = [];
  for (const path of waves.slice(WAVES).flat())
    if (!POLLED.includes(path) && !(await isVisitCounter(page, path))) late.push(path);
  expect(late).toEqual([]);
});

/** Whether the path is the script that counts visits: it comes ten seconds after a page, and nothing waits for it. */
const isVisitCounter = async (page: Page, path: string): Promise<boolean> =>
  path.endsWith('.js') && (await (await page.request.get(path)).text()).includes('largest-contentful-paint');

test('on a page of the shell, the app that the header begins with is fetched before it is opened', async ({
  as,
}) => {
  const page = await as('pi');
  const app = page.waitForRequest(/\/mfe\/mfe-researcher\/.*__federation_expose_app/);
  await page.goto('/my-profile');
  await awaitPage(page, 'My Profile');
  await app;
});
