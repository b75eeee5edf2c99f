/** Rules for the directory of an archive, checked without unpacking anything. */
import { LIMITS } from '@portal/contract';
import { getFileNameLowLevel, validateFileName, type Entry } from 'yauzl';
import { ArchiveRefused } from './verdict.ts';

/** Below this size any compression ratio is accepted: a sheet of blanks is no bomb. */
const HARMLESS_BYTES = 1024 * 1024;
const ENCRYPTED_FLAG = 1;
const STORED = 0;
const DEFLATED = 8;
/** Bits of a Unix file mode, in the upper half of the external attributes (APPNOTE 4.4.15). */
const MODE_KIND = 0o170000;
const PLAIN_KINDS = [0, 0o040000, 0o100000];
const ARCHIVE_NAME =
  /\.(?:zip|zipx|jar|war|apk|docx|xlsx|pptx|xlsm|7z|rar|tar|tgz|tbz2?|txz|gz|bz2|xz|zst|lz4?|cab|iso|dmg)$/i;
const PROGRAM_NAME =
  /\.(?:exe|dll|com|scr|msi|bat|cmd|ps1|vbs|vbe|js|jse|wsf|hta|lnk|sh|app|deb|rpm|pif|cpl)$/i;

export interface KnownEntry {
  readonly entry: Entry;
  readonly name: string;
}

/** @throws ArchiveRefused */
export function readEntry(entry: Entry): KnownEntry {
  // Backslashes are not converted to slashes: some programs read them as folder separators, and honest ones never write
  // them.
  const name = getFileNameLowLevel(entry.generalPurposeBitFlag, entry.fileNameRaw, entry.extraFields, true);
  if (name.length > LIMITS.archiveName) throw new ArchiveRefused('long_name', name);
  if (name === '' || validateFileName(name) !== null || /\p{Cc}|:/u.test(name))
    throw new ArchiveRefused('bad_name', name);
  if ((entry.generalPurposeBitFlag & ENCRYPTED_FLAG) !== 0) throw new ArchiveRefused('encrypted', name);
  if (entry.compressionMethod !== STORED && entry.compressionMethod !== DEFLATED)
    throw new ArchiveRefused('unreadable', name);
  if (!PLAIN_KINDS.includes((entry.externalFileAttributes >>> 16) & MODE_KIND))
    throw new ArchiveRefused('no_plain_file', name);
  if (ARCHIVE_NAME.test(name)) throw new ArchiveRefused('nested', name);
  if (PROGRAM_NAME.test(name)) throw new ArchiveRefused('program', name);
  if (
    entry.uncompressedSize > HARMLESS_BYTES &&
    entry.uncompressedSize > LIMITS.archiveRatio * entry.compressedSize
  )
    throw new ArchiveRefused('bomb', name);
  return { entry, name };
}

/** Applies the rules that concern all entries together. @param size of the archive in bytes @throws ArchiveRefused */
export function refuseDirectory(entries: readonly KnownEntry[], size: number): void {
  const add = (bytes: (entry: Entry) => number) => entries.reduce((sum, { entry }) => sum + bytes(entry), 0);
  const expanded = add((entry) => entry.uncompressedSize);
  // More packed bytes than the file has means that entries overlap, the only way to exceed the ratio of deflate.
  if (add((entry) => entry.compressedSize) > size) throw new ArchiveRefused('bomb', entries[0]?.name);
  const most = size > LIMITS.uploadBytes ? LIMITS.largeArchiveExpandedBytes : LIMITS.archiveExpandedBytes;
  if (expanded > most) throw new ArchiveRefused('too_large');
  if (expanded > HARMLESS_BYTES && expanded > LIMITS.archiveRatio * size)
    throw new ArchiveRefused('bomb', entries[0]?.name);
  const names = new Set<string>();
  for (const { name } of entries) {
    // Windows and macOS ignore case and Unicode form when they compare names.
    const key = name.normalize('NFC').toLowerCase().replace(/\/$/, '');
    if (names.has(key)) throw new ArchiveRefused('same_name', name);
    names.add(key);
  }
  if (!entries.some(({ name }) => !name.endsWith('/'))) throw new ArchiveRefused('empty');
}
