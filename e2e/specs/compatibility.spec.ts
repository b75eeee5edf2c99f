import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { awaitPage } from '../pages/inspect.ts';
import { buildReleasedApps, serveBuild } from '../pages/released-app.ts';
import { expect, test } from '../pages/test.ts';

const APP = 'mfe-tissue';
/** A build that asks for a version of shared-ui that no shell has yet. */
const LATER = 'later';

let folder: string;
test.beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'portal-released-'));
  await buildReleasedApps(APP, folder);
});
test.afterAll(() => rm(folder, { recursive: true, force: true }));

test('an app that was built against a version before mounts in the shell of today, and works', async ({
  as,
}) => {
  const versions = (await readdir(folder)).filter((version) => version !== LATER);
  expect(versions).not.toEqual([]);
  for (const version of versions) {
    const page = await as('abnpm');
    await serveBuild(page, APP, path.join(folder, version));
    await page.goto('/');
    await expect(page.getByText('A panel that was built before')).toBeVisible();
    await page.goto('/abn-dashboard');
    await awaitPage(page, `An app of version ${version}`);
    await expect(page.getByText('Missing: nothing')).toBeVisible();
    await expect(
      page.getByRole('table', { name: 'Requests of then' }).getByRole('link').first(),
    ).toBeVisible();

    await page.getByRole('button', { name: 'Write a note' }).click();
    const dialog = page.getByRole('dialog', { name: 'A note' });
    await dialog.getByRole('textbox', { name: 'Note' }).fill('All well');
    await dialog.getByRole('button', { name: 'Keep' }).click();
    await expect(page.getByText('Kept: All well')).toBeVisible();
    await expect(dialog).toBeHidden();
  }
});

test('an app that was built against a version to come costs one panel, and the rest lives', async ({
  as,
}) => {
  const page = await as('abnpm');
  await serveBuild(page, APP, path.join(folder, LATER));
  await page.goto('/abn-dashboard');
  // no menu names the dashboard, and the name of an app is none of a page
  await expect(page.getByRole('main').getByText(/^This page didn't load$/)).toBeVisible({
    timeout: 15_000,
  });
  await page.getByRole('banner').getByRole('link', { name: 'Projects' }).click();
  await awaitPage(page, 'Projects');
});
