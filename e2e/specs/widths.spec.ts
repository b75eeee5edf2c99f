/** No page scrolls sideways at 320 px, on a tablet, or at 1280 px with a zoom of 200 % (WCAG 1.4.4, 1.4.10). */
import { findWide } from '../pages/english.ts';
import { awaitPage } from '../pages/inspect.ts';
import { VISITS, type VisitGroup } from '../pages/routes.ts';
import { expect, test } from '../pages/test.ts';

test.describe.configure({ mode: 'parallel', timeout: 600_000 });
test.use({ trace: 'off' });

/** A window of 1280 px at 200 % is 640 px wide for a page. */
const WIDTHS = [320, 640, 768] as const;

for (const group of Object.keys(VISITS) as VisitGroup[])
  test(`fits: ${group}`, async ({ as }) => {
    for (const { account, visits } of await VISITS[group]()) {
      const page = await as(account, { reducedMotion: 'reduce', viewport: { width: 320, height: 900 } });
      for (const { path } of visits) {
        await page.goto(path);
        await awaitPage(page);
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 900 });
          const beyond = () => findWide(page);
          // what is drawn by script follows a moment later
          await expect.soft.poll(beyond, { message: `${path} at ${width} px`, timeout: 3000 }).toEqual([]);
        }
      }
      await page.context().close();
    }
  });
