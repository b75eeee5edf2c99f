/** One suite for both drivers: what the portal needs of a store of files. */
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { IS_WHOLE } from '@portal/kit/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startS3Server, type S3Server } from '../../testing/s3-server.ts';
import { createFileStore, FileLost, PIECE_PART_BYTES, type FileStore } from './index.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;
const MEGABYTE = 1024 * 1024;
let folder: string;
let server: S3Server;
const stores: Record<string, FileStore> = {};
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'portal-store-'));
  server = await startS3Server();
  stores['disk'] = createFileStore({ dataDir: path.join(folder, 'disk'), s3: undefined });
  stores['S3'] = createFileStore({ dataDir: path.join(folder, 's3'), s3: server.settings });
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

describe.each(['disk', 'S3'])('on %s', (driver) => {
  const store = (): FileStore => {
    const found = stores[driver];
    if (!found) throw new Error(`there is no store ${driver}`);
    return found;
  };
  const storeContent = async (content: Buffer): Promise<string> => {
    const key = randomUUID();
    await store().write(key, Readable.from([content]));
    return key;
  };
  const readAll = async (key: string) => buffer(await store().read(key));

  it('gives back what it was given, whole and in parts', async () => {
    const content = randomBytes(100_000);
    const key = await storeContent(content);
    expect((await readAll(key)).equals(content)).toBe(true);
    expect(await store().measure(key)).toBe(content.length);
    const part = await buffer(await store().read(key, { first: 10, last: 19 }));
    expect(part.equals(content.subarray(10, 20))).toBe(true);
  });

  it('stores a large file in parts from chunks of any size', async () => {
    const piece = randomBytes(MEGABYTE + 17);
    const key = randomUUID();
    await store().write(key, Readable.from(Array.from({ length: 20 }, () => piece)));
    expect(await store().measure(key)).toBe(20 * piece.length);
    const content = await readAll(key);
    expect(content.subarray(-piece.length).equals(piece)).toBe(true);
  });

  it('stores an empty file', async () => {
    const key = await storeContent(Buffer.alloc(0));
    expect([await store().measure(key), (await readAll(key)).length]).toEqual([0, 0]);
  });

  it.each([1, 20])('stores nothing of a stream that fails after %i MB', async (megabytes) => {
    const key = randomUUID();
    const failing = Readable.from(
      (async function* () {
        for (let at = 0; at < megabytes; at += 1) yield await Promise.resolve(Buffer.alloc(MEGABYTE));
        throw new Error('the sender hung up');
      })(),
    );
    await expect(store().write(key, failing)).rejects.toThrow('the sender hung up');
    await expect(store().measure(key)).rejects.toThrow(FileLost);
    // Of parts that came before, nothing is left in the bucket either.
    expect(await server.hasObject(key)).toBe(false);
  });

  it('stores nothing of a stream that is ended before its end', async () => {
    const key = randomUUID();
    let isBegun = false;
    const stream = new Readable({
      read() {
        if (isBegun) this.destroy();
        else this.push(Buffer.alloc(MEGABYTE));
        isBegun = true;
      },
    });
    await expect(store().write(key, stream)).rejects.toThrow(/premature close|aborted/i);
    await expect(store().measure(key)).rejects.toThrow(FileLost);
  });

  it('says of what is not there that it is lost', async () => {
    const key = randomUUID();
    await expect(store().read(key)).rejects.toThrow(FileLost);
    await expect(store().measure(key)).rejects.toThrow(FileLost);
    await expect(store().withLocalFile(key, () => Promise.resolve())).rejects.toThrow(FileLost);
    await expect(store().remove(key)).resolves.toBeUndefined();
  });

  it('forgets what is removed', async () => {
    const key = await storeContent(Buffer.from('a letter'));
    await store().remove(key);
    await expect(store().read(key)).rejects.toThrow(FileLost);
  });

  it('lends a file to a thread for as long as it works, and leaves no copy behind', async () => {
    const key = await storeContent(Buffer.from('a letter'));
    const before = await readdir(os.tmpdir());
    let lent = '';
    const words = await store().withLocalFile(key, async (place) => {
      lent = place;
      return readFile(place, 'utf8');
    });
    expect(words).toBe('a letter');
    const left = (await readdir(os.tmpdir())).filter((name) => !before.includes(name));
    expect(left.filter((name) => name.startsWith('portal-file-'))).toEqual([]);
    // The store's own file stays.
    await expect(
      stat(lent).then(
        () => 'there',
        () => 'gone',
      ),
    ).resolves.toBe(driver === 'disk' ? 'there' : 'gone');
    expect((await readAll(key)).toString()).toBe('a letter');
  });

  it('takes no key that is a name from outside', async () => {
    await expect(Promise.resolve().then(() => store().read('../../etc/passwd'))).rejects.toThrow(
      'not a storage key',
    );
  });
});

const findBucket = (): FileStore => {
  const found = stores['S3'];
  if (!found) throw new Error('there is no bucket');
  return found;
};

