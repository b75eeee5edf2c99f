/** What a browser downloads for a page, as sent: compressed bytes of scripts, by resource timing. */
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright';
import { CHROMIUM_ARGUMENTS, findBrowser } from '../browser.ts';
import { DEMO_PASSWORD, solveBotCheck } from '../client/portal-client.ts';
import { serveSingleBundle } from './single-bundle.ts';

interface Route {
  readonly name: string;
  /** Who visits it; nobody signed in where absent. */
  readonly as?: string;
  readonly path: string;
  /** Words of its main heading, so that an error page or a half loaded one is never weighed. */
  readonly heading: string;
}

const ROUTES: readonly Route[] = [
  { name: 'login', path: '/login', heading: 'Log in' },
  { name: 'researcher: projects', as: 'pi', path: '/project', heading: 'Projects' },
  { name: 'researcher: request wizard', as: 'pi', path: '/request/create', heading: 'request' },
  { name: 'staff: resource requests', as: 'admin', path: '/resource-request', heading: 'Resource Requests' },
  { name: 'tissue: dashboard', as: 'abnpm', path: '/abn-dashboard', heading: 'Tissue' },
];

type Sizes = Readonly<Record<string, number>>;

const measureScripts = (page: Page): Promise<Sizes> =>
  page.evaluate(() =>
    Object.fromEntries(
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
        .map(({ name, encodedBodySize }) => [new URL(name).pathname, encodedBodySize]),
    ),
  );
const kilobytes = (sizes: Sizes): number => Object.values(sizes).reduce((sum, size) => sum + size, 0) / 1000;

/** A visitor without a cache, signed in at the portal; the cookie holds for the single bundle's port as well. */
async function visitor(browser: Browser, portalUrl: string, as: string | undefined): Promise<BrowserContext> {
  const context = await browser.newContext();
  if (as === undefined) return context;
  const recaptcha = await solveBotCheck(portalUrl);
  const answer = await context.request.post(`${portalUrl}/api/api-token-auth/`, {
    data: { email: `${as}@demo.test`, password: DEMO_PASSWORD, recaptcha, agreed_to_terms: true },
  });
  if (!answer.ok()) throw new Error(`${as} cannot sign in: ${answer.status()}`);
  return context;
}

/** Scripts of a first visit: of the page alone, or of the home page and then of the page. */
async function visit(context: BrowserContext, url: string, route: Route, home: boolean): Promise<Sizes[]> {
  const page = await context.newPage();
  const seen: Sizes[] = [];
  const places = [{ path: route.path, heading: route.heading }];
  if (home) places.unshift({ path: '/', heading: '' });
  for (const { path, heading } of places) {
    await page.goto(`${url}${path}`);
    await page.getByRole('heading', { name: heading }).first().waitFor({ timeout: 15_000 });
    await page.waitForLoadState('networkidle');
    seen.push(await measureScripts(page));
  }
  return seen;
}

/**
 * Each route in a fresh browser, from the portal and from the single bundle; an app's row also counts what comes on top
 * of the home page, which is what a person waits for who is in the portal already.
 */
export async function measurePages(url: string): Promise<Record<string, string | number>[]> {
  const single = await serveSingleBundle(url);
  const browser = await chromium.launch({ executablePath: findBrowser().path, args: CHROMIUM_ARGUMENTS });
  try {
    const rows: Record<string, string | number>[] = [];
    for (const route of ROUTES) {
      const weigh = async (from: string, home: boolean): Promise<Sizes[]> => {
        const context = await visitor(browser, url, route.as);
        const sizes = await visit(context, from, route, home);
        await context.close();
        return sizes;
      };
      const [ours = {}] = await weigh(url, false);
      const [theirs = {}] = await weigh(single.url, false);
      const [home = {}, there = {}] = route.as ? await weigh(url, true) : [];
      const added = Object.fromEntries(Object.entries(there).filter(([file]) => !(file in home)));
      rows.push({
        route: route.name,
        'federated kB': kilobytes(ours).toFixed(1),
        'single bundle kB': kilobytes(theirs).toFixed(1),
        ratio: (kilobytes(ours) / kilobytes(theirs)).toFixed(2),
        'kB on top of home': route.as ? kilobytes(added).toFixed(1) : '',
      });
    }
    return rows;
  } finally {
    await browser.close();
    single.stop();
  }
}
