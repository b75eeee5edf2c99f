/** The stand-in of the brain bank: pages, changes since, what can be played, and that it remembers. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createAbn } from './abn.ts';
import { makeDonors } from './donors.ts';

let dataDir: string;
let abn: ReturnType<typeof createAbn>;
beforeEach(() => {
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'portal-abn-'));
  abn = createAbn(dataDir);
});
afterEach(() => fs.rmSync(dataDir, { recursive: true, force: true }));

interface Page {
  readonly total: number;
  readonly records: readonly { readonly hash: string; readonly offering: string }[];
  readonly next: string | null;
  readonly cursor: string;
}
const call = (method: string, address: string, body = {}, authorization = 'Bearer t') => {
  const url = new URL(address, 'http://abn');
  return abn({ method, path: url.pathname, query: url.searchParams, authorization, body });
};
const read = (query: string): Page => JSON.parse(String(call('GET', `/donors?${query}`)?.body));
function readAll(query: string): Page['records'] {
  const found: Page['records'][number][] = [];
  for (let page: string | null = '1'; page !== null;) {
    const answer = read(`${query}&page=${page}`);
    found.push(...answer.records);
    page = answer.next;
  }
  return found;
}
const play = (body: object) => call('POST', '/play', body)?.status;

it('hands out all donors of a store in pages, the same each time [P10-03]', () => {
  expect(read('store=main')).toMatchObject({ total: 400, next: '2', cursor: '400' });
  const hashes = readAll('store=main').map(({ hash }) => hash);
  expect(new Set(hashes).size).toBe(400);
  expect(hashes).toEqual(makeDonors('main').map(({ hash }) => hash));
  expect(readAll('store=pilot')).toHaveLength(60);
});

it('asks for a token and a store, and for pages that it named', () => {
  expect(call('GET', '/donors?store=main', {}, '')?.status).toBe(401);
  expect(call('GET', '/donors')?.status).toBe(400);
  expect(call('GET', '/donors?store=main&page=x')?.status).toBe(400);
  expect(call('POST', '/donors?store=main')).toBeUndefined();
  expect(play({ nothing: true })).toBe(400);
});

it('reports what changed since a cursor, over a restart', () => {
  const [first, second] = makeDonors('main');
  expect(play({ withdraw: first?.hash })).toBe(200);
  expect(play({ add: 2 })).toBe(200);
  expect(play({ forget: second?.hash })).toBe(200);
  abn = createAbn(dataDir);
  const since = read('store=main&since=400');
  expect(since).toMatchObject({ total: 3, next: null, cursor: '403' });
  expect(since.records[0]).toMatchObject({ hash: first?.hash, offering: 'withdrawn' });
  expect(read('store=main').total).toBe(401);
  expect(read('store=pilot&since=400').total).toBe(0);
});

it('plays a source that repeats, stops, breaks and goes round', () => {
  play({ faults: { repeat_page: 1 } });
  expect(read('store=main&page=2').records).toEqual(read('store=main&page=1').records);
  expect(new Set(readAll('store=main').map(({ hash }) => hash)).size).toBe(400);
  play({ faults: { stop_after: 2 } });
  expect(readAll('store=main')).toHaveLength(100);
  play({ faults: { break_after: 1 } });
  expect(call('GET', '/donors?store=main&page=2')?.status).toBe(503);
  play({ faults: { is_looping: true } });
  expect(read('store=main&page=8').next).toBe('1');
});
