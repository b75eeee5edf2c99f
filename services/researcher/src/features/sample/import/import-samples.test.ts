/** The inventory from a file: what is written, what is refused, and what others see during that time. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { startHarness, type Harness } from '@portal/core/testing';
import type { TestPerson } from '@portal/kit/testing';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { definition } from '../../../app.ts';
import { importSamples } from './import-samples.ts';

const HEADER =
  'sample_type,sample_id,amount_available,limited_at,cpls_available,ipsc_consented,family_situation';
let harness: Harness;
let folder: string;
let client: pg.Client;
let person: TestPerson;

beforeAll(async () => {
  harness = await startHarness(definition);
  person = await harness.build.person();
  folder = await mkdtemp(path.join(os.tmpdir(), 'samples-'));
  client = new pg.Client({ connectionString: harness.database.adminUrl });
  await client.connect();
});
afterAll(async () => {
  await client?.end();
  await rm(folder, { recursive: true, force: true });
  await harness?.stop();
});

async function importText(text: string) {
  const file = path.join(folder, 'samples.csv');
  await writeFile(file, text);
  return importSamples(client, file);
}
const count = async (): Promise<number> =>
  Number((await client.query('select count(*) from researcher.sample')).rows[0].count);
const validate = async (ids: readonly string[]) => {
  const { body } = await harness.call('POST /sample-availability/validate/', {
    as: person,
    body: { ids, sample_type: 1 },
  });
  return body.results as { id: string; availability: string; amount_available: number | null }[];
};

it('writes what is new or changed, and nothing the second time [R7-06]', async () => {
  const text = `\uFEFF${HEADER}\r\nPlasma,I-1,500,100,no,yes,"proband, simplex"\r\n4,I-2,0,,yes,,\r\nplasma,I-3,100,100,,,\r\n\r\n`;
  expect(await importText(text)).toEqual({ lines: 3, written: 3, faults: [] });
  expect(await validate(['I-1', 'I-2', 'I-3'])).toMatchObject([
    { availability: 'Available', amount_available: 500 },
    { availability: 'Invalid Id' },
    { availability: 'Limited' },
  ]);
  expect(await importText(text)).toMatchObject({ written: 0 });
  expect(await importText(`${HEADER}\nPlasma,I-1,0,,,,\nPlasma,I-1,7,,,,\n`)).toMatchObject({ written: 1 });
  expect(await validate(['I-1'])).toMatchObject([{ amount_available: 7 }]);
});

it('says what is wrong by line, and writes nothing of such a file', async () => {
  const before = await count();
  const { faults, written } = await importText(
    `${HEADER}\nPlasma,N-1,1,,,,\nHair,N-2,1,,,,\nPlasma,N 3,-1,,maybe,,\nPlasma,N-4,1.2345,,,,${'x'.repeat(61)}\n`,
  );
  expect(written).toBe(0);
  expect(faults).toEqual([
    'line 3: sample_type: "Hair" is no kind of samples',
    'line 4: sample_id: must be letters, digits and hyphens, at most 40',
    'line 4: amount_available: must be a number of 0 or more, with at most 3 decimals',
    'line 4: cpls_available: must be yes or no',
    'line 5: amount_available: must be a number of 0 or more, with at most 3 decimals',
    'line 5: family_situation: must have at most 60 characters',
  ]);
  expect(await count()).toBe(before);
});

it.each([
  ['', 'line 1: no sample follows'],
  [`${HEADER}\n`, 'line 1: no sample follows'],
  ['sample_id,amount_available\nA,1\n', 'line 1: the column sample_type is missing'],
  ['sample_type,sample_id,amount_available,colour\n1,A,1,red\n', 'line 1: colour is no column'],
  ['sample_type,sample_id,amount_available\n1,A\n', 'Invalid Record Length'],
  ['sample_type,sample_id,amount_available\n1,"A,1\n', 'Quote Not Closed'],
])('refuses %j', async (text, fault) => {
  const result = await importText(text);
  expect(result.faults.join()).toContain(fault);
  expect(result.written).toBe(0);
});

it('at most 20 faults are reported, and a file that is not there is an error', async () => {
  const lines = Array.from({ length: 50 }, () => 'Hair,A,1,,,,').join('\n');
  expect((await importText(`${HEADER}\n${lines}\n`)).faults).toHaveLength(20);
  await expect(importSamples(client, path.join(folder, 'none.csv'))).rejects.toThrow('ENOENT');
});

it('who validates during that time sees each sample as it was or as it is, and does not have to wait', async () => {
  const ids = Array.from({ length: 100 }, (_, index) => `R-${index}`);
  const file = (amount: number) =>
    `${HEADER}\n${Array.from({ length: 5000 }, (_, index) => `Plasma,R-${index},${amount},,,,`).join('\n')}\n`;
  await importText(file(1));
  const seen: (number | null)[] = [];
  const run = { isDone: false };
  const looking = (async () => {
    while (!run.isDone) {
      const began = performance.now();
      seen.push(...(await validate(ids)).map((sample) => sample.amount_available));
      expect(performance.now() - began).toBeLessThan(5000);
    }
  })();
  expect(await importText(file(2))).toMatchObject({ lines: 5000, written: 5000 });
  run.isDone = true;
  await looking;
  expect(new Set(seen).size).toBeLessThanOrEqual(2);
  expect(seen.every((amount) => amount === 1 || amount === 2)).toBe(true);
  expect(await validate(ids)).toMatchObject(ids.map((id) => ({ id, amount_available: 2 })));
});

it('two parallel imports end with one of them for each batch', async () => {
  const second = new pg.Client({ connectionString: harness.database.adminUrl });
  await second.connect();
  const make = async (name: string, amount: number, isBackwards: boolean) => {
    const lines = Array.from({ length: 3000 }, (_, index) => `Plasma,D-${index},${amount},,,,`);
    const file = path.join(folder, name);
    await writeFile(file, `${HEADER}\n${(isBackwards ? lines.toReversed() : lines).join('\n')}\n`);
    return file;
  };
  const files = [await make('a.csv', 1, false), await make('b.csv', 2, true)] as const;
  await Promise.all([importSamples(client, files[0]), importSamples(second, files[1])]);
  await second.end();
  const { rows } = await client.query(
    "select count(*)::int as n from researcher.sample where sample_id like 'D-%' and amount_available in (1, 2)",
  );
  expect(rows).toEqual([{ n: 3000 }]);
});
