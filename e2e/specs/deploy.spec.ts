import { PORTAL_URL, client } from '../client/accounts.ts';
import { makeWorkingCopy, type WorkingCopy } from '../client/working-copy.ts';
import { expect, test, type Page } from '../pages/test.ts';

const APP = 'mfe-tissue';
const OLD = 'Tissue Requests';
const NEW = 'Tissue Requests, deployed anew';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
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

/** Asks for everything that a visit needs, again and again until told to stop. @returns the failures */
async function visitMeanwhile(
  token: string,
  stopped: () => boolean,
): Promise<{ asked: number; failures: string[] }> {
  const failures: string[] = [];
  let asked = 0;
  while (!stopped())
    for (const path of [
      '/',
      '/abn-dashboard',
      '/remotes.json',
      await manifestAddress(),
      '/api/abn-request/?limit=1',
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
  test.setTimeout(180_000);
  const page = await as('abnpm');
  const failed: string[] = [];
  page.on('requestfailed', (request) => {
    // a read that a newer one replaced is no failure
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') failed.push(request.url());
  });
  page.on('response', (response) => {
    if (response.status() >= 400) failed.push(`${response.url()}: ${response.status()}`);
  });
  await page.goto('/abn-dashboard');
  await expect(heading(page, OLD)).toBeVisible();
  const scripts = await shellScripts(page);
  expect(scripts.length).toBeGreaterThan(0);
  const before = await manifestAddress();

  await copy.change('src/texts/en/dashboard.ts', `'${OLD}'`, `'${NEW}'`);
  let isDone = false;
  const deploy = async (): Promise<string> => {
    const printed = await copy.run('deploy');
    isDeployed = true;
    return printed;
  };
  const { token } = await client('abnpm');
  const [printed, meanwhile] = await Promise.all([
    deploy().finally(() => (isDone = true)),
    visitMeanwhile(token, () => isDone),
  ]);
  expect(printed).toContain(`${APP} `);
  expect(printed).toContain('is current.');
  expect(meanwhile.failures).toEqual([]);
  expect(meanwhile.asked).toBeGreaterThan(10);
  const after = await manifestAddress();
  expect(after).not.toBe(before);

  await test.step('the open session goes on with the version that it has', async () => {
    const queue = page
      .getByRole('navigation', { name: 'Queues' })
      .getByRole('link', { name: 'Under Review' });
    await queue.click();
    await expect(page.getByRole('table', { name: 'Under Review tissue requests' })).toBeVisible();
    await expect(heading(page, OLD)).toBeVisible();
    expect((await fetch(`${PORTAL_URL}${before}`)).status, 'files of the old version are still there').toBe(
      200,
    );
  });

  await test.step('the next visit shows the new version in the same shell', async () => {
    await page.goto('/abn-dashboard');
    await expect(heading(page, NEW)).toBeVisible();
    await expect.poll(() => shellScripts(page), 'the same shell').toEqual(expect.arrayContaining(scripts));
  });

  await test.step('a rollback brings the old version back', async () => {
    await copy.run('rollback');
    isDeployed = false;
    expect(await manifestAddress()).toBe(before);
    await page.goto('/abn-dashboard');
    await expect(heading(page, OLD)).toBeVisible();
    await expect.poll(() => shellScripts(page), 'the same shell').toEqual(expect.arrayContaining(scripts));
  });
  expect(failed).toEqual([]);
});
