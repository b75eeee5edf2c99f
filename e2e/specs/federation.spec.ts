import { deployBroken, goMissing, hang, leaveRegistry, tamper, type Repair } from '../pages/remote-faults.ts';
import { expect, test, type Page } from '../pages/test.ts';

// not the app that the test of deploys switches at the same time
const REMOTE = 'mfe-researcher';
const ADDRESS = '/dataset';
// as the menu calls the page
const LABEL = 'Datasets';

const panel = (page: Page) => page.getByRole('main').getByText(`${LABEL} didn't load`, { exact: true });
const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' });

/** Header and the other apps work while the remote is broken. Ends where it began. */
async function expectRestToLive(page: Page): Promise<void> {
  await expect(tryAgain(page)).toHaveCount(1);
  await page.getByRole('banner').getByRole('button', { name: 'View' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Resource Requests' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Resource Requests' })).toBeVisible();
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
  // coming back is another attempt, which fails as well
  await page.goBack();
  await expect(panel(page)).toBeVisible();
}

/** The title is above the failure too. Between two attempts of the page itself are some seconds. */
async function expectDatasets(page: Page): Promise<void> {
  await expect(page.getByRole('table', { name: 'Datasets' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Datasets' })).toBeVisible();
}

const FAULTS: readonly [name: string, begin: (page: Page) => Promise<Repair>][] = [
  ['whose files are missing', (page) => goMissing(page, REMOTE)],
  ['that hangs', (page) => hang(page, REMOTE)],
  ['that fails at load', (page) => deployBroken(page, REMOTE, 'throws-at-load.js')],
  ['whose script was tampered with', (page) => tamper(page, REMOTE)],
];

for (const [name, begin] of FAULTS)
  test(`a remote ${name} costs one panel with Try again, and is back without a click`, async ({ as }) => {
    const page = await as('admin');
    const repair = await begin(page);
    await page.goto(ADDRESS);
    await expect(panel(page)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: LABEL })).toBeVisible();
    expect(await page.evaluate(() => 'isTamperedWith' in globalThis), 'no foreign script has run').toBe(
      false,
    );
    await expectRestToLive(page);

    await repair();
    await expectDatasets(page);
  });

test('a remote that throws at render costs one panel with Try again, and recovers', async ({ as }) => {
  const page = await as('admin');
  const repair = await deployBroken(page, REMOTE, 'throws-at-render.js');
  await page.goto(ADDRESS);
  await expect(panel(page)).toBeVisible();
  await expectRestToLive(page);

  await tryAgain(page).click();
  await expect(panel(page), 'it is still broken').toBeVisible();
  await page.evaluate(() => Object.assign(globalThis, { isBrokenRemoteMended: true }));
  await tryAgain(page).click();
  await expect(page.getByText('The broken remote is mended')).toBeVisible();

  await repair();
  await page.reload();
  await expectDatasets(page);
});

test('a remote that left the registry takes its pages and links along, and is back with the next visit', async ({
  as,
}) => {
  const page = await as('admin');
  const repair = await leaveRegistry(page, REMOTE);
  await page.goto(ADDRESS);
  await expect(page.getByRole('heading', { level: 1, name: 'Looking for something?' })).toBeVisible();
  const header = page.getByRole('banner');
  await header.getByRole('button', { name: 'View' }).click();
  await expect(header.getByRole('link', { name: 'Resource Requests' })).toBeVisible();
  await expect(header.getByRole('link', { name: 'Datasets' })).toHaveCount(0);
  await repair();
  await page.reload();
  await expectDatasets(page);
});
