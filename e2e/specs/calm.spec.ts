/**
 * Pages of visitors, researchers and Signing Officials are calm: nothing moves while they arrive, and one thing at most
 * is in amber, which marks what the reader must do next. More of it, and nothing stands out.
 */
import { findAmber } from '../pages/amber.ts';
import { awaitPage, WIDTHS } from '../pages/inspect.ts';
import { readShifts, slowDown, watchShifts } from '../pages/layout-shift.ts';
import { isForReaders, isReader, READER_GROUPS } from '../pages/readers.ts';
import { VISITS } from '../pages/routes.ts';
import { expect, test } from '../pages/test.ts';

test.describe.configure({ mode: 'parallel', timeout: 900_000 });
test.use({ trace: 'off' });

/** As in `layout-shift.spec.ts`, which looks at a few of these pages and at ways between them. */
const MOST_SHIFT = 0.02;

for (const group of READER_GROUPS)
  test(`calm: ${group}`, async ({ as }) => {
    for (const { account, visits } of await VISITS[group]()) {
      if (!isReader(account)) continue;
      for (const width of WIDTHS) {
        const page = await as(account, { reducedMotion: 'reduce', viewport: { width, height: 844 } });
        await watchShifts(page);
        await slowDown(page);
        for (const { path } of visits.filter(isForReaders)) {
          // a step of the wizard differs from the one before in its hash alone, which would load nothing
          await page.goto('about:blank');
          await page.goto(path);
          await awaitPage(page);
          const where = `${account} at ${path}, ${width} px`;
          const amber = await findAmber(page);
          expect.soft(amber.length, `${where}: ${amber.join(' | ')}`).toBeLessThanOrEqual(1);
          await page.waitForTimeout(600);
          const { total, moved } = await readShifts(page);
          expect.soft(total, `${where}:\n${moved.join('\n')}`).toBeLessThanOrEqual(MOST_SHIFT);
        }
        await page.context().close();
      }
    }
  });
