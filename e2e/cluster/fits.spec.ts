/** A version that does not fit what is in use is refused with the name of what is missing; people keep theirs. */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PORTAL_URL } from '../client/accounts.ts';
import { makeWorkingCopy, type WorkingCopy } from '../client/working-copy.ts';
import { awaitPage } from '../pages/inspect.ts';
import { expect, test } from '../pages/test.ts';

const APP = 'mfe-staff';
/** Both are used by every page of the app. */
const ENTRY = './page';
const NAME = 'Page';

let copy: WorkingCopy;
test.beforeAll(async () => {
  copy = await makeWorkingCopy(APP);
});
test.afterAll(() => copy.remove());

async function versionInUse(): Promise<string | undefined> {
  const answer = await fetch(`${PORTAL_URL}/remotes.json`);
  const { remotes } = (await answer.json()) as { remotes: { name: string; version: string }[] };
  return remotes.find(({ name }) => name === APP)?.version;
}

test('an app that needs what the deployed shell lacks is not deployed', async ({ as }) => {
  test.setTimeout(300_000);
  const before = await versionInUse();
  const releases = path.join(process.env['E2E_DATA_DIR'] ?? '', 'releases/shell');
  const { version } = JSON.parse(await readFile(path.join(releases, 'current.json'), 'utf8')) as {
    version: string;
  };
  const file = path.join(releases, version, 'promise.json');
  const promise = await readFile(file, 'utf8');
  const older = JSON.parse(promise) as { sharedUi: { entries: Record<string, string[]> } };
  older.sharedUi.entries[ENTRY] = (older.sharedUi.entries[ENTRY] ?? []).filter((name) => name !== NAME);
  await copy.change(
    'src/expose.tsx',
    '/** What the staff app',
    '/* another build */\n/** What the staff app',
  );
  try {
    await writeFile(file, JSON.stringify(older));
    await expect(copy.run('deploy')).rejects.toThrow(
      `needs @portal/shared-ui/page → ${NAME}, which shell ${version} does not provide`,
    );
  } finally {
    await writeFile(file, promise);
  }
  expect(await versionInUse()).toBe(before);
  const page = await as('admin');
  await page.goto('/request');
  await awaitPage(page, 'Requests');
});
