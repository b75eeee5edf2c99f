/** High contrast of the system, and people who want nothing to move. */
import { client } from '../client/accounts.ts';
import { makeSubmitted } from '../client/records.ts';
import { awaitPage } from '../pages/inspect.ts';
import { staffRequest } from '../pages/staff-request.page.ts';
import { expect, test, type Page } from '../pages/test.ts';

const HIGH_CONTRAST = { forcedColors: 'active', reducedMotion: 'reduce' } as const;

/** What is current, chosen or pressed and looks like everything else. */
const findUnmarked = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll(
        '[aria-current]:not([aria-current=false]), [role=tab][aria-selected=true], [aria-pressed=true]',
      ),
    ]
      .filter((element) => element.checkVisibility())
      .filter((element) => Number.parseFloat(getComputedStyle(element).outlineWidth) < 2)
      .map((element) => element.outerHTML.slice(0, 160)),
  );

/** The outline of what has the focus, in pixels; the end of the page, where nothing has it, needs none. */
const readFocusOutline = (): { width: number; element: string | undefined } => {
  const active = document.activeElement;
  const isOnPage = active !== null && active !== document.body;
  return {
    width: isOnPage ? Number.parseFloat(getComputedStyle(active).outlineWidth) : 3,
    element: active?.outerHTML.slice(0, 160),
  };
};

test('in high contrast one sees what is current, chosen, pressed and focused', async ({ as }) => {
  const request = await makeSubmitted(await client('pi2'));
  const page = await as('admin', HIGH_CONTRAST);
  for (const path of ['/', '/resource-request', `/request/${request.id}`, '/user', '/my-profile']) {
    await page.goto(path);
    await awaitPage(page);
    expect.soft(await findUnmarked(page), path).toEqual([]);
  }
  await page.goto('/request');
  await awaitPage(page, 'Requests');
  const compact = page.getByRole('button', { name: 'Compact rows' });
  await expect(compact).toHaveCSS('outline-style', 'none');
  for (let press = 0; press < 40; press += 1) {
    await page.keyboard.press('Tab');
    // an outline comes by a transition of one frame, which a busy machine may still owe
    await expect
      .soft(async () => {
        const { width, element } = await page.evaluate(readFocusOutline);
        expect(width, element).toBeGreaterThanOrEqual(2);
      }, `stop ${press}`)
      .toPass({ timeout: 2_000 });
  }
});

test('the bars of the flow preserve their colors in high contrast', async ({ as }) => {
  const page = await as('admin', HIGH_CONTRAST);
  await page.goto('/');
  const bar = page.locator('[data-age]').first();
  await expect(bar).toBeVisible();
  const canvas = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(await bar.evaluate((element) => getComputedStyle(element).backgroundColor)).not.toBe(canvas);
});

test('nothing moves for who wants it so', async ({ as }) => {
  const request = await makeSubmitted(await client('pi2'));
  const page = await as('admin', { reducedMotion: 'reduce' });
  const staff = staffRequest(page);
  await staff.open(request.id);
  await staff.choose('Rejected', 'Reject Request and send Email');
  await expect(page.getByRole('dialog')).toBeVisible();
  const moving = await page.evaluate(
    () =>
      document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().duration ?? 0) > 50)
        .length,
  );
  expect(moving).toBe(0);
});
