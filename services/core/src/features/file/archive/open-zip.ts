/**
 * Opens a stored zip and checks it again by the rules of uploads, so that no entry can be unpacked outside its folder.
 */
import { PassThrough, type Readable } from 'node:stream';
import { LIMITS } from '@portal/contract';
import { fromRandomAccessReaderPromise, type ZipFile } from 'yauzl';
import { ZipFile as ZipWriter } from 'yazl';
import type { FileStore } from '../../../clients/file-store/index.ts';
import { readEntry, refuseDirectory, type KnownEntry } from './entry-rules.ts';
import { StoreReader } from './store-reader.ts';
import { ArchiveRefused } from './verdict.ts';

export interface OpenZip {
  readonly zip: ZipFile;
  readonly entries: readonly KnownEntry[];
  readonly close: () => void;
}

/** @throws ArchiveRefused, or the library's error for a zip that it cannot read */
export async function openZip(store: FileStore, key: string): Promise<OpenZip> {
  const size = await store.measure(key);
  const reader = new StoreReader(store, key, size);
  const zip = await fromRandomAccessReaderPromise(reader, size, {
    autoClose: false,
    decodeStrings: false,
    lazyEntries: true,
  });
  try {
    if (zip.entryCount > LIMITS.archiveEntries) throw new ArchiveRefused('too_many');
    const entries: KnownEntry[] = [];
    for await (const entry of zip.eachEntry()) entries.push(readEntry(entry));
    refuseDirectory(entries, size);
    return { zip, entries, close: () => zip.close() };
  } catch (error) {
    zip.close();
    throw error;
  }
}

const isSelected = (name: string, titles: readonly string[]): boolean =>
  titles.some((title) => name === title || (title.endsWith('/') && name.startsWith(title)));

/** Streams a zip with the entries of these titles, including the content of folders. Closes the zip at the end. */
export function writeSelected({ zip, entries, close }: OpenZip, titles: readonly string[]): Readable {
  const writer = new ZipWriter();
  const output = new PassThrough();
  const fail = (error: Error): void => void output.destroy(error);
  writer.on('error', fail);
  for (const { name, entry } of entries) {
    if (!isSelected(name, titles)) continue;
    const options = { mtime: entry.getLastModDate() };
    if (name.endsWith('/')) writer.addEmptyDirectory(name, options);
    else
      // Entries are opened one at a time, when they are written.
      writer.addReadStreamLazy(name, options, (give) => {
        zip.openReadStreamPromise(entry).then(
          (content) => give(null, content.once('error', fail)),
          (error: unknown) => give(error, new PassThrough()),
        );
      });
  }
  writer.end();
  (writer.outputStream as Readable).pipe(output);
  // Also close when the caller disconnects.
  output.once('close', close);
  return output;
}
