/**
 * Measures speed and layout shifts of pages in a real browser: web vitals, switches between apps, waves of requests.
 */
import type { Browser, BrowserContext, Page } from 'playwright';
import { delayAnswers, PAGE_FILES, CALLS } from '../../pages/waves.ts';
import { median, openPage, openVisitor, ROUTES } from './visitor.ts';
import type { Line, Measured } from './weigh.ts';

interface Vitals {
  fcp: number;
  lcp: number;
  cls: number;
  /** When the first field of the login form accepted typing and the page was painted with it. */
  interactive: number;
}

declare global {
  var benchVitals: Vitals | undefined;
}

const LOGIN_INTERACTIVE = 2500;
const SWITCH = 100;
const WAVES = 2;
const SLOWED = 4;
/** Menu label and heading of two apps of an administrator, which are clicked in turn. */
const SWITCHED = [
  ['Resource Requests', 'Resource Requests'],
  ['Datasets', 'Datasets'],
] as const;

/** Counts every layout shift, including those just after a click, which web vitals ignore. */
function watchVitals(): void {
  const vitals: Vitals = { fcp: 0, lcp: 0, cls: 0, interactive: 0 };
  globalThis.benchVitals = vitals;
  const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') vitals.fcp = startTime;
  });
  watch('largest-contentful-paint', ({ startTime }) => {
    vitals.lcp = startTime;
  });
  watch('layout-shift', (entry) => {
    vitals.cls += (entry as PerformanceEntry & { value: number }).value;
  });
  const lookForForm = () => {
    const field = document.querySelector<HTMLInputElement>('input[name=email]');
    if (!field) return void requestAnimationFrame(lookForForm);
    field.addEventListener(
      'input',
      () => requestAnimationFrame(() => setTimeout(() => (vitals.interactive = performance.now()))),
      { once: true },
    );
    field.focus();
    document.execCommand('insertText', false, 'a');
  };
  if (location.pathname === '/login') requestAnimationFrame(lookForForm);
}

const readVitals = async (page: Page): Promise<Vitals> => {
  const vitals = await page.evaluate(() => globalThis.benchVitals);
  if (!vitals) throw new Error('the page has no vitals');
  return vitals;
};

async function newPage(context: BrowserContext, slowed = 1): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript(watchVitals);
  if (slowed === 1) return page;
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowed });
  return page;
}

/** Web vitals of each route on a first visit. */
export async function readWebVitals(browser: Browser, portal: string): Promise<readonly Line[]> {
  const rows: Line[] = [];
  for (const route of ROUTES) {
    const context = await openVisitor(browser, portal, route.as);
    const page = await newPage(context);
    await openPage(page, `${portal}${route.path}`, route.heading);
    const { fcp, lcp, cls } = await readVitals(page);
    rows.push({
      route: route.name,
      'first paint ms': fcp.toFixed(0),
      'largest paint ms': lcp.toFixed(0),
      'layout shift': cls.toFixed(4),
    });
    await context.close();
  }
  return rows;
}

/** Measures the targets for times, layout shifts and waves. */
export async function timePages(browser: Browser, portal: string): Promise<Measured> {
  const interactive = await timeLogin(browser, portal);
  const { milliseconds, shift } = await timeSwitches(browser, portal);
  const { page, calls } = await countWaves(browser, portal);
  const isPreloaded = await seesFirstApp(browser, portal);
  const lines = [
    [`login interactive, CPU ${SLOWED} × slowed, ms`, interactive.toFixed(0), LOGIN_INTERACTIVE],
    ['switch between visited pages of two apps, ms', milliseconds.toFixed(0), SWITCH],
    ['layout shift of these switches', shift.toFixed(4), 0],
    ['waves of requests, from home to a list', page, WAVES],
    ['waves of calls, a list by its address', calls, WAVES],
    ['first app of the role is there before it is opened (1: no)', isPreloaded ? 0 : 1, 0],
  ] as const;
  return {
    rows: lines.map(([measure, value, most]) => ({
      measure,
      value,
      most,
      '': Number(value) > most ? 'MISSED' : '',
    })),
    missed: lines
      .filter(([, value, most]) => Number(value) > most)
      .map(([measure, value, most]) => `${measure}: ${value}, at most ${most}`),
  };
}

