/** Measures the compressed bytes of scripts that a browser downloads for a page, by resource timing. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Browser, Page } from 'playwright';
import { QUALITY, type SingleBundle } from './single-bundle.ts';
import { openPage, openVisitor, ROUTES, type Route } from './visitor.ts';

type Sizes = Readonly<Record<string, number>>;
export type Line = Readonly<Record<string, string | number>>;
export interface Measured {
  readonly rows: readonly Line[];
  /** A line for each missed target. */
  readonly missed: readonly string[];
}

/** The maximum weight of the whole portal, relative to one bundle of all sources. */
const MOST_OF_SINGLE = 1.1;

const measureScripts = (page: Page): Promise<Sizes> =>
  page.evaluate(() =>
    Object.fromEntries(
      performance
        .getEntriesByType('resource')
        .filter((entry) => entry instanceof PerformanceResourceTiming)
        .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
        .map(({ name, encodedBodySize }) => [new URL(name).pathname, encodedBodySize]),
    ),
  );
const kilobytes = (sizes: Sizes): number => Object.values(sizes).reduce((sum, size) => sum + size, 0) / 1000;

/** Scripts of a first visit: of the page alone, or of the home page and then of the page. */
async function weighVisit(
  browser: Browser,
  { portal, from }: { portal: string; from: string },
  route: Route,
  home: boolean,
): Promise<Sizes[]> {
  const context = await openVisitor(browser, portal, route.as);
  const seen: Sizes[] = [];
  const places = [...(home ? [{ path: '/', heading: '' }] : []), route];
  for (const { path: place, heading } of places) {
    const page = await context.newPage();
    await openPage(page, `${from}${place}`, heading);
    seen.push(await measureScripts(page));
  }
  await context.close();
  return seen;
}

/**
 * Measures each route in a fresh browser, from the portal and from the single bundle. The row of an app also shows what
 * it adds to the home page, which is what a signed-in person waits for.
 */
export async function weighPages(
  browser: Browser,
  portal: string,
  single: SingleBundle,
  dataDir: string,
): Promise<Measured> {
  const rows: Line[] = [];
  const missed: string[] = [];
  for (const route of ROUTES) {
    const [ours = {}] = await weighVisit(browser, { portal, from: portal }, route, false);
    const [theirs = {}] = await weighVisit(browser, { portal, from: single.url }, route, false);
    const [home = {}, there = {}] = route.as
      ? await weighVisit(browser, { portal, from: portal }, route, true)
      : [];
    const added = Object.fromEntries(Object.entries(there).filter(([file]) => !(file in home)));
    const counted = route.as ? kilobytes(added) : kilobytes(ours);
    if (counted > route.most) missed.push(`${route.name}: ${counted.toFixed(1)} kB, at most ${route.most}`);
    rows.push({
      route: route.name,
      'federated kB': kilobytes(ours).toFixed(1),
      'single bundle kB': kilobytes(theirs).toFixed(1),
      ratio: (kilobytes(ours) / kilobytes(theirs)).toFixed(2),
      'kB on top of home': route.as ? kilobytes(added).toFixed(1) : '',
      most: route.most,
      '': counted > route.most ? 'TOO HEAVY' : '',
    });
  }
  const whole = weighFolder(path.join(dataDir, 'releases'));
  const all = weighFolder(single.folder);
  const isTooHeavy = whole > all * MOST_OF_SINGLE;
  if (isTooHeavy) missed.push(`whole portal: ${(whole / all).toFixed(2)} of one bundle`);
  rows.push({
    route: 'every script there is',
    'federated kB': whole.toFixed(1),
    'single bundle kB': all.toFixed(1),
    ratio: (whole / all).toFixed(2),
    'kB on top of home': '',
    most: `× ${MOST_OF_SINGLE}`,
    '': isTooHeavy ? 'TOO HEAVY' : '',
  });
  return { rows, missed };
}

function weighFolder(folder: string): number {
  const files = globSync('**/*.js', { cwd: folder });
  const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY };
  const sizes = files.map(
    (file) => brotliCompressSync(readFileSync(path.join(folder, file)), { params }).length,
  );
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}
