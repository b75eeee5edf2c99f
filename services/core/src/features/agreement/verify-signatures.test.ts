import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createStatements } from '@portal/kit';
import { createKeyPair } from '@portal/kit/testing';
import { createRandom } from '@portal/kit/seeding';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startCore, type CoreHarness } from '../../testing/core-harness.ts';
import { createFileStore, type FileStore } from '../../clients/file-store/index.ts';
import { secretFrom } from '../../settings.ts';
import { SEAL_PURPOSE, verifySignatures } from './index.ts';
import { buildScene, replaceBy, type AgreementScene } from './agreement.fixtures.ts';

const keys = createKeyPair();
const SECRET = secretFrom(keys.privateKey, SEAL_PURPOSE);
/** A chance that repeats itself: a failure can be looked at. */
const random = createRandom(20_260_722);

let core: CoreHarness;
let scenes: AgreementScene[];
beforeAll(async () => {
  core = await startCore({ AUTH_PRIVATE_KEY: keys.privateKey });
  store = createFileStore({ dataDir: core.dataDir, s3: undefined });
  scenes = [await buildScene(core, { status: 3 }), await buildScene(core, { status: 2 })];
  // One whose document was revised: its old signatures are checked as well.
  const revised = await buildScene(core, { status: 3 });
  await replaceBy(core, revised, revised.admin);
  scenes.push(revised);
});
afterAll(() => core.stop());

let store: FileStore;
const findPlace = (key: string): string => path.join(core.dataDir, 'files', key);
const verify = () =>
  verifySignatures({
    secret: SECRET,
    reads: createStatements(core.database.admin),
    read: (key) => store.read(key),
  });

/** Behind the trigger's back, as someone with the owner's rights could do. */
async function unguarded(text: string, values: readonly unknown[] = []): Promise<void> {
  await core.build.sql('alter table core.signature disable trigger user');
  await core.build.sql(text, values);
  await core.build.sql('alter table core.signature enable trigger user');
}

const flipText = (text: string): string => {
  const bytes = Buffer.from(text);
  const at = random.integer(0, bytes.length - 1);
  // The low five bits of a letter or digit turn it into another that the column takes.
  bytes[at] = (bytes[at] ?? 0) ^ (1 << random.integer(0, 4));
  return bytes.toString('latin1');
};
const flipHex = (hex: string): string => {
  const at = random.integer(0, hex.length - 1);
  const digit = Number.parseInt(hex[at] ?? '0', 16) ^ (1 << random.integer(0, 3));
  return hex.slice(0, at) + digit.toString(16) + hex.slice(at + 1);
};

type Flip = (row: Readonly<Record<string, string>>) => Promise<void>;
const column =
  (name: string, type: string, flip: (value: string) => string): Flip =>
  async (row) => {
    const before = row[name];
    if (before === undefined) throw new Error(`the row has no ${name}`);
    const id = row['id'];
    await unguarded(`update core.signature set ${name} = $2::text::${type} where id = $1`, [
      id,
      flip(before),
    ]);
    const verification = await verify();
    found.push(verification.faults.length);
    const key = name === 'id' ? flipBack.id : id;
    await unguarded(`update core.signature set ${name} = $2::text::${type} where id = $1`, [key, before]);
  };
const flipBack: { id: string | undefined } = { id: undefined };
const flipNumber = (value: string): string => {
  const flipped = String(Number(value) ^ (1 << random.integer(6, 20)));
  flipBack.id = flipped;
  return flipped;
};
const found: number[] = [];

const document: Flip = async (row) => {
  const place = findPlace(row['storage_key'] ?? '');
  const before = await readFile(place);
  const after = Buffer.from(before);
  const at = random.integer(0, after.length - 1);
  after[at] = (after[at] ?? 0) ^ (1 << random.integer(0, 7));
  await writeFile(place, after);
  found.push((await verify()).faults.length);
  await writeFile(place, before);
};

const uuidFlip = (value: string): string => {
  const [head = '', ...rest] = value.split('-');
  return [flipHex(head), ...rest].join('-');
};

