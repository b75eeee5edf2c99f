/**
 * Lists the content of a zip and serves parts of it (spec 2 section 7 "Download"). Nothing is unpacked to disk or
 * completely loaded into memory.
 */
import { FILE_TYPE } from '@portal/contract';
import { handler, invalid, notFound, readList, say, wrongState, type Call, type Handler } from '@portal/kit';
import { fileRefusals } from '../../texts/en/file-refusals.ts';
import type { FileStore } from '../../clients/file-store/index.ts';
import { FileModel } from '../../models/index.ts';
import { attachmentHeader } from './file-name.ts';
import { fileResource } from './file.resource.ts';
import { openZip, writeSelected, type OpenZip } from './archive/open-zip.ts';

type ZipCall = Pick<Call, 'actor' | 'database' | 'log'>;

/** The newest zip of that name that the caller may open. */
async function findZip({ actor, database }: ZipCall, name: string): Promise<FileModel> {
  const { results } = await readList(
    database,
    fileResource,
    actor,
    { type: FILE_TYPE.DATASET_ZIP, name, ordering: ['-created'], limit: 1 },
    { pathname: '/api/file/list/', search: new URLSearchParams() },
  );
  const [found] = results;
  if (!found) throw notFound();
  const stored = await database.read(FileModel).matching({ id: found.id, scan: 'clean' }).first();
  if (!stored) throw wrongState(fileRefusals.download.waitsForScan);
  return stored;
}

async function openStored(call: ZipCall, file: FileModel, store: FileStore): Promise<OpenZip> {
  try {
    return await openZip(store, file.storage_key);
  } catch (error) {
    call.log.error({ err: error, file: file.id }, 'a stored zip cannot be read');
    throw wrongState(fileRefusals.download.zipUnreadable);
  }
}

export const zipRoutes = (store: FileStore): Handler[] => [
  handler('GET /file/list/', async (call) => {
    const zip = await openStored(call, await findZip(call, call.query.zip_file_name), store);
    zip.close();
    return {
      body: zip.entries.map(({ name, entry }) => ({
        title: name,
        is_dir: name.endsWith('/'),
        size: entry.uncompressedSize,
      })),
    };
  }),

  handler('GET /file/download/', async (call) => {
    const { zip_file_name: name, selected_files: titles } = call.query;
    const zip = await openStored(call, await findZip(call, name), store);
    const unknown = titles.find((title) => !zip.entries.some((each) => each.name === title));
    if (unknown !== undefined) {
      zip.close();
      throw invalid({ selected_files: [say(fileRefusals.download.unknownEntry, { title: unknown })] });
    }
    call.context.type = 'application/zip';
    call.context.set('Content-Disposition', attachmentHeader(name));
    call.context.set('X-Content-Type-Options', 'nosniff');
    call.context.body = writeSelected(zip, titles);
    return { raw: true };
  }),
];
