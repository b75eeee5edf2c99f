import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { LIMITS } from '@portal/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { WORKBOOK_PARTS, writeZip, type ZipPart } from '../../../testing/archives.ts';
import { checkArchive } from './check-archive.ts';
import type { ArchiveFault } from './verdict.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'archives-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function check(content: Buffer, isWorkbook = false) {
  const file = path.join(folder, 'given');
  await writeFile(file, content);
  const verdict = await checkArchive({ path: file, isWorkbook });
  expect(await readdir(folder)).toEqual(['given']);
  return verdict;
}

const table: ZipPart = { name: 'data/scores.csv', content: 'id,score\n1,20\n' };
const MEGABYTE = 1024 * 1024;
const blanks = (megabytes: number): Buffer => Buffer.alloc(megabytes * MEGABYTE);

it('takes tables in folders, what is stored, and what is packed well but small', async () => {
  const parts: ZipPart[] = [
    { name: 'data/', isStored: true, mode: 0o040755 },
    table,
    { name: 'readme.pdf', content: '%PDF-1.4 …', isStored: true },
    { name: 'blank.csv', content: Buffer.alloc(MEGABYTE / 2) },
    { name: 'numbers.bin', content: randomBytes(MEGABYTE) },
    { name: 'é ü.csv', content: 'a,b' },
    { name: 'notes..old/a..b.txt', content: 'two dots in a name are no folder' },
  ];
  expect(await check(writeZip(parts))).toEqual({ fault: null, name: '' });
  expect(await check(writeZip(WORKBOOK_PARTS), true)).toEqual({ fault: null, name: '' });
});

const CASES: readonly (readonly [string, ArchiveFault, readonly ZipPart[]])[] = [
  ['one entry that unpacks to 1000 times its size', 'bomb', [{ name: 'zeros.csv', content: blanks(8) }]],
  [
    'such an entry behind bytes that cannot be packed',
    'bomb',
    [
      { name: 'noise', content: randomBytes(4 * MEGABYTE) },
      { name: 'zeros.csv', content: blanks(8) },
    ],
  ],
  [
    'many entries, each small, that are too much together',
    'bomb',
    Array.from({ length: 100 }, (_each, index) => ({ name: `${index}.csv`, content: blanks(0.5) })),
  ],
  [
    'entries that share their bytes',
    'bomb',
    [
      { name: 'a', content: randomBytes(9000) },
      { name: 'b', content: '', sharesWith: 0 },
    ],
  ],
  [
    'more in all than the limit',
    'too_large',
    Array.from({ length: 3 }, (_each, index) => ({
      name: `${index}.csv`,
      content: randomBytes(5 * MEGABYTE),
      claimedSize: LIMITS.archiveExpandedBytes / 2.5,
    })),
  ],
  [
    'an entry that is larger than it says',
    'unreadable',
    [{ name: 'zeros.csv', content: blanks(8), claimedSize: 100 }],
  ],
  [
    'more entries than the limit',
    'too_many',
    Array.from({ length: LIMITS.archiveEntries + 1 }, (_each, index) => ({ name: `${index}.csv` })),
  ],
  ['a name that climbs', 'bad_name', [table, { name: '../../etc/cron.d/job', content: 'x' }]],
  ['a name that climbs from within', 'bad_name', [{ name: 'data/../../x', content: 'x' }]],
  ['an absolute name', 'bad_name', [{ name: '/etc/passwd', content: 'x' }]],
  ['a name with a drive', 'bad_name', [{ name: 'C:/Windows/x', content: 'x' }]],
  ['a name with backslashes', 'bad_name', [{ name: '..\\..\\x', content: 'x' }]],
  ['a name that is too long', 'long_name', [{ name: `${'a/'.repeat(125)}scores.csv`, content: 'x' }]],
  ['a name that ends early', 'bad_name', [{ name: 'data.csv\0.exe', content: 'x' }]],
  [
    'another name where programs that read ahead look',
    'bad_name',
    [{ ...table, localName: '../data/evil.csv' }],
  ],
  ['a symbolic link', 'no_plain_file', [{ name: 'link', content: '/etc/passwd', mode: 0o120777 }]],
  ['a device', 'no_plain_file', [{ name: 'null', mode: 0o020666 }]],
  ['an encrypted entry', 'encrypted', [{ ...table, isEncrypted: true }]],
  ['an archive by its name', 'nested', [{ name: 'more.zip', content: 'x' }]],
  ['an archive by its content', 'nested', [{ name: 'more.csv', content: writeZip([table]) }]],
  ['a packed file by its content', 'nested', [{ name: 'more.txt', content: gzipSync('x') }]],
  ['a program by its name', 'program', [{ name: 'setup.EXE', content: 'x' }]],
  [
    'a program under another name',
    'program',
    [
      {
        name: 'table.csv',
        content: Buffer.concat([Buffer.from('MZ'), Buffer.alloc(126), Buffer.from('PE\0\0')]),
      },
    ],
  ],
  ['one name twice', 'same_name', [table, { ...table, name: 'Data/Scores.CSV' }]],
  ['nothing but folders', 'empty', [{ name: 'data/', isStored: true, mode: 0o040755 }]],
];
it.each(CASES)('refuses %s: %s [P2-04]', async (_what, fault, parts) => {
  expect(await check(writeZip(parts))).toMatchObject({ fault });
});

it('names what it found', async () => {
  expect(await check(writeZip([table, { name: '../x', content: 'x' }]))).toEqual({
    fault: 'bad_name',
    name: '../x',
  });
});

it('refuses what is cut off, changed or no archive [P2-04]', async () => {
  const whole = writeZip([table, { name: 'noise', content: randomBytes(5000) }]);
  for (const length of [4, 60, whole.length - 30, whole.length - 1])
    expect(await check(whole.subarray(0, length))).toMatchObject({ fault: 'unreadable' });
  const changed = Buffer.from(whole);
  changed[changed.indexOf('noise') + 900] = (changed[changed.indexOf('noise') + 900] ?? 0) ^ 0xff;
  expect(await check(changed)).toMatchObject({ fault: 'unreadable' });
  expect(await check(Buffer.concat([whole, Buffer.from('behind it')]))).toMatchObject({
    fault: 'unreadable',
  });
  expect(await check(Buffer.from('PK\u0003\u0004 and nothing else'))).toMatchObject({ fault: 'unreadable' });
});
