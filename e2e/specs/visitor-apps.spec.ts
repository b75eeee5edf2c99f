import { client } from '../client/accounts.ts';
import { awaitPage } from '../pages/inspect.ts';
import { expect, test, type Page } from '../pages/test.ts';

/** The apps of which the page asked for a file, by name. */
function heardApps(page: Page): Set<string> {
  const apps = new Set<string>();
  page.on('request', (request) => {
    const name = /^\/mfe\/([\w-]+)\//.exec(new URL(request.url()).pathname)?.[1];
    if (name) apps.add(name);
  });
  return apps;
}

test('a visitor who logs in, registers or reads the terms loads no app', async ({ page }) => {
  const apps = heardApps(page);
  for (const path of ['/', '/login', '/register', '/reset-password', '/terms-and-conditions', '/no/page']) {
    await page.goto(path);
    await awaitPage(page);
  }
  // an address of an app that is not for visitors leads to the login page
  await page.goto('/institution/1');
  await awaitPage(page, 'Log in');
  expect([...apps]).toEqual([]);
});

test('public profiles and resources load the app of researchers alone', async ({ page }) => {
  const { results } = await (
    await client('admin')
  ).get<{ results: { id: number; display_name: string }[] }>('/public/user/?limit=1');
  for (const [path, heading] of [
    [`/public/user/${results[0]?.id}`, results[0]?.display_name ?? ''],
    ['/public/user', 'Researchers with Approved Dataset Requests'],
    ['/public-resources', 'Available Resources'],
  ] as const) {
    const apps = heardApps(page);
    await page.goto(path);
    await awaitPage(page, heading);
    expect([...apps], path).toEqual(['mfe-researcher']);
  }
});
