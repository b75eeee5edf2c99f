import { listen } from '../pages/hearing.ts';
import { axeFindings, inspect } from '../pages/inspect.ts';
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

test.describe.configure({ mode: 'parallel', timeout: 120_000 });

// a trace of every look at every page would cost more than the looks
test.use({ trace: 'off' });

/** What moves is judged where it comes to rest. */
const STILL = { reducedMotion: 'reduce' } as const;

async function inspectAll(page: Page, visits: readonly Visit[]): Promise<void> {
  const hearing = await listen(page);
  for (const one of visits) {
    await inspect(page, one);
    expect.soft(await hearing.heard(), `${one.path} breaks no rule of the browser`).toEqual([]);
  }
}

test('no finding on what visitors see', async ({ browser }) => {
  const context = await browser.newContext(STILL);
  await inspectAll(await context.newPage(), VISITOR);
  await context.close();
});
test('no finding on what a researcher reads [C2.2.1 R2.2-01 R2.2-02 R2.4-02 R2.1-01]', async ({ as }) => {
  await inspectAll(await as('pi', STILL), (await researcherVisits()).browse);
});
test('no finding on the request wizard [R2.1-04 R2.1-09 R2.4-02]', async ({ as }) => {
  await inspectAll(await as('pi', STILL), (await researcherVisits()).wizard);
});
test('no finding on what an administrator works with [C2.2.1]', async ({ as }) => {
  await inspectAll(await as('admin', STILL), await administratorVisits());
});
test('no finding on what superusers and administrators switch', async ({ as }) => {
  await inspectAll(await as('super', STILL), SUPERUSER);
});
test('no finding on what the brain bank works with', async ({ as }) => {
  await inspectAll(await as('abnpm', STILL), await tissueVisits());
});
test('no finding on the home page of anybody else', async ({ as }) => {
  for (const account of HOMES) {
    const page = await as(account, STILL);
    await inspectAll(page, [
      { path: '/', heading: /./ },
      ...(WITH_QUEUE.includes(account) ? [{ path: '/resource-request', heading: 'Resource Requests' }] : []),
    ]);
    await page.context().close();
  }
});
test('no finding on the pages of institutions [C2.2.1]', async ({ as }) => {
  for (const [account, visits] of Object.entries(await institutionVisits())) {
    const page = await as(account, STILL);
    await inspectAll(page, visits);
    await page.context().close();
  }
});
test('no finding in the dark', async ({ as }) => {
  const page = await as('pi', { ...STILL, colorScheme: 'dark' });
  for (const path of ['/', '/request', '/project/create', '/request/create']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect.soft(await axeFindings(page), `${path} in the dark`).toEqual([]);
  }
});
