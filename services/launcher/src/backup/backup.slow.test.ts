/** A backup restores: rows, files and keys of a portal at work come back into an empty server, which then starts. */
import { execFile, spawn } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { SERVICES } from '@portal/contract';
import { serviceDatabaseUrl } from '@portal/kit';
import { freePort, startEmbeddedPostgres, type EmbeddedPostgres } from '@portal/kit/postgres';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { prepareDatabase } from '../data/database.ts';
import { loadSecrets } from '../data/secrets.ts';
import { DEMO_SIZE, seedDatabase } from '../data/seeding.ts';
import { quoted, readTables } from './catalogue.ts';
import { makeBackup } from './make-backup.ts';
import { readManifest, type Manifest } from './manifest.ts';

const hashFile = (file: string): string => createHash('sha256').update(fs.readFileSync(file)).digest('hex');
const hashesIn = (folder: string): Record<string, string> =>
  Object.fromEntries(fs.readdirSync(folder).map((name) => [name, hashFile(path.join(folder, name))]));

async function connected<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
const readCounts = (url: string): Promise<Record<string, number>> =>
  connected(url, async (client) => {
    const counts: Record<string, number> = {};
    for (const table of await readTables(client)) {
      const { rows } = await client.query<{ count: number }>(
        `select count(*)::int as count from ${quoted(table)}`,
      );
      counts[`${table.schema}.${table.name}`] = rows[0]?.count ?? 0;
    }
    return counts;
  });

/** Writes on: each file with its bytes first, its row then, and a note of it in the same transaction. */
function startWriter(url: string, dataDir: string): { stop: () => Promise<number> } {
  const stopping = new AbortController();
  const write = async (client: Client): Promise<void> => {
    const key = randomUUID();
    fs.writeFileSync(path.join(dataDir, 'files', key), key);
    await client.query('begin');
    await client.query(
      `insert into core.file (type, name, media_type, size, sha256, storage_key, scan)
       values (3, 'note.txt', 'text/plain', 36, $1, $2, 'clean')`,
      [createHash('sha256').update(key).digest('hex'), key],
    );
    await client.query('insert into core.post_log (log) values ($1)', [key]);
    await client.query('commit');
  };
  const writing = connected(url, async (client) => {
    let written = 0;
    for (; !stopping.signal.aborted; written += 1) await write(client);
    return written;
  });
  return {
    stop() {
      stopping.abort();
      return writing;
    },
  };
}

let folder: string;
let source: EmbeddedPostgres;
let manifest: Manifest;
let written = 0;
const place = (...parts: string[]): string => path.join(folder, ...parts);

function run(command: string, args: string[], dataDir: string): Promise<{ code: number; output: string }> {
  const file = path.join(import.meta.dirname, '../commands', `${command}.ts`);
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const env = { PATH, NODE_COMPILE_CACHE, DATA_DIR: dataDir };
  return new Promise((resolve) => {
    execFile(process.execPath, [file, ...args], { env }, (error, stdout, stderr) =>
      resolve({ code: error === null ? 0 : Number(error.code), output: `${stdout}${stderr}`.trim() }),
    );
  });
}

beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'portal-backup-'));
  const dataDir = place('data');
  fs.mkdirSync(dataDir);
  source = await startEmbeddedPostgres({
    dataDir: place('data', 'postgres'),
    flags: ['fsync=off', 'synchronous_commit=off'],
  });
  await prepareDatabase(source.url, loadSecrets(dataDir).database);
  await seedDatabase(source.url, dataDir, DEMO_SIZE, () => undefined);
  const writer = startWriter(source.url, dataDir);
  await makeBackup({ dataDir, outside: {} }, source.url, place('backup'));
  written = await writer.stop();
  manifest = readManifest(place('backup'));
});
afterAll(async () => {
  await source.stop();
  fs.rmSync(folder, { recursive: true, force: true });
});

it('takes every table at one moment, while rows come in', async () => {
  const saved = Object.fromEntries(
    manifest.tables.map(({ schema, name, rows }) => [`${schema}.${name}`, rows]),
  );
  const now = await readCounts(source.url);
  expect(written).toBeGreaterThan(1);
  const busy = ['core.file', 'core.post_log', 'audit.log'];
  for (const table of busy) expect(saved[table]).toBeLessThanOrEqual(now[table] ?? 0);
  const still = (counts: Record<string, number>) => ({
    ...counts,
    ...Object.fromEntries(busy.map((table) => [table, 0])),
  });
  expect(still(saved)).toEqual(still(now));
  expect(saved['researcher.request']).toBe(DEMO_SIZE.requests);
});

it('says in one line why it does not write over what is there', async () => {
  expect(await run('backup', [place('backup')], place('data'))).toEqual({
    code: 1,
    output: `${place('backup')} is not empty. Name a new folder.`,
  });
  expect(await run('backup', [], place('data'))).toMatchObject({ code: 1 });
  expect(await run('restore', [place('backup')], place('data'))).toEqual({
    code: 1,
    output: `${place('data')} has an installation already. Set DATA_DIR to a new folder.`,
  });
  expect(await run('restore', [place('nowhere')], place('fresh'))).toEqual({
    code: 1,
    output: `There is no backup in ${place('nowhere')}.`,
  });
});

