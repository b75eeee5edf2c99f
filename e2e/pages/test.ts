/** The `test` of this suite: provides browsers of demo people and fails if an action leaves nothing focused. */
import { expect, test as base, type BrowserContextOptions, type Page } from '@playwright/test';
import { client, PORTAL_URL } from '../client/accounts.ts';
import type { PortalClient } from '../client/portal-client.ts';
import { hearLostFocus } from './focus.ts';

export { expect, type Page } from '@playwright/test';

interface PortalFixtures {
  /** A separate browser, signed in as a demo person or as no one (`visitor`); closed at the end of the test. */
  as: (account: string | PortalClient, options?: BrowserContextOptions) => Promise<Page>;
}

export const test = base.extend<PortalFixtures>({
  page: async ({ page, context }, use) => {
    const lost = await hearLostFocus(context);
    await use(page);
    expect(lost, 'actions that left the focus to the body').toEqual([]);
  },
  as: async ({ browser }, use) => {
    const contexts: { close: () => Promise<void> }[] = [];
    const heard: (readonly string[])[] = [];
    await use(async (account, options) => {
      const context = await browser.newContext(options);
      contexts.push(context);
      heard.push(await hearLostFocus(context));
      if (account === 'visitor') return context.newPage();
      const person = typeof account === 'string' ? await client(account) : account;
      await context.addCookies([
        { name: 'portal_token', value: person.token, url: PORTAL_URL, httpOnly: true, sameSite: 'Lax' },
      ]);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
    expect(heard.flat(), 'actions that left the focus to the body').toEqual([]);
  },
});