async function timeLogin(browser: Browser, portal: string): Promise<number> {
  const times: number[] = [];
  for (let visit = 0; visit < 3; visit += 1) {
    const context = await openVisitor(browser, portal, undefined);
    const page = await newPage(context, SLOWED);
    await openPage(page, `${portal}/login`, 'Log in');
    await page.waitForFunction(() => (globalThis.benchVitals?.interactive ?? 0) > 0);
    times.push((await readVitals(page)).interactive);
    await context.close();
  }
  return median(times);
}

/** Measures from the click on a menu link to the first frame that shows the other app's page with its rows. */
async function timeSwitches(
  browser: Browser,
  portal: string,
): Promise<{ milliseconds: number; shift: number }> {
  const context = await openVisitor(browser, portal, 'admin');
  const page = await newPage(context);
  await openPage(page, `${portal}/`, '');
  const times: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    for (const [label, heading] of SWITCHED) {
      await page.getByRole('banner').getByRole('button', { name: 'View' }).click();
      const link = page.getByRole('banner').getByRole('link', { name: label, exact: true });
      const time = await link.evaluate(followLink, heading);
      // The first round is a first visit and is not measured.
      if (round > 0) times.push(time);
      else await page.waitForLoadState('networkidle');
      if (round === 0 && label === 'Datasets')
        await page.evaluate(() => {
          if (globalThis.benchVitals) globalThis.benchVitals.cls = 0;
        });
    }
  }
  await page.waitForTimeout(500);
  const { cls } = await readVitals(page);
  await context.close();
  return { milliseconds: median(times), shift: cls };
}

function followLink(link: SVGElement | HTMLElement, heading: string): Promise<number> {
  const begun = performance.now();
  (link as HTMLElement).click();
  return new Promise((resolve) => {
    const look = () => {
      const isShown =
        document.querySelector('main h1')?.textContent === heading &&
        document.querySelector('main tbody tr a') !== null;
      if (isShown) resolve(performance.now() - begun);
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

async function countWaves(browser: Browser, portal: string): Promise<{ page: number; calls: number }> {
  const context = await openVisitor(browser, portal, 'admin');
  const page = await newPage(context);
  await openPage(page, `${portal}/`, '');
  await page.getByRole('banner').getByRole('button', { name: 'View' }).click();
  const link = page.getByRole('banner').getByRole('link', { name: 'Institutions', exact: true });
  const all = await delayAnswers(page, PAGE_FILES);
  await link.click();
  // Waits for the heading first, because the home page has a table too.
  await page.getByRole('heading', { level: 1, name: 'Institutions' }).waitFor();
  await page.locator('main tbody tr a').first().waitFor();
  const inPortal = all().length;

  const other = await newPage(context);
  const calls = await delayAnswers(other, CALLS);
  await openPage(other, `${portal}/institution`, 'Institutions');
  await other.locator('main tbody tr a').first().waitFor();
  const byAddress = calls().length;
  await context.close();
  return { page: inPortal, calls: byAddress };
}

/** Whether a page of the shell fetches the first app of the header in idle time. */
async function seesFirstApp(browser: Browser, portal: string): Promise<boolean> {
  const context = await openVisitor(browser, portal, 'pi');
  const page = await newPage(context);
  const entry = page.waitForRequest(/\/mfe\/mfe-researcher\/.*__federation_expose_app/, { timeout: 10_000 });
  await openPage(page, `${portal}/my-profile`, 'My Profile');
  const isThere = await entry.then(
    () => true,
    () => false,
  );
  await context.close();
  return isThere;
}
