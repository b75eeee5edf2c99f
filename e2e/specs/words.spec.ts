/** Every route in the pseudo-language: what has no brackets came from no catalogue (decision 201). */
import { settle } from '../pages/inspect.ts';
import { institutionVisits } from '../pages/institution.routes.ts';
import {
  administratorVisits,
  HOMES,
  researcherVisits,
  SUPERUSER,
  tissueVisits,
  VISITOR,
  WITH_QUEUE,
  type Visit,
} from '../pages/routes.ts';
import { expect, test, type Page } from '../pages/test.ts';
import { findCutTexts, findForeignWords, SentTexts } from '../pages/words.ts';

test.describe.configure({ mode: 'parallel', timeout: 180_000 });
test.use({ trace: 'off' });

const PSEUDO = { locale: 'en-XA', reducedMotion: 'reduce', viewport: { width: 390, height: 900 } } as const;

async function readAll(page: Page, visits: readonly Pick<Visit, 'path'>[]): Promise<void> {
  const sent = new SentTexts(page);
  for (const { path } of visits) {
    await page.goto(path);
    await settle(page);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-XA');
    expect.soft(await findCutTexts(page), `cut off at 390 px: ${path}`).toEqual([]);
    expect.soft(await findForeignWords(page, sent), `from no catalogue: ${path}`).toEqual([]);
  }
}

test('visitors read nothing but catalogues', async ({ browser }) => {
  const context = await browser.newContext(PSEUDO);
  await readAll(await context.newPage(), VISITOR);
  await context.close();
});
test('researchers read nothing but catalogues', async ({ as }) => {
  await readAll(await as('pi', PSEUDO), (await researcherVisits()).browse);
});
test('the request wizard has nothing but catalogues', async ({ as }) => {
  await readAll(await as('pi', PSEUDO), (await researcherVisits()).wizard);
});
test('administrators read nothing but catalogues', async ({ as }) => {
  await readAll(await as('admin', PSEUDO), await administratorVisits());
});
test('superusers read nothing but catalogues', async ({ as }) => {
  await readAll(await as('super', PSEUDO), SUPERUSER);
});
test('the brain bank reads nothing but catalogues', async ({ as }) => {
  await readAll(await as('abnpm', PSEUDO), await tissueVisits());
});
test('everybody else reads nothing but catalogues at home', async ({ as }) => {
  for (const account of HOMES) {
    const page = await as(account, PSEUDO);
    await readAll(page, [
      { path: '/' },
      ...(WITH_QUEUE.includes(account) ? [{ path: '/resource-request' }] : []),
    ]);
    await page.context().close();
  }
});
test('the pages of institutions have nothing but catalogues', async ({ as }) => {
  for (const [account, visits] of Object.entries(await institutionVisits())) {
    const page = await as(account, PSEUDO);
    await readAll(page, visits);
    await page.context().close();
  }
});
