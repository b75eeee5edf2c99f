import fs from 'node:fs';
import path from 'node:path';
import { hashServiceToken } from '@portal/kit';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { echo, startHarness, type GatewayHarness } from '../testing/gateway-harness.ts';
import { BEACON_LIMIT } from './beacon.ts';
import { incomingFolder, publishVersion, switchVersion } from './publish.ts';
import { readPointer } from './pointer.ts';

const TOKEN = 'the token of core, which is long enough';
const COUNT = {
  app: 'mfe-staff',
  version: 'v2',
  loads: 1,
  errors: 2,
  failed: 0,
  lcp: 1200,
  inp: null,
  cls: 0.02,
};
const SHARE = 0.1;
/** Cookies of pages that were served to a session below the share of the canary, and to one above. */
let tried: string;
let other: string;

let harness: GatewayHarness;
let passed: { url: string | undefined; headers: Record<string, unknown>; body: unknown }[];
beforeEach(async () => {
  harness = await startHarness({
    serviceTokenHashes: { core: hashServiceToken(TOKEN), staff: hashServiceToken('that of another') },
  });
  passed = [];
  harness.answer = (request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const body: unknown = JSON.parse(Buffer.concat(parts).toString('utf8') || 'null');
      passed.push({ url: request.url, headers: request.headers, body });
      response.writeHead(204).end();
    });
  };
  await publishTrial();
  tried = await openPage((place) => place < SHARE);
  other = await openPage((place) => place >= SHARE);
});
afterEach(() => harness.stop());

async function publishTrial(): Promise<void> {
  const publish = async (app: string, version: string, file: string) => {
    const incoming = incomingFolder(harness.releasesDir, app, version);
    fs.writeFileSync(path.join(incoming, file), '{}');
    await publishVersion(harness.releasesDir, app, version, incoming);
  };
  await publish('shell', 's1', 'index.html');
  switchVersion(harness.releasesDir, 'shell', 's1');
  for (const version of ['v1', 'v2', 'v3']) await publish('mfe-staff', version, 'mf-manifest.json');
  switchVersion(harness.releasesDir, 'mfe-staff', 'v1');
  switchVersion(harness.releasesDir, 'mfe-staff', 'v2', SHARE);
}

/** Opens the page as new sessions, until one has such a place; answers its cookies. */
async function openPage(isWanted: (place: number) => boolean, from?: string): Promise<string> {
  for (;;) {
    const headers = { Accept: 'text/html', ...(from ? { 'X-Forwarded-For': from } : {}) };
    const page = await fetch(harness.url, { headers });
    const cookies = page.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0] ?? '');
    const place = /^portal_release=(\d+)\./.exec(
      cookies.find((one) => one.startsWith('portal_release=')) ?? '',
    )?.[1];
    if (isWanted(Number(place) / 1000)) return cookies.join('; ');
  }
}

const sendCounts = (counts: unknown, cookie = tried, from?: string) =>
  fetch(`${harness.url}/beacon`, {
    method: 'POST',
    headers: {
      Cookie: cookie,
      'Content-Type': 'application/json',
      ...(from ? { 'X-Forwarded-For': from } : {}),
    },
    body: typeof counts === 'string' ? counts : JSON.stringify({ counts }),
  });
const readCounts = () => passed.map(({ body }) => body);

