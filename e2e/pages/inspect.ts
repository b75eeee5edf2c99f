/** Checks a page for accessibility in light and dark mode, and where its content begins. */
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import type { Visit } from './visits.ts';
import { WHOLE_WALKS } from './walks.ts';

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

export const WIDTHS = [1440, 390] as const;
type Width = (typeof WIDTHS)[number];
/** The window widths for a journey that is the same in both: both widths in whole walks, otherwise the given one. */
export const chooseWidths = (usual: Width): readonly Width[] => (WHOLE_WALKS ? WIDTHS : [usual]);

export interface Look {
  /** Width of the window in px. */
  readonly width: number;
  /** Left edge of the h1 of lists, objects and forms at this width, in px. */
  readonly edge: number;
  readonly colorScheme: 'light' | 'dark';
}
/** Together these cover each layout and the colors of each theme. */
export const LOOKS: readonly Look[] = [
  { width: 390, edge: 16, colorScheme: 'light' },
  { width: 1440, edge: 32, colorScheme: 'dark' },
];
/** Sign-in pages, the pages of their results and error pages (decision 206): one centered panel. */
const IN_THE_MIDDLE =
  /^\/(login|password-reset|register|reset-password|unlock-login|verify|verify-user|thank-you|verification-notification|orchid-redirect|confirm-email)\b/;
/** Headings of error pages and of the choice of a role, which comes before any page. */
const NO_PAGE = /^(Looking for something\?|Unavailable or no permission|Choose your primary role)/;

const literally = (words: string): string => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

type Check = (page: Page) => Promise<string[]>;

/** The findings of axe as lines with the place and the reason. */
export const axeFindings: Check = async (page) => {
  // A dialog that is fading in has too little contrast, so wait until it is complete.
  await rest(page);
  // The axe script is half a megabyte; the page still has it from the previous check.
  const isThere = await page.evaluate(() => 'axe' in globalThis);
  // These pages have no frames, so axe needs no second page to combine their results.
  const axe = new AxeBuilder({ page, ...(isThere ? { axeSource: ';' } : {}) })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] });
  const { violations } = await axe.withTags(WCAG_22_AA).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)}\n${failureSummary ?? ''}`),
  );
};

/** Waits until the page is complete: its h1 is visible and nothing is loading. */
export async function awaitPage(page: Page, heading: Visit['heading'] = /./): Promise<void> {
  const h1 = page.getByRole('heading', { level: 1, name: heading, includeHidden: true });
  await expect(h1.first()).toBeVisible();
  // Elements that are loading are marked, independent of the language.
  await expect(page.locator('[aria-busy=true], [data-waiting]')).toHaveCount(0);
  await rest(page);
}

/**
 * Waits until transitions of colors and positions have ended; endless animations are ignored. One transition may start
 * another: a button that becomes enabled fades in a frame later. So a whole frame must pass without any.
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

/**
 * A late change, such as a button that becomes enabled and fades in, may occur during a check. Then the check is
 * repeated.
 */
async function findAtRest(check: Check, page: Page, heading: Visit['heading']): Promise<string[]> {
  await awaitPage(page, heading);
  const found = await check(page);
  if (found.length === 0) return found;
  await awaitPage(page, heading);
  return check(page);
}

/** Milliseconds to wait for the next page. A page with the same content as the previous one is loaded instead. */
const LONGEST_TURN = 2000;

/**
 * Opens `path` inside the portal that the window already shows, as a link does, because loading everything takes eight
 * times as long. The page is loaded if the window shows no portal yet, or if the next page cannot be distinguished from
 * the previous one.
 */
async function openInPortal(page: Page, path: string): Promise<void> {
  const isThere = await page.evaluate(() => document.querySelector('main h1') !== null);
  if (!isThere || path.includes('#')) {
    await page.goto(path);
    return;
  }
  const before = await page.evaluateHandle((to) => {
    const heading = document.querySelector('main h1');
    const text = document.querySelector('main')?.textContent;
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
    return { heading, text };
  }, path);
  await page
    .waitForFunction(
      ({ heading, text }) => {
        const now = document.querySelector('main h1');
        return now && (now !== heading || document.querySelector('main')?.textContent !== text);
      },
      before,
      { timeout: LONGEST_TURN },
    )
    .catch(() => page.goto(path));
}

/**
 * Checks that the page has no finding, no sideways scrolling, the expected left edge in each look, and a title that
 * names the page.
 */
export async function inspect(
  page: Page,
  { path, heading }: Visit,
  looks: readonly Look[] = LOOKS,
): Promise<void> {
  for (const [index, { width, edge, colorScheme }] of looks.entries()) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    if (index === 0) await openInPortal(page, path);
    await expect(page.locator('html')).toHaveClass(new RegExp(colorScheme));
    expect
      .soft(await findAtRest(axeFindings, page, heading), `${path} at ${width} px, ${colorScheme}`)
      .toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect.soft(overflow, `${path} at ${width} px scrolls sideways`).toBeLessThanOrEqual(0);
    if (!(width === 1440 && IN_THE_MIDDLE.test(path)))
      await expectLeftEdge(page, edge, `${path} at ${width} px`);
  }
  const name = await page.getByRole('heading', { level: 1 }).first().textContent();
  await expect.soft(page, `title of ${path}`).toHaveTitle(new RegExp(literally(name ?? '')));
}

/** All pages begin at the same left edge, because shell and apps share one frame (decision 206). */
async function expectLeftEdge(page: Page, edge: number, where: string): Promise<void> {
  const heading = page.locator('main h1').first();
  if (NO_PAGE.test((await heading.textContent()) ?? '')) return;
  const measure = async () => Math.round((await heading.boundingBox())?.x ?? -1);
  await expect.soft.poll(measure, { message: `left edge of ${where}`, timeout: 3000 }).toBe(edge);
}
