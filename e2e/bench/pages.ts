/** What a browser downloads for a page, as sent: compressed bytes of scripts, by resource timing. */
import { chromium, type Page } from 'playwright';
import { CHROMIUM_ARGUMENTS, findBrowser } from '../browser.ts';
import { DEMO_PASSWORD, solveBotCheck } from '../client/portal-client.ts';

const ROUTES: readonly { name: string; as?: string; path: string }[] = [
  { name: 'login', path: '/login' },
  { name: 'researcher: projects', as: 'pi', path: '/project' },
  { name: 'researcher: request wizard', as: 'pi', path: '/request/create' },
  { name: 'staff: resource requests', as: 'admin', path: '/resource-request' },
  { name: 'tissue: dashboard', as: 'abnpm', path: '/abn-dashboard' },
];

const scriptsOf = (page: Page): Promise<Record<string, number>> =>
  page.evaluate(() =>
    Object.fromEntries(
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
        .map(({ name, encodedBodySize }) => [new URL(name).pathname, encodedBodySize]),
    ),
  );
const kilobytes = (sizes: Record<string, number>): number =>
  Object.values(sizes).reduce((sum, size) => sum + size, 0) / 1000;

/** Each route in a fresh browser; an app's row counts what comes on top of the home page. */
export async function measurePages(url: string): Promise<Record<string, string | number>[]> {
  const browser = await chromium.launch({ executablePath: findBrowser().path, args: CHROMIUM_ARGUMENTS });
  try {
    const rows: Record<string, string | number>[] = [];
    for (const { name, as, path } of ROUTES) {
      const context = await browser.newContext();
      const page = await context.newPage();
      if (as) {
        const recaptcha = await solveBotCheck(url);
        await context.request.post(`${url}/api/api-token-auth/`, {
          data: { email: `${as}@demo.test`, password: DEMO_PASSWORD, recaptcha, agreed_to_terms: true },
        });
        await page.goto(url, { waitUntil: 'networkidle' });
      }
      const before = as ? await scriptsOf(page) : {};
      await page.goto(`${url}${path}`, { waitUntil: 'networkidle' });
      const after = await scriptsOf(page);
      const added = Object.fromEntries(Object.entries(after).filter(([file]) => !(file in before)));
      rows.push({
        route: name,
        'kB, whole page': kilobytes(after).toFixed(1),
        'kB on top of home': as ? kilobytes(added).toFixed(1) : '',
      });
      await context.close();
    }
    return rows;
  } finally {
    await browser.close();
  }
}
