/** Words of data dictionaries: read of workbooks once they are clean, bounded, and of what cannot be read none. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { FILE_TYPE } from '@portal/contract';
import { createLogger, openDatabase, type Database } from '@portal/kit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createFileStore } from '../../../clients/index.ts';
import { WORKBOOK_PARTS, writeZip } from '../../../testing/archives.ts';
import { startCore, type CoreHarness } from '../../../testing/core-harness.ts';
import { PDF, upload } from '../../../testing/uploads.ts';
import { readDictionaries } from './read-dictionaries.ts';
import { MOST_WORDS, readWorkbookWords } from './workbook-words.ts';

let core: CoreHarness;
let database: Database;
let folder: string;
beforeAll(async () => {
  core = await startCore();
  database = openDatabase({ url: core.database.connectionUrl('core') });
  folder = await mkdtemp(path.join(os.tmpdir(), 'portal-words-'));
});
afterAll(async () => {
  await database.close();
  await core.stop();
  await rm(folder, { recursive: true, force: true });
});

const workbook = (shared: string, sheet = '<worksheet/>'): Buffer =>
  writeZip([
    ...WORKBOOK_PARTS.filter(({ name }) => name !== 'xl/worksheets/sheet1.xml'),
    { name: 'xl/sharedStrings.xml', content: shared },
    { name: 'xl/worksheets/sheet1.xml', content: sheet },
    { name: 'docProps/core.xml', content: '<t>Secretauthor</t>' },
  ]);

async function getWords(bytes: Buffer): Promise<string[]> {
  const place = path.join(folder, 'book.xlsx');
  await writeFile(place, bytes);
  return readWorkbookWords(place);
}

it('are those of cells, each once, in whatever way they are there', async () => {
  const shared = `<sst><si><t>scq_total</t></si><si><t xml:space="preserve"> Age &amp; sex at SCQ</t></si>
    <si><r><t>Half</t></r><r><t> bold</t></r></si><si><x:t>M&#233;ni&#xe8;re</x:t></si><si><t/></si></sst>`;
  const sheet =
    '<worksheet><c t="inlineStr"><is><t>Inline</t></is></c><c><f>SUM(hidden)</f><v>77</v></c></worksheet>';
  expect((await getWords(workbook(shared, sheet))).toSorted()).toEqual(
    ['scq', 'total', 'age', 'sex', 'at', 'half', 'bold', 'ménière', 'inline'].toSorted(),
  );
});

it('are bounded in number and length, whatever the file says', async () => {
  const many = Array.from({ length: MOST_WORDS + 500 }, (_, index) => `word${index}`).join(' ');
  expect(await getWords(workbook(`<t>${'x'.repeat(100_000)} ${many}</t>`))).toHaveLength(MOST_WORDS);
  expect(await getWords(workbook(`<t>${'x'.repeat(100_000)}</t>`))).toEqual(['x'.repeat(40)]);
  expect(await getWords(workbook(`<t>&#0; &#x110000; &unknown; ${'<t '.repeat(50_000)}`))).toEqual([]);
});

it('are read of workbooks that are clean, once; a file that cannot be read has none', async () => {
  const admin = await core.build.person({ roles: ['sfari_admin'] });
  const store = createFileStore({ dataDir: core.dataDir, s3: undefined });
  const read = () => readDictionaries({ database, store, log: createLogger('test', 'fatal') });
  const { status, body } = await upload(core, admin, {
    name: 'dictionary.xlsx',
    content: workbook('<t>Seizures</t>'),
    fields: { type: String(FILE_TYPE.DATASET_DICTIONARY) },
  });
  expect(status).toBe(201);
  const good = String(body.id);
  const add = async (content: Buffer | string, as: { scan?: string; media_type?: string } = {}) => {
    const [row] = await core.build.sql<{ id: string }>(
      `with key as (select gen_random_uuid() as id)
      insert into core.file (id, type, name, media_type, size, sha256, storage_key, scan)
      select key.id, type, name, coalesce($2, media_type), size, sha256, key.id::text, coalesce($3, scan)
      from core.file, key where file.id = $1 returning id`,
      [good, as.media_type ?? null, as.scan ?? null],
    );
    if (content !== '') await writeFile(path.join(core.dataDir, 'files', row?.id ?? ''), content);
    return row?.id ?? '';
  };
  await add(PDF, { media_type: 'application/pdf' });
  const waiting = await add(workbook('<t>later</t>'), { scan: 'quarantined' });
  const broken = await add('no zip');
  const gone = await add('');

  expect(await read()).toBe(3);
  expect(await read()).toBe(0);
  const words = () =>
    core.build.sql('select file_id, words from core_api.file_words order by words, file_id');
  expect(await words()).toEqual([
    ...[broken, gone].toSorted().map((id) => ({ file_id: id, words: [] })),
    { file_id: good, words: ['seizures'] },
  ]);
  await core.build.sql("update core.file set scan = 'clean' where id = $1", [waiting]);
  expect(await read()).toBe(1);
  expect(await words()).toContainEqual({ file_id: waiting, words: ['later'] });
  await core.build.sql('delete from core.file where id = $1', [waiting]);
  expect(await words()).toHaveLength(3);
});
