import { awaitPage } from '../pages/inspect.ts';
import { expect, test, type Page } from '../pages/test.ts';

/** Lists and where the first object of each is. */
const LISTS: Readonly<Record<'pi' | 'admin', readonly string[]>> = {
  pi: ['request', 'project', 'dataset'],
  admin: ['request', 'project', 'dataset', 'institution', 'user'],
};

/** Further pages that people walk to from those. */
const PAGES: Readonly<Record<string, readonly string[]>> = {
  pi: ['/', '/joinder', '/my-profile'],
  admin: ['/', '/resource-request', '/administration'],
};

/** The left edge of the h1, once the page that was waited for has replaced the wait. */
async function measureEdge(page: Page): Promise<number> {
  const heading = page.locator('main h1');
  let edge = -1;
  const measure = async () => {
    edge = Math.round((await heading.boundingBox())?.x ?? -1);
    return edge;
  };
  // Measured once: a heading that is there may give way to the next one before a second look.
  await expect.poll(measure).toBeGreaterThan(-1);
  return edge;
}

for (const width of [1440, 1920])
  for (const [who, lists] of Object.entries(LISTS))
    test(`nothing jumps sideways between lists and objects (${who}, ${width} px)`, async ({ as }) => {
      const page = await as(who);
      await page.setViewportSize({ width, height: 900 });
      const edges: Record<string, number> = {};
      for (const list of lists) {
        await page.goto(`/${list}`);
        const first = page.locator(`main a[href^="/${list}/"]:not([href*="/create"])`).first();
        await expect(first).toBeVisible();
        edges[list] = await measureEdge(page);
        const address = (await first.getAttribute('href')) ?? '';
        await first.click();
        await expect(page).toHaveURL(({ pathname, search }) => pathname + search === address);
        await expect(page.locator('main h1')).toBeFocused();
        // beside its queue a request is further in; without it, where every object is
        const queue = page.getByRole('button', { name: 'Hide the queue' });
        if (await queue.isVisible()) await queue.click();
        edges[address] = await measureEdge(page);
      }
      for (const path of PAGES[who] ?? []) {
        await page.goto(path);
        await awaitPage(page);
        edges[path] = await measureEdge(page);
      }
      expect(new Set(Object.values(edges)), JSON.stringify(edges)).toHaveProperty('size', 1);
    });

test('a strip of tabs that is wider than a phone shows that there is more, and no shadow where it ends', async ({
  as,
}) => {
  const page = await as('admin', { viewport: { width: 390, height: 844 } });
  await page.goto('/resource-request');
  const strip = page.getByRole('navigation', { name: 'Queues' });
  await expect(strip).toBeVisible();
  const look = await strip.evaluate((element) => {
    const { backgroundImage, backgroundAttachment } = getComputedStyle(element);
    return {
      isWider: element.scrollWidth > element.clientWidth,
      layers: backgroundImage.split('linear-gradient').length - 1,
      backgroundAttachment,
    };
  });
  expect(look).toEqual({ isWider: true, layers: 4, backgroundAttachment: 'local, local, scroll, scroll' });
});

test('on a phone the open tab is in sight of its strip', async ({ as }) => {
  const page = await as('admin', { viewport: { width: 390, height: 844 } });
  await page.goto('/institution/1?tab=emails');
  const strip = page.getByRole('tablist');
  const tab = strip.getByRole('tab', { name: 'Emails', selected: true });
  const readEdges = async (part: typeof tab) => {
    const box = await part.boundingBox();
    return { left: box?.x ?? -1, right: (box?.x ?? -1) + (box?.width ?? 0) };
  };
  await expect.poll(async () => (await readEdges(tab)).right <= (await readEdges(strip)).right).toBe(true);
  expect((await readEdges(tab)).left).toBeGreaterThanOrEqual((await readEdges(strip)).left);
  await page.getByRole('tab', { name: 'Details' }).click();
  await expect.poll(async () => Math.round(await strip.evaluate((element) => element.scrollLeft))).toBe(0);
});
