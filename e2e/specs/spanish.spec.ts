/** What visitors, researchers and Signing Officials read is Spanish on every page, and fits a phone (decision 521). */
import { findEnglish, findWide, SentData } from '../pages/english.ts';
import { awaitPage } from '../pages/inspect.ts';
import { VISITS, type VisitGroup } from '../pages/routes.ts';
import { expect, test } from '../pages/test.ts';

test.describe.configure({ mode: 'parallel', timeout: 600_000 });
test.use({ trace: 'off' });

const SPANISH = { locale: 'es', reducedMotion: 'reduce', viewport: { width: 390, height: 900 } } as const;

const GROUPS: readonly VisitGroup[] = [
  'visitors',
  'researchers',
  'the request wizard',
  'the request wizard of every type',
  'requests of every type',
  'institutions',
  'everyone else at home',
  'the brain bank',
];
/** The others are staff, whose pages are English. */
const READERS = /^(visitor|pi\d?|newpi|so|newso|pisbso|multi|.*@.*)$/;
/** Made for who writes forms. */
const FOR_DEVELOPERS = '/form_tester';

for (const group of GROUPS)
  test(`Spanish: ${group}`, async ({ as }) => {
    for (const { account, visits } of await VISITS[group]()) {
      if (!READERS.test(account)) continue;
      const page = await as(account, SPANISH);
      const sent = new SentData(page);
      for (const { path } of visits.filter(({ path: one }) => !one.startsWith(FOR_DEVELOPERS))) {
        await page.goto(path);
        await awaitPage(page);
        await expect(page.locator('html')).toHaveAttribute('lang', 'es');
        expect.soft(await findEnglish(page, sent), `English at ${path}`).toEqual([]);
        expect.soft(await findWide(page), `wider than the screen at ${path}`).toEqual([]);
      }
      await page.context().close();
    }
  });