describe('what a page reports of its versions', () => {
  it('goes to core with the beginning of the trial, cookies and address of the person who reported it', async () => {
    const since = readPointer(harness.releasesDir, 'mfe-staff')?.canary?.since;
    expect((await sendCounts([COUNT], `${tried}; portal_token=abc`)).status).toBe(204);
    expect(passed).toHaveLength(1);
    expect(passed[0]).toMatchObject({
      url: '/internal/release-visit/',
      headers: { cookie: `${tried}; portal_token=abc`, 'x-forwarded-for': '127.0.0.1' },
      body: { counts: [{ ...COUNT, trial: since }] },
    });
    expect(Date.now() - Date.parse(since ?? '')).toBeLessThan(60_000);
  });

  it('counts only for the version that this session was given', async () => {
    for (const [cookie, version] of [
      [other, 'v2'],
      [tried, 'v1'],
      ['', 'v2'],
      ['portal_release=10', 'v2'],
      [tried, 'v3'],
      [tried, 'v9'],
    ] as const)
      expect((await sendCounts([{ ...COUNT, version }], cookie)).status).toBe(204);
    expect((await sendCounts([{ ...COUNT, app: 'mfe-nobody' }])).status).toBe(204);
    expect(readCounts()).toEqual([]);
    await sendCounts([{ ...COUNT, version: 'v1' }], other);
    await sendCounts([{ ...COUNT, version: 'v3' }, COUNT]);
    expect(readCounts()).toMatchObject([{ counts: [{ version: 'v1' }] }, { counts: [{ version: 'v2' }] }]);
  });

  it('counts only of pages that were served, while a version is tried', async () => {
    const [place = '', page = ''] = tried.split('; ').toSorted().toReversed();
    expect([place, page]).toEqual([
      expect.stringMatching(/^portal_release=\d+\./),
      expect.stringMatching(/^portal_page=/),
    ]);
    const changed = (cookie: string) => cookie.replace(/.$/, (last) => (last === 'A' ? 'Q' : 'A'));
    const typed = place.replace(/=\d+/, '=7');
    const ofOther = other.split('; ').find((one) => one.startsWith('portal_page=')) ?? '';
    for (const cookie of [
      place,
      page,
      `${place}; ${ofOther}`,
      `${place}; ${changed(page)}`,
      `${changed(place)}; ${page}`,
      `${place === typed ? 'portal_release=8' : typed}; ${page}`,
      `${place}; ${page.replace(/=\d/, '=9')}`,
    ])
      expect((await sendCounts([COUNT], cookie)).status).toBe(204);
    // The person who came before the trial began was served no such page, on either side.
    await sendCounts([{ ...COUNT, version: 'v1' }], '');
    expect(readCounts()).toEqual([]);
    switchVersion(harness.releasesDir, 'mfe-staff', 'v1');
    await sendCounts([{ ...COUNT, version: 'v1' }], '');
    expect(readCounts()).toMatchObject([{ counts: [{ version: 'v1', trial: null }] }]);
  });

  it('counts a page where it was served: for one customer of a network', async () => {
    const { answer } = harness;
    await harness.stop();
    harness = await startHarness({ trustedProxies: 1 });
    harness.answer = answer;
    await publishTrial();
    const cookies = await openPage((place) => place < SHARE, '2001:db8:1:ff::1');
    await sendCounts([COUNT], cookies, '2001:db8:2:ff::1');
    await sendCounts([COUNT], cookies, '192.0.2.1');
    expect(readCounts()).toEqual([]);
    await sendCounts([COUNT], cookies, '2001:db8:1:7::2');
    expect(readCounts()).toHaveLength(1);
  });

  it('is counted for Prometheus by app and version', async () => {
    await sendCounts([COUNT]);
    await sendCounts([{ ...COUNT, version: 'v9' }]);
    const text = await (await fetch(`${harness.url}/metrics`)).text();
    const read = (name: string) =>
      new RegExp(`^${name}\\{[^}]*app="mfe-staff",version="v2"[^}]*\\} (.*)$`, 'm').exec(text)?.[1];
    expect(read('portal_release_loads_total')).toBe('1');
    expect(read('portal_release_errors_total')).toBe('2');
    expect(read('portal_release_lcp_seconds_sum')).toBe('1.2');
    expect(read('portal_release_cls_count')).toBe('1');
    expect(read('portal_release_inp_seconds_count')).toBeUndefined();
    expect(text).not.toContain('v9');
  });

  it.each([
    ['no JSON', '{'],
    ['nothing', []],
    ['more than a page has', Array.from({ length: 9 }, () => COUNT)],
    ['words', [{ ...COUNT, message: 'somebody@uni.test' }]],
    ['a negative count', [{ ...COUNT, errors: -1 }]],
    ['what is no name', [{ ...COUNT, app: '../x' }]],
    ['a trial of its own', [{ ...COUNT, trial: '2026-01-01T00:00:00Z' }]],
  ])('is refused where it is %s', async (_, counts) => {
    expect((await sendCounts(counts)).status).toBe(400);
    expect(passed).toEqual([]);
  });

  it('is small, and posted', async () => {
    expect((await sendCounts(`{"counts":[${' '.repeat(5000)}]}`)).status).toBe(413);
    expect((await fetch(`${harness.url}/beacon`)).status).toBe(405);
    expect(passed).toEqual([]);
  });

  it('is no way to core for anything else', async () => {
    harness.answer = echo;
    for (const address of ['/internal/release-visit/', '/api/internal/release-visit/'])
      expect((await fetch(`${harness.url}${address}`, { method: 'POST', body: '{}' })).status).toBe(404);
  });

  it('is heard so often from one network', async () => {
    const statuses: number[] = [];
    for (let turn = 0; turn <= BEACON_LIMIT.requests; turn += 50)
      statuses.push(
        ...(await Promise.all(Array.from({ length: 50 }, () => sendCounts([], tried)))).map(
          ({ status }) => status,
        ),
      );
    expect(statuses.filter((status) => status === 400)).toHaveLength(BEACON_LIMIT.requests);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('the door of core', () => {
  const ask = (address = '/internal/releases', body?: unknown, token = TOKEN) =>
    fetch(`${harness.url}${address}`, {
      headers: { 'X-Service-Token': token },
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    });
  const change = (action: string, version: string, canary: string | null) =>
    ask('/internal/releases/mfe-staff', { action, version, canary });
  const pointer = () => readPointer(harness.releasesDir, 'mfe-staff');

  it('is there only for core', async () => {
    expect((await ask('/internal/releases', undefined, 'that of another')).status).toBe(404);
    expect((await ask('/internal/releases', undefined, 'invented')).status).toBe(404);
    expect((await fetch(`${harness.url}/internal/releases`)).status).toBe(404);
    const answer = await ask();
    expect(await answer.json()).toMatchObject({
      releases: { 'mfe-staff': { version: 'v1', canary: { version: 'v2', share: 0.1 } } },
    });
    expect(pointer()?.canary).toBeDefined();
  });

  it('promotes and takes back what is as core thinks, and nothing else', async () => {
    expect((await change('promote', 'v1', null)).status).toBe(409);
    expect((await change('promote', 'v1', 'v3')).status).toBe(409);
    expect((await change('rollback', 'v2', 'v2')).status).toBe(409);
    expect(pointer()).toMatchObject({ version: 'v1', canary: { version: 'v2' } });
    expect(await (await change('promote', 'v1', 'v2')).json()).toEqual({ version: 'v2', previous: 'v1' });
    expect(await (await change('rollback', 'v2', null)).json()).toEqual({ version: 'v1', previous: 'v2' });
    switchVersion(harness.releasesDir, 'mfe-staff', 'v3', 0.5);
    expect((await change('rollback', 'v1', 'v3')).status).toBe(200);
    expect(pointer()).toEqual({ version: 'v1', previous: 'v2' });
  });

  it('refuses what it does not understand', async () => {
    expect((await change('delete', 'v1', 'v2')).status).toBe(400);
    expect(
      (await ask('/internal/releases/nobody', { action: 'promote', version: 'v1', canary: null })).status,
    ).toBe(409);
    expect((await ask('/internal/releases/..%2f', {})).status).toBe(404);
    expect(pointer()?.canary?.version).toBe('v2');
  });
});
