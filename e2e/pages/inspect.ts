/** Looks at a page as the accessibility standard does. */
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import type { Visit } from './routes.ts';

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
export const WIDTHS = [1440, 390] as const;

const literally = (words: string): string => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** axe's findings as lines that say where and why. */
export async function axeFindings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    // no frames here, so no second page is needed for putting their results together
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .withTags(WCAG_22_AA)
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)}\n${failureSummary ?? ''}`),
  );
}

/** Waits until the page stands: its h1 is there and nothing in it loads any more. */
export async function settle(page: Page, heading: Visit['heading'] = /./): Promise<void> {
  const h1 = page.getByRole('heading', { level: 1, name: heading, includeHidden: true });
  await expect(h1.first()).toBeVisible();
  // what waits says so in the reader's language
  await expect(page.locator('[aria-busy=true], [data-waiting]')).toHaveCount(0);
  await rest(page);
}

/**
 * Waits until colours and places have come to rest; what turns for ever is left out. What comes to rest may set off the
 * next: a button that is let go fades in a frame after what it waited for. So a whole frame has to pass without any.
 */
async function rest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const listMoving = () =>
      document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity);
    const waitForFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const until = performance.now() + 5000;
    for (let still = 0; still < 2 && performance.now() < until; still += 1) {
      await waitForFrame();
      const moving = listMoving();
      if (moving.length === 0) continue;
      still = -1;
      await Promise.allSettled(moving.map(({ finished }) => finished));
    }
  });
}

/** What comes late, as a button that is let go and fades in, may do so in the middle of a look: then it is looked at again. */
async function findingsAtRest(page: Page, heading: Visit['heading']): Promise<string[]> {
  const found = await axeFindings(page);
  if (found.length === 0) return found;
  await settle(page, heading);
  return axeFindings(page);
}

/** No finding and no sideways scrolling at either width; the title names the page. */
export async function inspect(page: Page, { path, heading }: Visit): Promise<void> {
  await page.goto(path);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await settle(page, heading);
    expect.soft(await findingsAtRest(page, heading), `${path} at ${width} px`).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect.soft(overflow, `${path} at ${width} px scrolls sideways`).toBeLessThanOrEqual(0);
  }
  const name = await page.getByRole('heading', { level: 1 }).first().textContent();
  await expect.soft(page, `title of ${path}`).toHaveTitle(new RegExp(literally(name ?? '')));
}
