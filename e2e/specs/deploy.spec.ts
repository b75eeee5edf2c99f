import { PORTAL_URL, client } from '../client/accounts.ts';
import { makeWorkingCopy, type WorkingCopy } from '../client/working-copy.ts';
import { expect, test, type Page } from '../pages/test.ts';

// Institutions were pages of the shell once: they are deployed with the app of those who work on them, and nothing else.
const APP = 'mfe-staff';
// On the page of an institution alone, and no other test asks for it: both versions serve what runs beside this.
const OLD = 'Add comment';
const NEW = 'Add this comment';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** The scripts of the shell that the page runs. */
const shellScripts = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.startsWith('/assets/') && path.endsWith('.js'))
      .sort(),
  );

async function manifestAddress(): Promise<string> {
  const registry = (await (await fetch(`${PORTAL_URL}/remotes.json`)).json()) as {
    remotes: { name: string; manifest: string }[];
  };
  return registry.remotes.find(({ name }) => name === APP)?.manifest ?? '';
}

/** Asks for everything that a visit needs, again and again until stopped. @returns the failures */
async function visitUntil(
  token: string,
  stopped: () => boolean,
): Promise<{ asked: number; failures: string[] }> {
  const failures: string[] = [];
  let asked = 0;
  while (!stopped())
    for (const path of [
      '/',
      '/institution',
      '/remotes.json',
      await manifestAddress(),
      '/api/institution/?limit=1',
    ]) {
      const answer = await fetch(`${PORTAL_URL}${path}`, {
        headers: { Accept: 'text/html,application/json', Authorization: `Bearer ${token}` },
      });
      await answer.arrayBuffer();
      asked += 1;
      if (answer.status !== 200) failures.push(`${path}: ${answer.status}`);
    }
  return { asked, failures };
}

let copy: WorkingCopy;
let isDeployed = false;
test.beforeAll(async () => {
  copy = await makeWorkingCopy(APP);
});
test.afterAll(async () => {
  if (isDeployed) await copy.run('rollback');
  await copy.remove();
});

test('an app is deployed under an open session and rolled back; the shell stays as it is and no request fails', async ({
  as,
}) => {
  test.setTimeout(360_000);
  const page = await as('admin');
  const failed: string[] = [];
  page.on('requestfailed', (request) => {
    // a read that a newer one replaced is no failure
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') failed.push(request.url());
  });
  page.on('response', (response) => {
    if (response.status() >= 400) failed.push(`${response.url()}: ${response.status()}`);
  });
  await page.goto('/institution');
  const first = page.getByRole('table').getByRole('link').first();
  const address = (await first.getAttribute('href')) ?? '';
  await page.goto(address);
  await expect(button(page, OLD)).toBeVisible();
  const scripts = await shellScripts(page);
  expect(scripts.length).toBeGreaterThan(0);
  const before = await manifestAddress();
  await page.goto('/institution');
  await expect(first).toBeVisible();

  await copy.change('src/texts/en/institution-page.ts', `'${OLD}'`, `'${NEW}'`);
  let isDone = false;
  const deploy = async (): Promise<string> => {
    const printed = await copy.run('deploy');
    isDeployed = true;
    return printed;
  };
  const { token } = await client('admin');
  const [printed, visits] = await Promise.all([
    deploy().finally(() => (isDone = true)),
    visitUntil(token, () => isDone),
  ]);
  expect(printed).toContain(`${APP} `);
  expect(printed).toContain('is current.');
  expect(visits.failures).toEqual([]);
  expect(visits.asked).toBeGreaterThan(10);
  const after = await manifestAddress();
  expect(after).not.toBe(before);

  await test.step('the open session goes on with the version that it has', async () => {
    // a page that came after the deploy
    await first.click();
    await expect(button(page, OLD)).toBeVisible();
    expect((await fetch(`${PORTAL_URL}${before}`)).status, 'files of the old version are still there').toBe(
      200,
    );
  });

  await test.step('the next visit shows the new version in the same shell', async () => {
    await page.goto(address);
    await expect(button(page, NEW)).toBeVisible();
    await expect.poll(() => shellScripts(page), 'the same shell').toEqual(expect.arrayContaining(scripts));
  });

  await test.step('a rollback brings the old version back', async () => {
    await copy.run('rollback');
    isDeployed = false;
    expect(await manifestAddress()).toBe(before);
    await page.goto(address);
    await expect(button(page, OLD)).toBeVisible();
    await expect.poll(() => shellScripts(page), 'the same shell').toEqual(expect.arrayContaining(scripts));
  });
  expect(failed).toEqual([]);
});
