/** A download that broke off continues; and a link that is over opens nothing. */
import type { TestPerson } from '@portal/kit/testing';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { startCore, type CoreHarness } from '../../testing/core-harness.ts';
import { PDF, upload } from '../../testing/uploads.ts';
import { createSignedLinks } from './signed-link.ts';

let core: CoreHarness;
let creator: TestPerson;
let link: string;
beforeAll(async () => {
  core = await startCore();
  creator = await core.build.person();
  const { id } = (await upload(core, creator)).body;
  const { body } = await core.call(`GET /file/${id}/?signed_url=true`, { as: creator });
  const url = new URL(body.signed_url);
  link = url.pathname.replace(/^\/api/, '') + url.search;
});
afterAll(() => core.stop());
afterEach(() => vi.useRealTimers());

const ask = (headers: Readonly<Record<string, string>>) => core.call(`GET ${link}`, { as: creator, headers });
const size = PDF.length;

it('says that it answers ranges, and by which mark the file is known', async () => {
  const { status, headers } = await ask({});
  expect([status, headers.get('accept-ranges')]).toEqual([200, 'bytes']);
  expect(headers.get('etag')).toMatch(/^"[0-9a-f]{64}"$/);
});

it.each([
  ['bytes=100-', 100, size - 1],
  ['bytes=0-0', 0, 0],
  ['bytes=5-20', 5, 20],
  [`bytes=10-${size * 2}`, 10, size - 1],
  ['bytes=-30', size - 30, size - 1],
])('%s is answered only with these bytes', async (range, first, last) => {
  const { status, headers, body } = await ask({ Range: range });
  expect([status, headers.get('content-range')]).toEqual([206, `bytes ${first}-${last}/${size}`]);
  expect(headers.get('content-length')).toBe(String(last - first + 1));
  expect(body).toBe(PDF.subarray(first, last + 1).toString('utf8'));
});

it('a range behind the end is none; what is no single range is the whole file', async () => {
  const none = await ask({ Range: `bytes=${size}-` });
  expect([none.status, none.headers.get('content-range')]).toEqual([416, `bytes */${size}`]);
  for (const range of ['bytes=', 'bytes=-', 'lines=1-2', 'bytes=0-1,4-5'])
    expect((await ask({ Range: range })).status).toBe(200);
});

it('continues a download only with the same file', async () => {
  const { headers } = await ask({});
  const mark = headers.get('etag') ?? '';
  expect((await ask({ Range: 'bytes=9-', 'If-Range': mark })).status).toBe(206);
  expect((await ask({ Range: 'bytes=9-', 'If-Range': '"another"' })).status).toBe(200);
});

it('a link is over after five minutes, and is bound to its person and its file', () => {
  vi.useFakeTimers();
  const links = createSignedLinks('a secret', 'http://portal.test');
  const { pathname, searchParams } = new URL(links.linkTo('file-1', 7));
  expect(pathname).toBe('/api/file/file-1/content/');
  const given = {
    expires: searchParams.get('expires') ?? '',
    signature: searchParams.get('signature') ?? '',
  };
  expect(links.isValid('file-1', 8, given)).toBe(false);
  expect(links.isValid('file-2', 7, given)).toBe(false);
  vi.advanceTimersByTime(5 * 60_000 - 1);
  expect(links.isValid('file-1', 7, given)).toBe(true);
  vi.advanceTimersByTime(1);
  expect(links.isValid('file-1', 7, given)).toBe(false);
});
