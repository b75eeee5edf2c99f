/**
 * Uploads a zip of 5 GB through the gateway in pieces, has it scanned and downloads it. Measures the time and the
 * memory of core.
 */
import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { FILE_TYPE } from '@portal/contract';
import { ZipFile } from 'yazl';
import type { PortalClient } from '../client/portal-client.ts';
import { findService, readMemory, watchMemory } from './memory.ts';

const MB = 1024 * 1024;
const PIECE = 32 * MB;
const ENTRY = 256 * MB;
/** Maximum growth of core's memory in MB while the file passes through. */
export const GROWTH_BOUND = 70;
const WARM_GIGABYTES = 0.25;
const TUS = { 'Tus-Resumable': '1.0.0' };

/** The step, its duration, and by how much core's memory grew. */
export type LargeFileLine = Readonly<Record<'what' | 'seconds' | 'core grew by MB', string>>;

/** @param group process group of the portal: core is the process in it that runs its main file */
export async function measureLargeFile(
  client: PortalClient,
  { gigabytes, group }: { readonly gigabytes: number; readonly group: number },
): Promise<{ lines: LargeFileLine[]; growth: number }> {
  const core = findService(group, 'core');
  // The first file ever loads threads, modules and buffers, which must not count as growth.
  await fetchBack(client, await awaitFile(client, await send(client, WARM_GIGABYTES)));
  const rest = readMemory(core);
  let growth = 0;
  const measure = async <T>(what: string, work: () => Promise<T>): Promise<[LargeFileLine, T]> => {
    const started = performance.now();
    const watched = await watchMemory(core, rest, work);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    growth = Math.max(growth, watched.growth);
    return [{ what, seconds, 'core grew by MB': watched.growth.toFixed(0) }, watched.result];
  };
  const [up, place] = await measure(`${gigabytes} GB up`, () => send(client, gigabytes));
  const [checked, file] = await measure('looked into', () => awaitFile(client, place));
  const [down] = await measure('down', () => fetchBack(client, file));
  return { lines: [up, checked, down], growth };
}

/** Entries of random bytes, which cannot be compressed. They are generated while they are read and never stored. */
async function openZip(gigabytes: number): Promise<{ size: number; content: Readable }> {
  const block = randomBytes(MB);
  const zip = new ZipFile();
  for (let at = 0; at < (gigabytes * 1024 * MB) / ENTRY; at += 1)
    zip.addReadStreamLazy(`part-${at}.bin`, { size: ENTRY, compress: false }, (give) =>
      give(
        null,
        Readable.from(
          Array.from({ length: ENTRY / MB }, () => block),
          { objectMode: false },
        ),
      ),
    );
  const size = await new Promise<number>((resolve) =>
    zip.end({ forceZip64Format: true, comment: '' }, (...known: unknown[]) => resolve(Number(known[0]))),
  );
  return { size, content: zip.outputStream as Readable };
}

async function send(client: PortalClient, gigabytes: number): Promise<string> {
  const { size, content } = await openZip(gigabytes);
  const encode = (text: string | number): string => Buffer.from(String(text)).toString('base64');
  const metadata = `filename ${encode('large.zip')},type ${encode(FILE_TYPE.DATASET_ZIP)}`;
  const own = { Authorization: `Bearer ${client.token}`, ...TUS };
  const begun = await fetch(`${client.url}/api/file/upload/`, {
    method: 'POST',
    headers: { ...own, 'Upload-Length': String(size), 'Upload-Metadata': metadata },
  });
  if (begun.status !== 201) throw new Error(`announced: ${begun.status} ${await begun.text()}`);
  const place = begun.headers.get('location') ?? '';
  let offset = 0;
  for await (const piece of inPieces(content)) {
    const answer = await fetch(client.url + place, {
      method: 'PATCH',
      headers: {
        ...own,
        'Upload-Offset': String(offset),
        'Content-Type': 'application/offset+octet-stream',
      },
      body: piece,
    });
    if (answer.status !== 204) throw new Error(`at ${offset}: ${answer.status} ${await answer.text()}`);
    offset += piece.length;
  }
  return place;
}

async function* inPieces(content: Readable): AsyncGenerator<Buffer<ArrayBuffer>> {
  let parts: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of content as AsyncIterable<Buffer>) {
    parts.push(chunk);
    bytes += chunk.length;
    while (bytes >= PIECE) {
      const all = Buffer.concat(parts);
      yield all.subarray(0, PIECE);
      parts = [all.subarray(PIECE)];
      bytes -= PIECE;
    }
  }
  if (bytes > 0) yield Buffer.concat(parts);
}

async function awaitFile(client: PortalClient, place: string): Promise<string> {
  for (;;) {
    const path = place.replace('/api', '');
    const upload = await client.get<{ state: string; file: string | null; refusal: unknown }>(path);
    if (upload.file !== null) return upload.file;
    if (upload.state === 'refused') throw new Error(JSON.stringify(upload.refusal));
    await pause(500);
  }
}

async function fetchBack(client: PortalClient, file: string): Promise<void> {
  const { signed_url: link, size } = await client.get<{ signed_url: string; size: number }>(
    `/file/${file}/?signed_url=true`,
  );
  const { pathname, search } = new URL(link);
  const answer = await fetch(client.url + pathname + search, {
    headers: { Authorization: `Bearer ${client.token}` },
  });
  let received = 0;
  for await (const chunk of answer.body ?? []) received += chunk.length;
  if (received !== size) throw new Error(`${received} of ${size} bytes came down`);
}