const FLIPS: readonly Flip[] = [
  document,
  column('id', 'int', flipNumber),
  column('file_id', 'uuid', uuidFlip),
  column('storage_key', 'text', flipText),
  column('institution_id', 'int', flipNumber),
  column('role', 'text', (role) => (role === 'official' ? 'foundation' : 'official')),
  column('signer_id', 'int', flipNumber),
  column('typed_name', 'text', flipText),
  column('meaning', 'text', flipText),
  column('signed_at', 'timestamptz', (at) => at.replace(/\d(?=\+)/, (digit) => String(Number(digit) ^ 1))),
  column('sha256', 'char(64)', flipHex),
  column('previous', 'char(64)', flipHex),
  column('seal', 'char(64)', flipHex),
];

it('finds nothing amiss before, and every one of 100 changed bits', async () => {
  expect(await verify()).toEqual({ checked: 5, faults: [] });
  // Roles of one side only, or the index that allows each once would refuse the change.
  const all = await core.build.sql<Record<string, string>>(
    `select id::text, file_id::text, storage_key, institution_id::text, role, signer_id::text, typed_name, meaning,
      to_char(signed_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US+00') as signed_at, sha256, previous, seal
     from core.signature s order by s.id`,
  );
  const rows = all.filter((row) => row['previous'] !== null);
  const lone = all.filter((row) => all.filter((other) => other['file_id'] === row['file_id']).length === 1);
  for (let turn = 0; turn < 100; turn += 1) {
    const flip = FLIPS[turn % FLIPS.length];
    const row = random.pick(flip === FLIPS[5] ? lone : rows);
    await flip?.(row);
  }
  expect(found).toHaveLength(100);
  expect(found.filter((faults) => faults === 0)).toEqual([]);
  expect(await verify()).toEqual({ checked: 5, faults: [] });
});

it('misses no signature that was removed, first, last or between', async () => {
  const rows = await core.build.sql<{ id: number }>('select id from core.signature order by id');
  for (const { id } of rows) {
    const [copy] = await core.build.sql<Record<string, unknown>>(
      'select * from core.signature where id = $1',
      [id],
    );
    const values = Object.values(copy ?? {});
    await unguarded('delete from core.signature where id = $1', [id]);
    const { faults } = await verify();
    expect(faults).toContainEqual(expect.stringMatching(`^signature ${id} .*removed`));
    await unguarded(
      `insert into core.signature (${Object.keys(copy ?? {}).join(', ')}) values (${values.map((_, index) => `$${index + 1}`).join(', ')})`,
      values,
    );
  }
  expect((await verify()).faults).toEqual([]);
});

it('sees an agreement that claims another name than was signed', async () => {
  const [scene] = scenes;
  const change = (name: string) =>
    core.build.sql(
      `update core.file set additional_data = additional_data || jsonb_build_object('signature', $2::text) where id = $1`,
      [scene?.id, name],
    );
  await change('Somebody Else');
  expect((await verify()).faults).toEqual([
    expect.stringMatching(/^RDA [0-9a-f-]{36}: signature \d+ was given by another name$/),
  ]);
  await change(scene?.official.displayName ?? '');
  expect((await verify()).faults).toEqual([]);
});

it('sees an agreement that lost its signature, or whose document has another hash on record', async () => {
  const [scene] = scenes;
  const [before] = await core.build.sql<{ additional_data: object; sha256: string }>(
    'select additional_data, sha256 from core.file where id = $1',
    [scene?.id],
  );
  const set = (sql: string, value: unknown) =>
    core.build.sql(`update core.file set ${sql} where id = $1`, [scene?.id, value]);
  // As if the name had been typed from paper, where any name may be.
  await set('additional_data = additional_data - $2::text', 'signature_id');
  expect((await verify()).faults).toEqual([
    expect.stringMatching(/^signature \d+ \(RDA [0-9a-f-]{36}\): the agreement no longer names it$/),
  ]);
  await set('additional_data = $2', before?.additional_data);
  await set('sha256 = $2', 'f'.repeat(64));
  expect((await verify()).faults).toEqual([
    expect.stringMatching(/^RDA [0-9a-f-]{36}: the record of its document was changed$/),
    expect.stringMatching(/^RDA [0-9a-f-]{36}: the record of its document was changed$/),
    expect.stringMatching(/^RDA [0-9a-f-]{36}: the document is not the one that its record names$/),
  ]);
  await set('sha256 = $2', before?.sha256);
  expect((await verify()).faults).toEqual([]);
});
