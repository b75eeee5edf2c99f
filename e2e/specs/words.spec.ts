/** Every route in the pseudo-language: what has no brackets came from no catalogue (decision 201). */
import { settle } from '../pages/inspect.ts';
import { VISITS, type Visit } from '../pages/routes.ts';
import { openEverything, refuseWrites } from '../pages/openings.ts';
import { expect, test, type Page } from '../pages/test.ts';
import { findCutTexts, findForeignWords, SentTexts } from '../pages/words.ts';

test.describe.configure({ mode: 'parallel', timeout: 600_000 });
test.use({ trace: 'off' });

const PSEUDO = { locale: 'en-XA', reducedMotion: 'reduce', viewport: { width: 390, height: 900 } } as const;

async function readAll(page: Page, visits: readonly Visit[], pressed: Set<string>): Promise<void> {
  const sent = new SentTexts(page);
  await refuseWrites(page);
  for (const { path } of visits) {
    const look = async (opened = 'as it opens'): Promise<void> => {
      expect.soft(await findCutTexts(page), `cut off at 390 px: ${path}, ${opened}`).toEqual([]);
      expect.soft(await findForeignWords(page, sent), `from no catalogue: ${path}, ${opened}`).toEqual([]);
    };
    await page.goto(path);
    await settle(page);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-XA');
    await look();
    await openEverything(page, path, pressed, look);
  }
}

for (const [group, read] of Object.entries(VISITS))
  test(`nothing but catalogues: ${group}`, async ({ as }) => {
    const pressed = new Set<string>();
    for (const { account, visits } of await read()) {
      const page = await as(account, PSEUDO);
      await readAll(page, visits, pressed);
      await page.context().close();
    }
  });
