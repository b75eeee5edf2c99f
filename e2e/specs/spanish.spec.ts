/** What visitors, researchers and Signing Officials read is Spanish on every page, and fits a phone (decision 521). */
import { findEnglish, findWide, SentData } from '../pages/english.ts';
import { awaitPage } from '../pages/inspect.ts';
import { isForReaders, isReader, READER_GROUPS } from '../pages/readers.ts';
import { VISITS } from '../pages/routes.ts';
import { expect, test } from '../pages/test.ts';

test.describe.configure({ mode: 'parallel', timeout: 600_000 });
test.use({ trace: 'off' });

const SPANISH = { locale: 'es', reducedMotion: 'reduce', viewport: { width: 390, height: 900 } } as const;

for (const group of READER_GROUPS)
  test(`Spanish: ${group}`, async ({ as }) => {
    for (const { account, visits } of await VISITS[group]()) {
      if (!isReader(account)) continue;
      const page = await as(account, SPANISH);
      const sent = new SentData(page);
      for (const { path } of visits.filter(isForReaders)) {
        await page.goto(path);
        await awaitPage(page);
        await expect(page.locator('html')).toHaveAttribute('lang', 'es');
        expect.soft(await findEnglish(page, sent), `English at ${path}`).toEqual([]);
        expect.soft(await findWide(page), `wider than the screen at ${path}`).toEqual([]);
      }
      await page.context().close();
    }
  });
