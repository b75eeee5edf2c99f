/** The content of a zip and parts of it, for who may open it (spec 2 section 7 "Download"). */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { FILE_TYPE } from '@portal/contract';
import type { TestPerson } from '@portal/kit/testing';
import { fromBufferPromise } from 'yauzl';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeZip } from '../../testing/archives.ts';
import { startCore, type CoreHarness } from '../../testing/core-harness.ts';
import { upload } from '../../testing/uploads.ts';

let core: CoreHarness;
let admin: TestPerson;
let token: string;
const ZIP = writeZip([
  { name: 'data/', isStored: true, mode: 0o040755 },
  { name: 'data/scores.csv', content: 'id,score\n1,20\n' },
  { name: 'data/more/ages.csv', content: 'id,age\n1,7\n' },
  { name: 'readme, please.txt', content: 'Read me' },
]);
beforeAll(async () => {
  core = await startCore();
  admin = await core.buildAccount({ roles: ['sfari_admin'], institution: null });
  token = (await core.login({ email: admin.email })).body.token;
});
afterAll(() => core?.stop());

const storeZip = async (name: string, content = ZIP): Promise<string> => {
  const answer = await upload(core, admin, {
    name,
    content,
    fields: { type: String(FILE_TYPE.DATASET_ZIP) },
  });
  expect(answer.status).toBe(201);
  return answer.body.id;
};
const list = (name: string, as?: TestPerson) =>
  core.call(`GET /file/list/?zip_file_name=${encodeURIComponent(name)}`, as ? { as } : {});
const address = (name: string, titles: readonly string[]) => {
  const query = new URLSearchParams([
    ['zip_file_name', name],
    ...titles.map((title) => ['selected_files', title]),
  ]);
  return `/file/download/?${query}`;
};
async function download(name: string, titles: readonly string[]) {
  const answer = await fetch(new URL(address(name, titles), core.service.url), {
    headers: { Authorization: `Bearer ${token}` },
  });
  const zip = await fromBufferPromise(Buffer.from(await answer.arrayBuffer()), { lazyEntries: true });
  const found: Record<string, string> = {};
  for await (const entry of zip.eachEntry()) {
    const chunks: Buffer[] = [];
    if (!entry.fileName.endsWith('/'))
      for await (const chunk of await zip.openReadStreamPromise(entry)) chunks.push(chunk as Buffer);
    found[entry.fileName] = Buffer.concat(chunks).toString();
  }
  return { answer, found };
}

it('the list has titles and says what is a folder [R7-19]', async () => {
  await storeZip('scores.zip');
  const { status, body } = await list('scores.zip', admin);
  expect(status).toBe(200);
  expect(body).toEqual([
    { title: 'data/', is_dir: true, size: 0 },
    { title: 'data/scores.csv', is_dir: false, size: 14 },
    { title: 'data/more/ages.csv', is_dir: false, size: 11 },
    { title: 'readme, please.txt', is_dir: false, size: 7 },
  ]);
});

it('the selected files come as a zip; a folder stands for its content [R7-20]', async () => {
  await storeZip('chosen.zip');
  const some = await download('chosen.zip', ['readme, please.txt', 'data/scores.csv']);
  expect(some.answer.headers.get('content-disposition')).toContain('filename="chosen.zip"');
  expect(some.answer.headers.get('content-type')).toBe('application/zip');
  expect(some.found).toEqual({ 'readme, please.txt': 'Read me', 'data/scores.csv': 'id,score\n1,20\n' });
  const folder = await download('chosen.zip', ['data/']);
  expect(folder.found).toEqual({
    'data/': '',
    'data/scores.csv': 'id,score\n1,20\n',
    'data/more/ages.csv': 'id,age\n1,7\n',
  });
});

it('of several with one name the newest is read [R7-19]', async () => {
  await storeZip('twice.zip');
  await storeZip('twice.zip', writeZip([{ name: 'new.csv', content: 'a' }]));
  expect((await list('twice.zip', admin)).body).toEqual([{ title: 'new.csv', is_dir: false, size: 1 }]);
});

it('who must not open the zip reads that there is none [R7-19 R7-20]', async () => {
  await storeZip('hidden.zip');
  const stranger = await core.build.person();
  for (const url of ['/file/list/?zip_file_name=hidden.zip', address('hidden.zip', ['data/'])]) {
    expect((await core.call(`GET ${url}`)).status).toBe(401);
    expect((await core.call(`GET ${url}`, { as: stranger })).status).toBe(404);
  }
  expect((await list('none.zip', admin)).status).toBe(404);
  // The name of a file, and no place on a disk.
  expect((await list('../hidden.zip', admin)).status).toBe(404);
});

it('titles that are not in the zip are refused by name, and nothing selected too [R7-20]', async () => {
  await storeZip('titles.zip');
  const refused = await core.call(`GET ${address('titles.zip', ['data/scores.csv', '../../etc/passwd'])}`, {
    as: admin,
  });
  expect([refused.status, refused.body]).toEqual([
    400,
    { selected_files: ['The ZIP file does not contain “../../etc/passwd”. Please load the list again'] },
  ]);
  expect((await core.call(`GET ${address('titles.zip', [])}`, { as: admin })).status).toBe(400);
  expect((await core.call('GET /file/list/', { as: admin })).status).toBe(400);
});

it.each([
  ['names that leave their folder', writeZip([{ name: '../evil.csv', content: 'x' }])],
  [
    'an entry that unpacks to far more than it is',
    writeZip([{ name: 'a.csv', content: Buffer.alloc(8 * 1024 * 1024) }]),
  ],
  ['no directory', ZIP.subarray(0, -30)],
])('a stored zip with %s is not read [R7-19 R7-20]', async (_name, bytes) => {
  const id = await storeZip('changed.zip');
  const [row] = await core.build.sql<{ storage_key: string }>(
    'select storage_key from core.file where id = $1',
    [id],
  );
  await writeFile(path.join(core.dataDir, 'files', row?.storage_key ?? ''), bytes);
  for (const url of ['/file/list/?zip_file_name=changed.zip', address('changed.zip', ['data/'])]) {
    const answer = await core.call(`GET ${url}`, { as: admin });
    expect([answer.status, answer.body.detail]).toEqual([
      409,
      "This ZIP file can't be read. Please ask the person who uploaded it to do so again",
    ]);
  }
});
