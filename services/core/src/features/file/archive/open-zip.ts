/** A zip that is stored here, checked by the rules of uploads again: what it names cannot leave a folder. */
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

/** @throws ArchiveRefused and whatever the library says of a zip that it cannot read */
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

/** A zip of these titles and of the content of folders, as it is read. Closes `open` at its end. */
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
      // Opened when its turn comes, one at a time.
      writer.addReadStreamLazy(name, options, (give) => {
        zip.openReadStreamPromise(entry).then(
          (content) => give(null, content.once('error', fail)),
          (error: unknown) => give(error, new PassThrough()),
        );
      });
  }
  writer.end();
  (writer.outputStream as Readable).pipe(output);
  // Also when the caller goes away in the middle.
  output.once('close', close);
  return output;
}