describe('a link of a bucket', () => {
  const as = { mediaType: 'application/pdf', disposition: 'attachment; filename="letter.pdf"', seconds: 30 };
  const write = async (): Promise<string> => {
    const key = randomUUID();
    for (const store of Object.values(stores))
      await store.write(key, Readable.from([Buffer.from('a letter')]));
    return key;
  };
  const makeLink = async (key: string): Promise<string> => (await findBucket().linkTo(key, as)) ?? '';

  it('gives a browser the file until it ends; a folder gives no link', async () => {
    const key = await write();
    expect(await stores['disk']?.linkTo(key, as)).toBeNull();
    const link = await makeLink(key);
    const answer = await fetch(link);
    expect([answer.status, await answer.text()]).toEqual([200, 'a letter']);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="letter.pdf"');
    await expect(findBucket().linkTo(randomUUID(), as)).rejects.toThrow(FileLost);
    server.moveClock(31);
    expect((await fetch(link)).status).toBe(403);
    server.moveClock(-31);
  });

  it('opens this file, in this way, and nothing else', async () => {
    const [key, other] = [await write(), await write()];
    const link = await makeLink(key);
    expect((await fetch(link)).status).toBe(200);
    const page = new URL(link);
    page.searchParams.set('response-content-type', 'text/html');
    const longer = new URL(link);
    longer.searchParams.set('X-Amz-Expires', '604800');
    const bare = new URL(link);
    bare.search = '';
    for (const changed of [link.replace(key, other), page, longer, bare])
      expect((await fetch(changed)).status).toBe(403);
    for (const method of ['PUT', 'DELETE']) expect((await fetch(link, { method })).status).toBe(403);
    expect((await buffer(await findBucket().read(other))).toString()).toBe('a letter');
  });
});

describe('an upload in pieces into a bucket', () => {
  const pieces = () => findBucket().pieces;
  const content = randomBytes(PIECE_PART_BYTES + 17);
  const upload = async () => {
    const key = randomUUID();
    const begun = { key, size: content.length, receipt: await pieces().begin(key) };
    const { received, receipt, fault } = await pieces().append(begun, 0, Readable.from([content]));
    expect([received, fault]).toEqual([content.length, undefined]);
    return { ...begun, receipt };
  };

  it('is a file once it is finished, and asking twice changes nothing', async () => {
    const whole = await upload();
    await pieces().finish(whole);
    await pieces().finish(whole);
    expect((await buffer(await findBucket().read(whole.key))).equals(content)).toBe(true);
  });

  it('leaves no part in the bucket when it is canceled, and cannot be finished afterward', async () => {
    const whole = await upload();
    expect(await server.hasObject(whole.key)).toBe(true);
    await pieces().abandon(whole);
    expect(await server.hasObject(whole.key)).toBe(false);
    await expect(pieces().finish(whole)).rejects.toMatchObject({ name: 'NoSuchUpload' });
  });

  it('is not finished with a part that never came, or came with other bytes', async () => {
    const whole = await upload();
    const tags = whole.receipt.tags ?? [];
    for (const wrong of [
      [...tags, tags[1] ?? ''],
      ['"0123456789abcdef0123456789abcdef"', tags[1] ?? ''],
    ])
      await expect(
        pieces().finish({ ...whole, receipt: { ...whole.receipt, tags: wrong } }),
      ).rejects.toMatchObject({ name: 'InvalidPart' });
    await pieces().finish(whole);
  });
});

it('a bucket refuses a key that it does not know, and a wrong one', async () => {
  for (const wrong of [{ accessKeyId: 'other' }, { secretAccessKey: 'other' }]) {
    const store = createFileStore({
      dataDir: path.join(folder, 'wrong'),
      s3: { ...server.settings, ...wrong },
    });
    const refused = await store.write(randomUUID(), Readable.from([Buffer.from('x')])).catch(String);
    expect(refused).toMatch(/InvalidAccessKeyId|SignatureDoesNotMatch/);
  }
});

it('what was in the folder before there was a bucket is still there', async () => {
  const dataDir = path.join(folder, 'moved');
  const before = createFileStore({ dataDir, s3: undefined });
  const after = createFileStore({ dataDir, s3: server.settings });
  const key = randomUUID();
  await before.write(key, Readable.from([Buffer.from('an old letter')]));
  expect((await buffer(await after.read(key))).toString()).toBe('an old letter');
  expect(
    await after.linkTo(key, { mediaType: 'text/plain', disposition: 'attachment', seconds: 5 }),
  ).toBeNull();
  expect(await after.withLocalFile(key, (place) => readFile(place, 'utf8'))).toBe('an old letter');
  await after.remove(key);
  await expect(before.read(key)).rejects.toThrow(FileLost);
});

it.runIf(IS_WHOLE)(
  'memory stays flat while 200 MB go into a bucket',
  async () => {
    const store = stores['S3'];
    const key = randomUUID();
    const piece = randomBytes(MEGABYTE);
    let highest = 0;
    const before = process.memoryUsage().arrayBuffers;
    await store?.write(
      key,
      Readable.from(
        (function* () {
          for (let at = 0; at < 200; at += 1) {
            // What is no longer referenced is not counted: a busy machine collects it late.
            if (at % 10 === 9) {
              collectGarbage();
              highest = Math.max(highest, process.memoryUsage().arrayBuffers - before);
            }
            yield piece;
          }
        })(),
      ),
    );
    expect(await store?.measure(key)).toBe(200 * MEGABYTE);
    expect(highest).toBeLessThan(60 * MEGABYTE);
    await store?.remove(key);
    // It takes ten seconds on a quiet machine.
  },
  180_000,
);
