/** Unpacks a zip in memory as an unpacking program would, and stores nothing. */
import { stat } from 'node:fs/promises';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { crc32 } from 'node:zlib';
import { LIMITS } from '@portal/contract';
import { getFileNameLowLevel, openPromise, parseExtraFields, type ZipFile } from 'yauzl';
import { readEntry, refuseDirectory, type KnownEntry } from './entry-rules.ts';
import { ArchiveRefused, type ArchiveCheck, type ArchiveVerdict } from './verdict.ts';
import { WorkbookCheck } from './workbook-check.ts';

export async function checkArchive({ path, isWorkbook }: ArchiveCheck): Promise<ArchiveVerdict> {
  try {
    await readArchive(path, isWorkbook);
    return { fault: null, name: '' };
  } catch (error) {
    if (error instanceof ArchiveRefused) return { fault: error.fault, name: error.entry };
    // Any zip that the library cannot read: no directory, false sizes, a wrong checksum.
    return { fault: 'unreadable', name: '' };
  }
}

async function readArchive(path: string, isWorkbook: boolean): Promise<void> {
  const { size } = await stat(path);
  const zip = await openPromise(path, { autoClose: false, decodeStrings: false, lazyEntries: true });
  try {
    const entries = await readDirectory(zip);
    // Check the declared sizes before unpacking, so that nothing is inflated that declares itself too large.
    refuseDirectory(entries, size);
    const workbook = isWorkbook ? new WorkbookCheck(entries.map(({ name }) => name)) : undefined;
    for (const known of entries) await readContent(zip, known, workbook);
    workbook?.finish();
  } finally {
    zip.close();
  }
}

async function readDirectory(zip: ZipFile): Promise<KnownEntry[]> {
  if (zip.entryCount > LIMITS.archiveEntries) throw new ArchiveRefused('too_many');
  const entries: KnownEntry[] = [];
  for await (const entry of zip.eachEntry()) entries.push(readEntry(entry));
  return entries;
}

async function readContent(
  zip: ZipFile,
  { entry, name }: KnownEntry,
  workbook: WorkbookCheck | undefined,
): Promise<void> {
  const local = await zip.readLocalFileHeaderPromise(entry);
  const extra = parseExtraFields(local.extraField);
  const localName = getFileNameLowLevel(local.generalPurposeBitFlag, local.fileName, extra, true);
  // Programs that read the archive from the beginning use the name in this header.
  if (localName !== name) throw new ArchiveRefused('bad_name', localName);
  const content = await zip.openReadStreamPromise(entry);
  const part = name.endsWith('/') ? undefined : workbook?.open(name);
  let isFirst = true;
  let sum = 0;
  await pipeline(
    content,
    new Writable({
      write(chunk: Buffer, _encoding, done) {
        const fault = isFirst ? contentFault(chunk) : undefined;
        isFirst = false;
        sum = crc32(chunk, sum);
        try {
          if (fault) throw new ArchiveRefused(fault, name);
          part?.write(chunk);
          done();
        } catch (error) {
          done(error as Error);
        }
      },
    }),
  );
  part?.end();
  if (sum !== entry.crc32) throw new ArchiveRefused('unreadable', name);
}

const startsWith = (...bytes: number[]) => {
  const magic = Buffer.from(bytes);
  return (head: Buffer): boolean => head.subarray(0, magic.length).equals(magic);
};
const ARCHIVES = [
  startsWith(0x50, 0x4b, 0x03, 0x04),
  startsWith(0x50, 0x4b, 0x05, 0x06),
  startsWith(0x1f, 0x8b),
  startsWith(0x42, 0x5a, 0x68),
  startsWith(0xfd, 0x37, 0x7a, 0x58, 0x5a, 0x00),
  startsWith(0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c),
  startsWith(0x52, 0x61, 0x72, 0x21, 0x1a, 0x07),
  startsWith(0x28, 0xb5, 0x2f, 0xfd),
  (head: Buffer): boolean => head.subarray(257, 262).toString('latin1') === 'ustar',
];
/** Executable formats of Windows, Linux and macOS. */
const PROGRAMS = [
  (head: Buffer): boolean => startsWith(0x4d, 0x5a)(head) && head.includes('PE\0\0'),
  startsWith(0x7f, 0x45, 0x4c, 0x46),
  startsWith(0xcf, 0xfa, 0xed, 0xfe),
  startsWith(0xfe, 0xed, 0xfa, 0xcf),
  startsWith(0xca, 0xfe, 0xba, 0xbe),
];

/** Detects the type from the first bytes, because a name can be anything. */
function contentFault(head: Buffer): 'nested' | 'program' | undefined {
  if (ARCHIVES.some((matches) => matches(head))) return 'nested';
  if (PROGRAMS.some((matches) => matches(head))) return 'program';
  return undefined;
}
