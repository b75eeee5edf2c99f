/** Measures the targets for the weight and speed of pages (`npm run bench -- --only pages`). */
import { chromium } from 'playwright';
import { CHROMIUM_ARGUMENTS, findBrowser } from '../../browser.ts';
import { printTable } from '../table.ts';
import { serveSingleBundle } from './single-bundle.ts';
import { readWebVitals, timePages } from './time.ts';
import { weighPages } from './weigh.ts';

/** Prints the tables and returns a line for each missed target. */
export async function measurePages(portal: string, dataDir: string): Promise<readonly string[]> {
  const single = await serveSingleBundle(portal);
  const browser = await chromium.launch({ executablePath: findBrowser().path, args: CHROMIUM_ARGUMENTS });
  try {
    const weights = await weighPages(browser, portal, single, dataDir);
    printTable('Scripts of a first visit, brotli', weights.rows);
    const times = await timePages(browser, portal);
    printTable('Pages in use', times.rows);
    printTable('Web vitals of a first visit', await readWebVitals(browser, portal));
    return [...weights.missed, ...times.missed];
  } finally {
    await browser.close();
    single.stop();
  }
}
