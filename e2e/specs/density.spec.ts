/** Comfortable and compact lists, and controls that fingers can hit (decision 215). */
import { client } from '../client/accounts.ts';
import { awaitPage } from '../pages/inspect.ts';
import { expect, test, type Page } from '../pages/test.ts';

/** A list of one row: rows that other tests add would push others to the next page, and are of one or two lines. */
const ONE_REQUEST = '/request?q=REQ000017';
/** The height of the row in px; NaN, which no comparison takes, while none is drawn. */
const rowHeight = async (page: Page) =>
  (await page.locator('main tbody tr').filter({ hasText: 'REQ000017' }).boundingBox())?.height ?? Number.NaN;

test('compact rows are lower in every list, and follow the person to another device', async ({ as }) => {
  const person = await client('readonly');
  const page = await as(person);
  await page.goto(ONE_REQUEST);
  await awaitPage(page, 'Requests');
  // Read once: rows that come again are not there for a moment.
  let comfortable = 0;
  await expect.poll(async () => (comfortable = await rowHeight(page))).toBeGreaterThan(0);
  const compactRows = page.getByRole('button', { name: 'Compact rows' });
  await expect(compactRows).toHaveAttribute('aria-pressed', 'false');
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
  await compactRows.click();
  await expect(compactRows).toHaveAttribute('aria-pressed', 'true');
  expect((await saved).status()).toBe(200);
  await expect.poll(() => rowHeight(page)).toBeLessThan(comfortable - 10);

  const other = await as(person);
  await other.goto('/user');
  await awaitPage(other, 'Users');
  await expect(other.locator('html')).toHaveAttribute('data-density', 'compact');
  await expect(other.getByRole('button', { name: 'Compact rows' })).toHaveAttribute('aria-pressed', 'true');
  await other.goto('/my-profile');
  const again = other.waitForResponse((answer) => answer.request().method() === 'PATCH');
  await other.getByLabel('Row spacing').selectOption('Comfortable');
  expect((await again).status()).toBe(200);
  await page.reload();
  await awaitPage(page, 'Requests');
  await expect.poll(() => rowHeight(page)).toBe(comfortable);
});

test('a visitor chooses for this browser', async ({ page }) => {
  await page.goto('/public-resources');
  await awaitPage(page, 'Available Resources');
  await page.getByRole('button', { name: 'Compact rows' }).click();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-density', 'compact');
});

/** Controls that are smaller than `least`; links within sentences and hidden inputs of the library are no targets. */
const findSmall = (page: Page, least: number): Promise<string[]> =>
  page.evaluate((limit) => {
    const CONTROLS =
      'button, select, summary, textarea, input:not([type=hidden]), [role=tab], [role=option], nav li > a';
    const small: string[] = [];
    for (const element of document.querySelectorAll(CONTROLS)) {
      const target = element.matches('[type=checkbox], [type=radio]')
        ? (element.closest('label') ?? element)
        : element;
      const { width, height } = target.getBoundingClientRect();
      if (!target.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (width <= 1 || height <= 1) continue;
      if (height < limit - 0.5 || width < limit - 0.5)
        small.push(
          `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent.trim()} ${Math.round(width)}x${Math.round(height)}`,
        );
    }
    return small;
  }, least);

const ROUTES: Readonly<Record<string, readonly string[]>> = {
  pi: ['/', '/request', '/project', '/project/create', '/request/create', '/my-profile', '/dataset'],
  admin: ['/', '/resource-request', '/request', '/user', '/institution', '/email', '/administration/alerts'],
};

for (const [account, routes] of Object.entries(ROUTES)) {
  test(`a finger finds 44 px on a touch screen (${account})`, async ({ as }) => {
    const page = await as(account, { hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
    for (const path of routes) {
      await page.goto(path);
      await awaitPage(page);
      expect.soft(await findSmall(page, 44), path).toEqual([]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect.soft(overflow, `${path} scrolls sideways`).toBeLessThanOrEqual(0);
    }
  });
  test(`a mouse finds 24 px in compact lists (${account})`, async ({ as }) => {
    const page = await as(account);
    for (const path of routes) {
      await page.goto(path);
      await awaitPage(page);
      await page.evaluate(() => {
        document.documentElement.dataset['density'] = 'compact';
      });
      expect.soft(await findSmall(page, 24), path).toEqual([]);
    }
  });
}
