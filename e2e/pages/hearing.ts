/** Collects violations of the content security policy and uncaught errors. */
import type { Page } from '@playwright/test';

declare global {
  var cspBreaches: string[] | undefined;
}

export interface Hearing {
  /** Everything collected so far, one line each. */
  heard(): Promise<string[]>;
}

export async function listen(page: Page): Promise<Hearing> {
  const lines: string[] = [];
  page.on('pageerror', (error) => lines.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) lines.push(message.text());
  });
  await page.addInitScript(() => {
    globalThis.cspBreaches = [];
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
      globalThis.cspBreaches?.push(`${violatedDirective} ${blockedURI} in ${sourceFile}`),
    );
  });
  return {
    heard: async () => [...lines, ...((await page.evaluate(() => globalThis.cspBreaches)) ?? [])],
  };
}