describe('npm run restore', () => {
  let restored: EmbeddedPostgres;
  let outcome: { code: number; output: string };
  beforeAll(async () => {
    outcome = await run('restore', [place('backup')], place('restored'));
    restored = await startEmbeddedPostgres({ dataDir: place('restored', 'postgres') });
  }, 240_000);
  afterAll(() => restored?.stop());

  it('finds every signature as it was given', () => {
    expect(outcome).toEqual({
      code: 0,
      output: expect.stringMatching(/ are back, as of [\s\S]*[1-9]\d* signatures checked, no faults\.$/),
    });
  });

  it('brings back as many rows in every table', async () => {
    const saved = manifest.tables.map(({ schema, name, rows }) => [`${schema}.${name}`, rows]);
    expect(await readCounts(restored.url)).toEqual(Object.fromEntries(saved));
  });

  it('brings back the same bytes in every file and key', () => {
    const files = Object.fromEntries(manifest.files.map(({ key, sha256 }) => [key, sha256]));
    expect(hashesIn(place('restored', 'files'))).toEqual(files);
    expect(hashesIn(place('restored', 'keys'))).toEqual(hashesIn(place('data', 'keys')));
    const now = hashesIn(place('data', 'files'));
    for (const [key, hash] of Object.entries(files)) expect(now[key]).toBe(hash);
  });

  it('has whole transactions, and a file for every row that names one', async () => {
    const [halves, names] = await connected(restored.url, async (client) => [
      await client.query(
        `select storage_key from core.file where name = 'note.txt' except select log from core.post_log`,
      ),
      await client.query<{ key: string }>(
        "select storage_key::text as key from core.file where name = 'note.txt'",
      ),
    ]);
    expect(halves.rows).toEqual([]);
    for (const { key } of names.rows) expect(fs.existsSync(place('restored', 'files', key))).toBe(true);
  });

  it('continues numbering, and leaves the history as unchangeable as it was', async () => {
    const secret = loadSecrets(place('restored')).database;
    for (const service of SERVICES)
      await connected(serviceDatabaseUrl(service, { adminUrl: restored.url, secret }), async (client) => {
        for (const statement of ["update audit.log set model = 'x'", 'delete from audit.log'])
          await expect(client.query(statement)).rejects.toThrow(/permission denied/);
      });
    await connected(serviceDatabaseUrl('core', { adminUrl: restored.url, secret }), async (client) => {
      await client.query("insert into core.cohort (name, display_name) values ('New', 'New')");
      const { rows } = await client.query<{ operation: string }>(
        "select operation from audit.core_log where model = 'cohort' order by id desc limit 1",
      );
      expect(rows).toEqual([{ operation: 'I' }]);
      await expect(client.query('delete from core.signature')).rejects.toThrow(/permission denied/);
    });
    await connected(restored.url, (owner) =>
      expect(owner.query('delete from audit.log')).rejects.toThrow(/never changed or deleted/),
    );
  });

  it('starts as a portal', async () => {
    await restored.stop();
    const port = await freePort();
    const portal = spawn(process.execPath, [path.join(import.meta.dirname, '../commands/start.ts')], {
      env: {
        PATH: process.env['PATH'],
        DATA_DIR: place('restored'),
        PORT: String(port),
        BUILD_APPS: 'no',
        DEMO_DATA: 'no',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    try {
      let output = '';
      for (const stream of [portal.stdout, portal.stderr])
        stream.on('data', (part: Buffer) => (output += part.toString('utf8')));
      await expect.poll(() => output, { timeout: 120_000 }).toContain('Portal ready:');
      const answer = await fetch(`http://127.0.0.1:${port}/api/cohort/`);
      expect([answer.status, JSON.stringify(await answer.json())]).toEqual([
        200,
        expect.stringContaining('New'),
      ]);
    } finally {
      portal.kill('SIGTERM');
      await once(portal, 'exit');
    }
  }, 180_000);
});

it('refuses bytes that changed and a backup that is not whole', async () => {
  const damaged = place('damaged');
  fs.cpSync(place('backup'), damaged, { recursive: true });
  const [first] = manifest.files;
  fs.appendFileSync(path.join(damaged, 'files', first?.key ?? ''), '!');
  const changed = await run('restore', [damaged], place('refused'));
  expect(changed).toEqual({ code: 1, output: `The stored file ${first?.key} is not as it was saved.` });
  const lost = path.join(damaged, 'tables', 'core.account.copy.gz');
  fs.rmSync(lost);
  expect(await run('restore', [damaged], place('refused too'))).toEqual({
    code: 1,
    output: `The backup is not whole: ${lost} is missing.`,
  });
});

it.each(['core.file', 'core.signature', 'core.transfer_agreement'])(
  'refuses to leave out a stored file that a row of %s names',
  async (table) => {
    const key = await connected(source.url, async (client) => {
      const { rows } = await client.query<{ storage_key: string }>(
        `select storage_key from ${table} limit 1`,
      );
      return rows[0]?.storage_key ?? '';
    });
    const stored = place('data', 'files', key);
    fs.renameSync(stored, place('aside'));
    try {
      await expect(
        makeBackup({ dataDir: place('data'), outside: {} }, source.url, place('incomplete')),
      ).rejects.toThrow(`1 stored files are missing: ${key}.`);
    } finally {
      fs.renameSync(place('aside'), stored);
    }
  },
);
