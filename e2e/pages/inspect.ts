/** Looks at a page as the accessibility standard does, in the light and in the dark, and at where it begins. */
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import type { Visit } from './visits.ts';
import { WHOLE_WALKS } from './walks.ts';

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

export const WIDTHS = [1440, 390] as const;
type Width = (typeof WIDTHS)[number];
/** The widths to walk a journey in that is the same in both: both in whole walks, otherwise the given one. */
export const chooseWidths = (usual: Width): readonly Width[] => (WHOLE_WALKS ? WIDTHS : [usual]);

export interface Look {
  /** Of the window, in px. */
  readonly width: number;
  /** Where the h1 of lists, objects and forms begins there, in px. */
  readonly edge: number;
  readonly colorScheme: 'light' | 'dark';
}
/** Between them each rule is asked of each layout, and the colors of each theme. */
export const LOOKS: readonly Look[] = [
  { width: 390, edge: 16, colorScheme: 'light' },
  { width: 1440, edge: 32, colorScheme: 'dark' },
];
/** The way in, its answers, and what says that there is no page (decision 206): one panel in the middle. */
const IN_THE_MIDDLE =
  /^\/(login|password-reset|register|reset-password|unlock-login|verify|verify-user|thank-you|verification-notification|orchid-redirect|confirm-email)\b/;
/** Those, and the choice of a role before there is any page. */
const NO_PAGE = /^(Looking for something\?|Unavailable or no permission|Choose your primary role)/;

const literally = (words: string): string => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

type Check = (page: Page) => Promise<string[]>;

/** axe's findings as lines that say where and why. */
export const axeFindings: Check = async (page) => {
  // a dialog that fades in has too little contrast until it is complete
  await rest(page);
  // half a megabyte of script, which the page keeps from the look before
  const isThere = await page.evaluate(() => 'axe' in globalThis);
  // no frames here, so no second page is needed for putting their results together
  const axe = new AxeBuilder({ page, ...(isThere ? { axeSource: ';' } : {}) })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] });
  const { violations } = await axe.withTags(WCAG_22_AA).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)}\n${failureSummary ?? ''}`),
  );
};

/** Waits until the page is complete: its h1 is there and nothing in it loads any more. */
export async function awaitPage(page: Page, heading: Visit['heading'] = /./): Promise<void> {
  const h1 = page.getByRole('heading', { level: 1, name: heading, includeHidden: true });
  await expect(h1.first()).toBeVisible();
  // what waits says so in the reader's language
  await expect(page.locator('[aria-busy=true], [data-waiting]')).toHaveCount(0);
  await rest(page);
}

/**
 * Waits until colors and places have come to rest; what turns for ever is left out. What comes to rest may set off the
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
async function findAtRest(check: Check, page: Page, heading: Visit['heading']): Promise<string[]> {
  await awaitPage(page, heading);
  const found = await check(page);
  if (found.length === 0) return found;
  await awaitPage(page, heading);
  return check(page);
}

/** Milliseconds to wait for the next page; one that reads the same as the page before is loaded instead. */
const LONGEST_TURN = 2000;

/**
 * Opens `path` inside the portal that the window already shows, as a link does: loading everything costs eight times
 * as much. It is loaded in a window without the portal, and when the next page cannot be distinguished from the one before.
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

/** No finding, no sideways scrolling and the left edge of each look; the title names the page. */
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

/** All pages begin at the same place: the frame is one for shell and apps (decision 206). */
async function expectLeftEdge(page: Page, edge: number, where: string): Promise<void> {
  const heading = page.locator('main h1').first();
  if (NO_PAGE.test((await heading.textContent()) ?? '')) return;
  const measure = async () => Math.round((await heading.boundingBox())?.x ?? -1);
  await expect.soft.poll(measure, { message: `left edge of ${where}`, timeout: 3000 }).toBe(edge);
}
