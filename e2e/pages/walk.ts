/** Walks every route as everybody who has it, for checks that are made on each page alike. */
import type { BrowserContextOptions } from '@playwright/test';
import { VISITS, type Visit } from './routes.ts';
import { test, type Page } from './test.ts';

/** `group` is the same for all people of one test. */
type Look = (page: Page, visits: readonly Visit[], group: string) => Promise<void>;

/** Declares one test for each group of people; `look` gets a page of each of them and the routes that they have. */
export function walkEveryRoute(title: string, options: BrowserContextOptions, look: Look): void {
  for (const [group, read] of Object.entries(VISITS))
    test(`${title}: ${group}`, async ({ as }) => {
      for (const { account, visits } of await read()) {
        const page = await as(account, options);
        await look(page, visits, group);
        await page.context().close();
      }
    });
}
