import { client } from '../client/accounts.ts';
import { makeProject, makeSubmitted } from '../client/records.ts';
import { WIDTHS } from '../pages/inspect.ts';
import { expect, test } from '../pages/test.ts';

for (const width of WIDTHS)
  test(`a title of 200 letters without a space makes no page wider than the window (${width} px)`, async ({
    as,
  }) => {
    const owner = await client('pi2');
    const title = `Q${width}${'W'.repeat(200)}`.slice(0, 200);
    const project = await makeProject(owner, title);
    const request = await makeSubmitted(owner, { project });
    const pages = {
      pi2: ['/', '/project', `/project/${project.id}`, '/request', `/request/${request.id}`],
      admin: ['/request?status=2', `/request/${request.id}`, `/user/${request.owner.id}`],
    };
    for (const [account, paths] of Object.entries(pages)) {
      const page = await as(account, { viewport: { width, height: 900 } });
      for (const path of paths) {
        await page.goto(path);
        await expect(page.getByText(title).first()).toBeAttached();
        // Less than nothing where the page is short: its width leaves out the place that is reserved for a scroll bar.
        const beyond = () =>
          page.evaluate(() =>
            Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth),
          );
        await expect.poll(beyond, `${account} at ${path}`).toBe(0);
        // In a list the title is as wide as its column, and covers no other column.
        const columns = await page
          .locator('td, th')
          .evaluateAll((cells) => cells.map((cell) => cell.scrollWidth - cell.clientWidth));
        expect(Math.max(0, ...columns), `${account} at ${path}`).toBe(0);
      }
    }
  });
