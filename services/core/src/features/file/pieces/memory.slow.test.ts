/** Two hundred megabytes go up in pieces, are looked into, and come down in the memory that forty need. */
import { createHash, randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { z } from 'zod';
import { writeZip } from '../../../testing/archives.ts';
import { startCoreProcess, type CoreProcess } from '../../../testing/core-process.ts';
import { TUS } from '../../../testing/pieces.ts';
import { startS3Server, type S3Server } from '../../../testing/s3-server.ts';

const MB = 1024 * 1024;
const PIECE = 32 * MB;
const ALLOWED_GROWTH = 30 * MB;
/** Above the service at rest: what waits to be collected grows by some 40 MB, whatever the size of a file. */
const ALLOWED_AT_WORK = 70 * MB;
/** On a busy machine the collector comes late now and then; memory that is used for each byte is used every time. */
const TRIES = 3;
const State = z.object({ state: z.string(), file: z.string().nullable() });

const part = randomBytes(8 * MB);
const getZip = (parts: number): Buffer =>
  writeZip(
    Array.from({ length: parts }, (_, at) => ({ name: `part-${at}.bin`, content: part, isStored: true })),
  );
const [small, large] = [getZip(5), getZip(25)];

let core: CoreProcess | undefined;
let server: S3Server | undefined;
afterEach(async () => {
  await core?.stop();
  await server?.stop();
});

type Caller = (path: string, init?: RequestInit) => Promise<Response>;

async function send(call: Caller, content: Buffer): Promise<string> {
  const metadata = `filename ${Buffer.from('data.zip').toString('base64')},type Ng==`;
  const { headers } = await call('/file/upload/', {
    method: 'POST',
    headers: { ...TUS, 'Upload-Length': String(content.length), 'Upload-Metadata': metadata },
  });
  const place = (headers.get('location') ?? '').replace('/api', '');
  for (let offset = 0; offset < content.length; offset += PIECE) {
    const { status } = await call(place, {
      method: 'PATCH',
      headers: {
        ...TUS,
        'Upload-Offset': String(offset),
        'Content-Type': 'application/offset+octet-stream',
      },
      body: new Uint8Array(content.subarray(offset, offset + PIECE)),
    });
    expect(status).toBe(204);
  }
  for (;;) {
    const { state, file } = State.parse(await (await call(place)).json());
    expect(['checking', 'ready']).toContain(state);
    if (file) return file;
    await pause(200);
  }
}

async function fetchBack(call: Caller, file: string, content: Buffer): Promise<void> {
  const { signed_url: link } = (await (await call(`/file/${file}/?signed_url=true`)).json()) as {
    signed_url: string;
  };
  const url = new URL(link);
  const answer = await call(`${url.pathname.replace('/api', '')}${url.search}&redirect=false`);
  const hash = createHash('sha256');
  for await (const chunk of answer.body ?? []) hash.update(chunk);
  expect(hash.digest('hex')).toBe(createHash('sha256').update(content).digest('hex'));
}

it.each(['folder', 'bucket'])(
  'up, looked into and down, through a %s',
  async (place) => {
    server = place === 'bucket' ? await startS3Server() : undefined;
    core = await startCoreProcess(server?.variables);
    const { url } = core;
    const memory = core.memory.bind(core);
    const admin = await core.build.person({ roles: ['sfari_admin'], institution: null });
    const own = await core.makeHeaders(admin);
    const call: Caller = (path, init = {}) =>
      fetch(url + path, { ...init, headers: { ...own, ...(init.headers as Record<string, string>) } });
    const round = async (content: Buffer): Promise<number> => {
      let peak = 0;
      const look = async (): Promise<void> => {
        // one look that fails is no matter: the next comes in a moment
        peak = Math.max(peak, await memory().catch(() => 0));
      };
      const timer = setInterval(() => void look(), 50);
      await fetchBack(call, await send(call, content), content);
      clearInterval(timer);
      return peak;
    };
    await round(small);
    await round(large);
    const rest = await memory();
    let [little, much] = [0, Infinity];
    for (let tries = 0; tries < TRIES && !(much - little < ALLOWED_GROWTH); tries += 1) {
      [little, much] = [await round(small), await round(large)];
      const shown = [rest, little, much].map((bytes) => `${(bytes / MB).toFixed(0)} MB`);
      console.info(`${place}: at rest, with 40 MB, with 200 MB: ${shown.join(', ')}`);
    }
    expect(much - little).toBeLessThan(ALLOWED_GROWTH);
    expect(much - rest).toBeLessThan(ALLOWED_AT_WORK);
  },
  300_000,
);
