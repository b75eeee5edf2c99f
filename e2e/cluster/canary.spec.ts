/** A new version goes to a part of the sessions; a bad one is taken back automatically, a good one promoted with one click. */
import { client, PORTAL_URL } from '../client/accounts.ts';
import { makeWorkingCopy, type WorkingCopy } from '../client/working-copy.ts';
import { expect, test } from '../pages/test.ts';

const APP = 'mfe-staff';
/** Staff who all have pages of the app: each counts once, however many browsers they have. */
const PEOPLE = ['admin', 'lead', 'internal', 'readonly', 'access', 'super'];
const PAGE = '/request';
/** Places below and above a share of one half, as the gateways sign them while a version is tried. */
let tried = '';
let other = '';
/** The portal looks every 15 seconds. */
const VERDICT_TIMEOUT_MS = 90_000;
const FIRST_LINE = '/** What the staff app gives to the shell. */';

/** Asks as new sessions until one got such a place. */
async function takePlace(isWanted: (place: number) => boolean): Promise<string> {
  for (;;) {
    const answer = await fetch(`${PORTAL_URL}/remotes.json`);
    const [, place = ''] = /portal_release=([^;]+)/.exec(answer.headers.get('set-cookie') ?? '') ?? [];
    if (isWanted(Number.parseInt(place, 10))) return place;
  }
}

async function versionFor(place: string): Promise<string> {
  const answer = await fetch(`${PORTAL_URL}/remotes.json`, {
    headers: { Cookie: `portal_release=${place}` },
  });
  const { remotes } = (await answer.json()) as { remotes: { name: string; version: string }[] };
  return remotes.find(({ name }) => name === APP)?.version ?? '';
}

let copy: WorkingCopy;
let isSwitched = false;
test.beforeAll(async () => {
  copy = await makeWorkingCopy(APP);
});
test.afterAll(async () => {
  if (isSwitched) await copy.run('rollback');
  await copy.remove();
});

type Browsers = Parameters<Parameters<typeof test>[2]>[0]['browser'];

/** Someone opens a page of the app at a place among the sessions, stays a little, and leaves. */
async function visit(browser: Browsers, account: string, place: string): Promise<void> {
  const context = await browser.newContext();
  const { token } = await client(account);
  const cookie = { url: PORTAL_URL, httpOnly: true, sameSite: 'Lax' } as const;
  await context.addCookies([
    { ...cookie, name: 'portal_token', value: token },
    { ...cookie, name: 'portal_release', value: place },
  ]);
  const page = await context.newPage();
  const reported = page.waitForRequest((request) => request.url().endsWith('/beacon'), { timeout: 120_000 });
  await page.goto(PAGE);
  await reported;
  await page.waitForTimeout(2000);
  await page.goto('about:blank');
  await context.close();
}

async function visitBoth(browser: Browsers): Promise<void> {
  for (const account of PEOPLE)
    await Promise.all([tried, other].map((place) => visit(browser, account, place)));
}

test('a bad version is withdrawn automatically, a good one promoted by a click', async ({ as, browser }) => {
  test.setTimeout(900_000);
  const before = await versionFor(other);

  await test.step('a session keeps the version that it got', async () => {
    await copy.change(
      'src/expose.tsx',
      FIRST_LINE,
      `setTimeout(() => {\n  throw new Error('bad');\n});\n${FIRST_LINE}`,
    );
    expect(await copy.run('deploy', '--share', '50')).toContain('goes to 50 % of the sessions');
    isSwitched = true;
    tried = await takePlace((place) => place < 500);
    other = await takePlace((place) => place >= 500);
    const bad = await versionFor(tried);
    expect(bad).not.toBe(before);
    expect(await versionFor(other)).toBe(before);
    const visitor = await as('visitor');
    const seen = new Set<string>();
    for (let turn = 0; turn < 3; turn += 1) {
      const registry = visitor.waitForResponse('**/remotes.json');
      await visitor.goto('/login');
      const { remotes } = (await (await registry).json()) as { remotes: { name: string; version: string }[] };
      seen.add(remotes.find(({ name }) => name === APP)?.version ?? '');
    }
    expect(seen.size).toBe(1);
  });

  const page = await as('super');
  const releases = page.getByRole('region', { name: 'Releases' });
  const app = releases.getByRole('region', { name: APP });

  await test.step('it is taken back once enough sessions met its error', async () => {
    const bad = await versionFor(tried);
    await page.goto('/superuser');
    await expect(app.getByText(`50% of sessions get version ${bad}`)).toBeVisible({
      timeout: VERDICT_TIMEOUT_MS,
    });
    await visitBoth(browser);
    await expect.poll(() => versionFor(tried), { timeout: VERDICT_TIMEOUT_MS }).toBe(before);
    isSwitched = false;
    await page.goto('/superuser');
    await expect(app.getByText(`Everyone gets version ${before}.`)).toBeVisible();
    const last = releases.getByRole('region', { name: 'Recent changes' }).getByRole('listitem').first();
    await expect(last).toContainText(`${bad} rolled back, ${before} for everyone`);
    await expect(last).toContainText(/Automatically, .*sessions with a failure 100% instead of 0%/);
  });

  await test.step('a good version stays, and everyone gets it by one click', async () => {
    await copy.change('src/expose.tsx', `throw new Error('bad');`, `performance.mark('good');`);
    await copy.run('deploy', '--share', '50');
    isSwitched = true;
    const good = await versionFor(tried);
    await visitBoth(browser);
    await expect(app.getByText('As good as the current version')).toBeVisible({
      timeout: VERDICT_TIMEOUT_MS,
    });
    await page.getByRole('button', { name: `Promote ${APP} ${good}` }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: `Promote ${good}` })
      .click();
    await expect(app.getByText(`Everyone gets version ${good}.`)).toBeVisible();
    expect(await versionFor(other)).toBe(good);
  });
});
