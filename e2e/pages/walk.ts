/** Walks every route as everybody who has it, for checks that are made on each page alike. */
import type { BrowserContextOptions } from '@playwright/test';
import { institutionVisits } from './institution.routes.ts';
import {
  administratorVisits,
  HOMES,
  researcherVisits,
  SUPERUSER,
  tissueVisits,
  VISITOR,
  WITH_QUEUE,
  type Visit,
} from './routes.ts';
import { test, type Page } from './test.ts';

type Look = (page: Page, visits: readonly Visit[]) => Promise<void>;

/** Declares one test for each kind of person; `look` gets a page of theirs and the routes that they have. */
export function walkEveryRoute(title: string, options: BrowserContextOptions, look: Look): void {
  const walk = (who: string, account: string, find: () => Promise<readonly Visit[]>) =>
    test(`${title}: ${who}`, async ({ as }) => look(await as(account, options), await find()));

  test(`${title}: visitors`, async ({ browser }) => {
    const context = await browser.newContext(options);
    await look(await context.newPage(), VISITOR);
    await context.close();
  });
  walk('researchers', 'pi', async () => (await researcherVisits()).browse);
  walk('the request wizard', 'pi', async () => (await researcherVisits()).wizard);
  walk('administrators', 'admin', administratorVisits);
  walk('superusers', 'super', async () => SUPERUSER);
  walk('the brain bank', 'abnpm', tissueVisits);
  test(`${title}: the home of everybody else`, async ({ as }) => {
    for (const account of HOMES) {
      const page = await as(account, options);
      const queue = WITH_QUEUE.includes(account);
      await look(page, [
        { path: '/', heading: /./ },
        ...(queue ? [{ path: '/resource-request', heading: 'Resource Requests' }] : []),
      ]);
      await page.context().close();
    }
  });
  test(`${title}: institutions`, async ({ as }) => {
    for (const [account, visits] of Object.entries(await institutionVisits())) {
      const page = await as(account, options);
      await look(page, visits);
      await page.context().close();
    }
  });
}
