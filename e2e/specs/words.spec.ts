/** Every route in the pseudo-language, and what it hides: what has no brackets came from no catalogue (decision 209). */
import { awaitPage } from '../pages/inspect.ts';
import { VISITS } from '../pages/routes.ts';
import type { Visit } from '../pages/visits.ts';
import { openEverything, refuseWrites } from '../pages/openings.ts';
import { expect, test, type Page } from '../pages/test.ts';
import { findCutTexts, findForeignWords, SentTexts } from '../pages/words.ts';

test.describe.configure({ mode: 'parallel', timeout: 600_000 });
test.use({ trace: 'off' });

const PSEUDO = { locale: 'en-XA', reducedMotion: 'reduce', viewport: { width: 390, height: 900 } } as const;

const WIDE = { width: 1440, height: 900 };

/** Reads each page at both widths, and opens everything on the narrow one, where the most is cut off. */
async function readAll(page: Page, visits: readonly Visit[], pressed: Set<string>): Promise<void> {
  const sent = new SentTexts(page);
  await refuseWrites(page);
  for (const { path } of visits) {
    const look = async (opened: string): Promise<void> => {
      expect.soft(await findCutTexts(page), `cut off: ${path}, ${opened}`).toEqual([]);
      expect.soft(await findForeignWords(page, sent), `from no catalogue: ${path}, ${opened}`).toEqual([]);
    };
    await page.setViewportSize(WIDE);
    await page.goto(path);
    await awaitPage(page);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-XA');
    await look('at 1440 px');
    await page.setViewportSize(PSEUDO.viewport);
    await awaitPage(page);
    await look('at 390 px');
    await openEverything(page, path, pressed, look);
  }
}

for (const [group, read] of Object.entries(VISITS))
  test(`nothing but catalogues: ${group}`, async ({ as }) => {
    // the frame is the same for all people of a group
    const pressed = new Set<string>();
    for (const { account, visits } of await read()) {
      const page = await as(account, PSEUDO);
      await readAll(page, visits, pressed);
      await page.context().close();
    }
  });
