import { CHROMIUM_ARGUMENTS } from '../browser.ts';
import { awaitPage } from '../pages/inspect.ts';
import { expect, test, type Page } from '../pages/test.ts';

// Playwright hides scroll bars, which are what this is about.
test.use({
  launchOptions: {
    ...(process.env['PLAYWRIGHT_CHROMIUM'] ? { executablePath: process.env['PLAYWRIGHT_CHROMIUM'] } : {}),
    args: [...CHROMIUM_ARGUMENTS],
    ignoreDefaultArgs: ['--hide-scrollbars'],
  },
});

const measure = (page: Page) =>
  page.evaluate(() => ({
    width: document.querySelector('main')?.getBoundingClientRect().width ?? 0,
    isScrolled: document.documentElement.scrollHeight > innerHeight,
  }));

test('a page is at the same place with and without a scroll bar, and under a dialog', async ({ as }) => {
  const page = await as('pi', { viewport: { width: 1280, height: 400 } });
  await page.goto('/project');
  await awaitPage(page, 'Projects');
  const long = await measure(page);
  expect(long.isScrolled).toBe(true);
  expect(long.width, 'there is a scroll bar').toBeLessThan(1280);

  await page
    .getByRole('button', { name: /^View abstract/i })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect((await measure(page)).width).toBe(long.width);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();

  await page.setViewportSize({ width: 1280, height: 4000 });
  expect(await measure(page)).toEqual({ width: long.width, isScrolled: false });
});
