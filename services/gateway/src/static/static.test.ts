import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { incomingFolder, publishVersion, switchVersion } from '../releases/index.ts';
import { PAGE_POLICY } from '../security/security-headers.ts';
import { rawRequest, startHarness, type GatewayHarness } from '../testing/gateway-harness.ts';

let harness: GatewayHarness;
beforeEach(async () => {
  harness = await startHarness();
});
afterEach(() => harness.stop());

async function release(app: string, version: string, files: Record<string, string>): Promise<void> {
  const incoming = incomingFolder(harness.releasesDir, app, version);
  for (const [name, content] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(incoming, name)), { recursive: true });
    fs.writeFileSync(path.join(incoming, name), content);
  }
  await publishVersion(harness.releasesDir, app, version, incoming);
  switchVersion(harness.releasesDir, app, version);
}

const html = { headers: { Accept: 'text/html,*/*' } };
const large = 'console.log(1);'.repeat(200);

function shell(version: string): Promise<void> {
  return release('shell', version, {
    'index.html': `<h1>${version}</h1>`,
    [`assets/main.${version}.js`]: large,
    'favicon.svg': '<svg/>',
  });
}

describe('the shell', () => {
  it('is the page of every address that is no file', async () => {
    await shell('s1');
    for (const address of ['/', '/request/12', '/gallery?x=1']) {
      const response = await fetch(harness.url + address, html);
      expect(response.status).toBe(200);
      expect(await response.text()).toBe('<h1>s1</h1>');
      expect(response.headers.get('cache-control')).toBe('no-cache');
      expect(response.headers.get('content-security-policy')).toBe(PAGE_POLICY);
    }
    expect(
      (await fetch(`${harness.url}/request/12`, { headers: { Accept: 'application/json' } })).status,
    ).toBe(404);
    expect((await fetch(`${harness.url}/request/12`, { method: 'POST', ...html })).status).toBe(404);
  });

  it('carries the strict headers', async () => {
    await shell('s1');
    const { headers } = await fetch(harness.url, html);
    expect(headers.get('strict-transport-security')).toMatch(/max-age=31536000/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
    expect(headers.get('permissions-policy')).toContain('camera=()');
    expect(PAGE_POLICY).toContain("frame-ancestors 'none'");
    expect(PAGE_POLICY).not.toMatch(/unsafe-/);
  });

  it('lets in Google where reCAPTCHA is configured, and no one else', async () => {
    const configured = await startHarness({ usesRecaptcha: true });
    try {
      const policy = (await fetch(configured.url, html)).headers.get('content-security-policy');
      expect(policy).toContain(
        "script-src 'self' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/;",
      );
      expect(policy?.match(/frame-src[^;]*/g)).toEqual([
        "frame-src 'self' https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/",
      ]);
      const names = policy?.split('; ').map((rule) => rule.split(' ')[0]) ?? [];
      expect(new Set(names).size).toBe(names.length);
      expect(policy).not.toMatch(/unsafe-/);
      const plain = (await fetch(harness.url, html)).headers.get('content-security-policy');
      expect(plain).not.toContain('google');
    } finally {
      await configured.stop();
    }
  });

  it('lets the window that comes back from ORCID notify the page that opened it', async () => {
    await shell('s1');
    const { headers } = await fetch(`${harness.url}/orchid-redirect?code=1`, html);
    expect(headers.get('cross-origin-opener-policy')).toBe('unsafe-none');
  });

  it('is asked for again with its ETag and changes with a release', async () => {
    await shell('s1');
    const etag = (await fetch(harness.url, html)).headers.get('etag') ?? '';
    // Written out, because fetch turns such a request into one that wants no cache at all.
    const again = { path: '/', headers: { ...html.headers, 'If-None-Match': etag } };
    expect((await rawRequest(harness.gateway.port, again)).status).toBe(304);
    await shell('s2');
    expect(await rawRequest(harness.gateway.port, again)).toEqual({ status: 200, body: '<h1>s2</h1>' });
  });

  it('still has the chunks of the release before', async () => {
    await shell('s1');
    await shell('s2');
    for (const version of ['s1', 's2']) {
      const response = await fetch(`${harness.url}/assets/main.${version}.js`);
      expect(response.status).toBe(200);
      expect(response.headers.get('cache-control')).toContain('immutable');
    }
    const missing = await fetch(`${harness.url}/assets/main.none.js`, html);
    expect(missing.status).toBe(404);
    expect(missing.headers.get('cache-control')).toBe('no-store');
  });

  it('sends a script without a call that blocks all others', async () => {
    await shell('s1');
    await release('mfe-staff', 'v1', { 'main.js': large });
    const addresses = ['/assets/main.s1.js', '/mfe/mfe-staff/v1/main.js'];
    for (const address of addresses) await fetch(harness.url + address);
    const names = ['statSync', 'existsSync', 'readdirSync', 'readFileSync', 'openSync'] as const;
    const spies = names.map((name) => vi.spyOn(fs, name));
    for (const address of addresses) expect(await (await fetch(harness.url + address)).text()).toBe(large);
    expect(spies.flatMap((spy) => spy.mock.calls)).toEqual([]);
    for (const spy of spies) spy.mockRestore();
  });

  it('has a script of a version that was deployed a moment ago, and none of one that is gone', async () => {
    await shell('s1');
    const address = (version: string) => `${harness.url}/assets/main.${version}.js`;
    expect((await fetch(address('s1'))).status).toBe(200);
    await shell('s2');
    expect((await fetch(address('s2'))).status).toBe(200);
    fs.rmSync(path.join(harness.releasesDir, 'shell', 's1'), { recursive: true });
    expect((await fetch(address('s1'))).status).toBe(404);
  });

  it('asks for patience where there is none yet', async () => {
    const response = await fetch(harness.url, html);
    expect(response.status).toBe(503);
    expect(await response.text()).toContain('being prepared');
  });
});

describe('files', () => {
  it('come compressed in an encoding that the browser accepts', async () => {
    await release('mfe-staff', 'v1', { 'main.js': large });
    for (const [accept, encoding] of [
      ['br, gzip', 'br'],
      ['gzip, deflate, br, zstd', 'br'],
      ['gzip', 'gzip'],
      ['identity', null],
    ] as const) {
      const response = await fetch(`${harness.url}/mfe/mfe-staff/v1/main.js`, {
        headers: { 'Accept-Encoding': accept },
      });
      expect(response.headers.get('content-encoding')).toBe(encoding);
      expect(response.headers.get('vary')).toBe('Accept-Encoding');
      expect(response.headers.get('content-type')).toContain('javascript');
      expect(await response.text()).toBe(large);
    }
    const head = await fetch(`${harness.url}/mfe/mfe-staff/v1/main.js`, { method: 'HEAD' });
    expect(Number(head.headers.get('content-length'))).toBeGreaterThan(0);
  });

  it.each([
    '/mfe/mfe-staff/current.json',
    '/mfe/mfe-staff/../mfe-staff/current.json',
    '/mfe/mfe-staff/v1/../../mfe-staff/current.json',
    '/mfe/mfe-staff/v1/%2e%2e/current.json',
    '/mfe/mfe-staff/v1/',
    '/mfe/shell/s1/index.html',
    '/assets/../../mfe-staff/current.json',
  ])('%s is none', async (address) => {
    await shell('s1');
    await release('mfe-staff', 'v1', { 'main.js': large });
    const { status, body } = await rawRequest(harness.gateway.port, { path: address });
    expect(status).toBe(404);
    expect(body).not.toContain('"version"');
  });
});

describe('/remotes.json', () => {
  it('gives a session the same canary each time', async () => {
    const declaration = JSON.stringify({ name: 'mfe-staff', label: 'Staff', routes: [], navigation: [] });
    for (const version of ['v1', 'v2']) {
      await release('mfe-staff', version, {
        'mf-manifest.json': `{"v":"${version}"}`,
        'remote.json': declaration,
      });
    }
    expect((await fetch(`${harness.url}/remotes.json`)).headers.get('set-cookie')).toBeNull();
    switchVersion(harness.releasesDir, 'mfe-staff', 'v1', 0.5);
    const first = await fetch(`${harness.url}/remotes.json`);
    expect(first.headers.get('set-cookie')).toMatch(
      /^portal_release=\d+\.[\w-]{22}; path=\/; samesite=lax; httponly/,
    );
    const read = async (cookie = '') => {
      const response = await fetch(`${harness.url}/remotes.json`, { headers: { Cookie: cookie } });
      const { remotes } = (await response.json()) as { remotes: { version: string }[] };
      return { version: remotes[0]?.version, cookie: response.headers.get('set-cookie') };
    };
    for (let turn = 0; turn < 10; turn += 1) {
      const { version, cookie } = await read();
      const [given = '', place] = /^portal_release=(\d+)[^;]*/.exec(cookie ?? '') ?? [];
      expect(version).toBe(Number(place) < 500 ? 'v1' : 'v2');
      expect(await read(given)).toEqual({ version, cookie: null });
      // A place that was typed is none: the session gets one.
      expect((await read(`portal_release=${place}`)).cookie).toMatch(/^portal_release=/);
    }
  });
});

describe('/licences', () => {
  it('has the licenses of each app that is given out, as plain text', async () => {
    await release('shell', 's1', { 'index.html': '<h1>s1</h1>', 'licences.txt': 'react 1.0.0 (MIT)' });
    await release('mfe-staff', 'a1', { 'remote.json': '{}', 'licences.txt': 'diff 1.0.0 (BSD-3-Clause)' });
    await release('mfe-staff', 'a2', { 'remote.json': '{}', 'licences.txt': 'diff 2.0.0 (BSD-3-Clause)' });
    const response = await fetch(`${harness.url}/licences`, html);
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    const text = await response.text();
    expect(text).toContain('shell s1\n=');
    expect(text).toContain('react 1.0.0 (MIT)');
    expect(text).toContain('diff 2.0.0 (BSD-3-Clause)');
    expect(text).not.toContain('diff 1.0.0');
  });
});
