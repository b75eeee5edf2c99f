/**
 * Every route in the dark and on one frame. In the dark only what colours can break is asked, since the accessibility test
 * asks the rest in the light.
 */
import { AxeBuilder } from '@axe-core/playwright';
import { settle } from '../pages/inspect.ts';
import { expect, test, type Page } from '../pages/test.ts';
import { walkEveryRoute } from '../pages/walk.ts';

test.describe.configure({ mode: 'parallel', timeout: 300_000 });
test.use({ trace: 'off' });

async function findFaintWords(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .withRules(['color-contrast', 'link-in-text-block'])
    .analyze();
  return violations.flatMap(({ nodes }) =>
    nodes.map(({ html, failureSummary }) => `${html.slice(0, 200)}\n${failureSummary ?? ''}`),
  );
}

/** Where the h1 of lists, objects and forms begins. */
const EDGES = [
  [1440, 32],
  [390, 16],
] as const;
/** The way in, its answers, and what says that there is no page (decision 206): one panel in the middle. */
const IN_THE_MIDDLE =
  /^\/(login|password-reset|register|reset-password|unlock-login|verify|verify-user|thank-you|verification-notification|orchid-redirect|confirm-email)\b/;
/** Those, and the choice of a role before there is any page. */
const NO_PAGE = /^(Looking for something\?|Unavailable or no permission|Choose your primary role)/;

async function expectOneFrame(page: Page, path: string): Promise<void> {
  const heading = page.locator('main h1').first();
  if (NO_PAGE.test((await heading.textContent()) ?? '')) return;
  for (const [width, edge] of EDGES) {
    if (width === 1440 && IN_THE_MIDDLE.test(path)) continue;
    await page.setViewportSize({ width, height: 900 });
    const measure = async () => Math.round((await heading.boundingBox())?.x ?? -1);
    await expect.soft
      .poll(measure, { message: `left edge of ${path} at ${width} px`, timeout: 3000 })
      .toBe(edge);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
}

walkEveryRoute(
  'dark, on one frame',
  { colorScheme: 'dark', reducedMotion: 'reduce' },
  async (page, visits) => {
    for (const { path, heading } of visits) {
      await page.goto(path);
      await settle(page, heading);
      await expect(page.locator('html')).toHaveClass(/dark/);
      expect.soft(await findFaintWords(page), `${path} in the dark`).toEqual([]);
      await expectOneFrame(page, path);
    }
  },
);
