/** Callers who are slow, large or many occupy nothing that others need. */
import { once } from 'node:events';
import http from 'node:http';
import net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { createSignal } from '@portal/kit/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { GatewayConfig } from './gateway.config.ts';
import { TIMEOUTS } from './limits/timeouts.ts';
import { MOST_REFUSED, PENALTY_MILLISECONDS } from './limits/refusals.ts';
import { MOST_WAITING } from './limits/unanswered.ts';
import { TRANSFERS } from './proxy/forward.ts';
import { startHarness, type GatewayHarness } from './testing/gateway-harness.ts';

/** For tests of what is too slow; elsewhere a busy machine would be cut off as slow. */
const SHORT = { ...TIMEOUTS, head: 300, body: 300, stall: 300, leastRate: 100_000 };
const ANY = { connections: undefined, requests: undefined, transfers: undefined };
const JSON_KIND = { 'Content-Type': 'application/json' };

/** For what hangs: a busy machine may take seconds to answer. */
const WAIT = { timeout: 60_000 };

let harness: GatewayHarness;
const sockets: net.Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await harness.stop();
});

async function start(changes: Partial<GatewayConfig> = {}): Promise<void> {
  harness = await startHarness({ timeouts: SHORT, ...changes });
}

/** A connection on which a test writes what it wants. */
async function connect(localAddress = '127.0.0.1'): Promise<net.Socket & { heard: () => string }> {
  const socket = net.connect({ port: harness.gateway.port, host: '127.0.0.1', localAddress });
  sockets.push(socket);
  let heard = '';
  socket.on('data', (part: Buffer) => (heard += part.toString('latin1'))).on('error', () => undefined);
  await once(socket, 'connect');
  return Object.assign(socket, { heard: () => heard });
}

function ask(options: http.RequestOptions, body = ''): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = http.request({ host: '127.0.0.1', port: harness.gateway.port, agent: false, ...options });
    request.on('error', reject).on('response', (response) => {
      response.resume().on('error', reject);
      response.on('end', () => resolve(response.statusCode ?? 0));
    });
    request.end(body);
  });
}

const post = (path: string, body: string) => ask({ path, method: 'POST', headers: JSON_KIND }, body);
const slowHead = (path: string, length = 100) =>
  `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`;

describe('a slow body', () => {
  it('gets an answer after a while, and no service ever gets it', async () => {
    await start();
    let reached = 0;
    harness.answer = (_request, response) => {
      reached += 1;
      response.end();
    };
    const socket = await connect();
    socket.write(slowHead('/api/api-token-auth/'));
    const dripping = setInterval(() => socket.write('x'), 50);
    await once(socket, 'close');
    clearInterval(dripping);
    expect(socket.heard()).toMatch(/^HTTP\/1\.1 408/);
    expect(socket.heard()).toContain('"code":"TOO_SLOW"');
    expect(reached).toBe(0);
  });

  it('of two hundred callers leaves the way to the service free', async () => {
    await start({ timeouts: TIMEOUTS });
    const slow = await Promise.all(Array.from({ length: 200 }, () => connect('127.0.0.2')));
    for (const socket of slow) socket.write(`${slowHead('/api/api-token-auth/')}{`);
    // nothing answers them, so only time lets them arrive
    await sleep(100);
    expect(await post('/api/api-token-auth/', '{}')).toBe(200);
  });

  it('of an upload is broken off, one that keeps coming is not', async () => {
    await start();
    harness.answer = (request, response) => void request.resume().on('end', () => response.end('all here'));
    const slow = await connect();
    slow.write('POST /api/file/ HTTP/1.1\r\nHost: x\r\nContent-Length: 1000000\r\n\r\nbegin');
    await once(slow, 'close');
    expect(slow.heard()).toMatch(/^HTTP\/1\.1 408/);
    const steady = await connect();
    steady.write(
      'POST /api/file/ HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 1000000\r\n\r\n',
    );
    const closed = once(steady, 'close');
    for (let part = 0; part < 10; part += 1) {
      steady.write(Buffer.alloc(100_000));
      // ten times a third of the time in which an upload must go on
      await sleep(100);
    }
    await closed;
    expect(steady.heard()).toMatch(/all here/);
  });
});

describe('a large body', () => {
  it.each([
    ['/api/api-token-auth/', 16 * 1024],
    ['/api/project/', 256 * 1024],
    ['/api/review/unknown/', 16 * 1024],
  ])('for %s stops at %i bytes, before a service gets it', async (path, limit) => {
    await start();
    let reached = 0;
    harness.answer = (request, response) => {
      reached += 1;
      request.resume().on('end', () => response.end());
    };
    expect(await post(path, 'x'.repeat(limit + 1))).toBe(413);
    expect(reached).toBe(0);
    expect([200, 503]).toContain(await post(path, 'x'.repeat(limit)));
  });

  it('without a length is counted as it comes', async () => {
    await start();
    const headers = { ...JSON_KIND, 'Transfer-Encoding': 'chunked' };
    expect(await ask({ path: '/api/session/agree/', method: 'POST', headers }, 'x'.repeat(70_000))).toBe(413);
    expect(await ask({ path: '/api/session/agree/', method: 'POST', headers }, 'x'.repeat(60_000))).toBe(200);
  });

  it('is refused in the API’s shape', async () => {
    await start();
    const body = 'x'.repeat(20_000);
    const response = await fetch(`${harness.url}/api/api-token-auth/`, { method: 'POST', body });
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({ code: 'TOO_LARGE', detail: 'The request is too large' });
  });
});

describe('a slow reader', () => {
  const BIG = Buffer.alloc(900_000, 'x');

  it('occupies no connection to the service, and is cut off in the end', async () => {
    await start({ places: { ...ANY, connections: 1 } });
    const done = new Promise<void>((resolve) => {
      harness.answer = (_request, response) => void response.on('finish', resolve).end(BIG);
    });
    const socket = await connect('127.0.0.2');
    socket.pause();
    socket.write('GET /api/project/ HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(20));
    await done;
    const closed = once(socket, 'close');
    // No one reads, so only the gateway can end it: then there is room for another connection of the address.
    const askAgain = () => ask({ path: '/health/live', localAddress: '127.0.0.2' }).catch(() => 0);
    await expect.poll(askAgain, WAIT).toBe(200);
    // What is left in the socket is read, to see that it is the end.
    socket.resume();
    await closed;
    expect(socket.heard().length).toBeLessThan(20 * BIG.length);
  });

  it('and downloads that have stopped leave calls alone', async () => {
    await start({ timeouts: TIMEOUTS });
    let begun = 0;
    harness.answer = (request, response) => {
      if (request.url?.includes('/content/') === true) response.write('begin', () => (begun += 1));
      else response.end('{}');
    };
    const downloads = await Promise.all(Array.from({ length: 130 }, () => connect('127.0.0.2')));
    const path = '/api/file/9b2f7a52-5f0c-4c47-9f3e-6a5f1d3f1a11/content/';
    for (const socket of downloads) socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`);
    // the others wait for their turn
    await expect.poll(() => begun, WAIT).toBe(TRANSFERS);
    expect(await ask({ path: '/api/session/' })).toBe(200);
  });
});

describe('half a head', () => {
  it('is cut off after a while', async () => {
    await start();
    const socket = await connect();
    socket.write('GET /api/session/ HTTP/1.1\r\nHost: x\r\nX-Slow: ');
    const began = performance.now();
    await once(socket, 'close');
    expect(performance.now() - began).toBeLessThan(5000);
    expect(socket.heard()).toMatch(/^HTTP\/1\.1 408/);
  });
});

describe('a connection that asks on without waiting for answers', () => {
  const get = 'GET /api/session/ HTTP/1.1\r\nHost: x\r\n\r\n';

  it('is cut off before the questions cost anything', async () => {
    await start();
    let reached = 0;
    harness.answer = (request, response) => {
      if (request.url === '/project/') response.end('{}');
      else reached += 1;
    };
    const socket = await connect();
    socket.write(get.repeat(500));
    await once(socket, 'close');
    // what was passed on has arrived when a later call has
    expect(await ask({ path: '/api/project/' })).toBe(200);
    expect(reached).toBeLessThanOrEqual(MOST_WAITING);
  });

  it('may have a few of them, and as many as it likes one after the other', async () => {
    await start({ timeouts: TIMEOUTS });
    const socket = await connect();
    const answers = () => socket.heard().match(/HTTP\/1\.1 200/g)?.length ?? 0;
    for (let asked = MOST_WAITING; asked <= 5 * MOST_WAITING; asked += MOST_WAITING) {
      socket.write(get.repeat(MOST_WAITING));
      await vi.waitFor(() => expect(answers()).toBe(asked), WAIT);
    }
    expect(socket.destroyed).toBe(false);
  });
});

describe('a connection that asks on although it must wait', () => {
  const get = 'GET /api/session/ HTTP/1.1\r\nHost: x\r\n\r\n';
  const countRefused = (heard: string) => heard.match(/HTTP\/1\.1 429/g)?.length ?? 0;
  const ONE = { all: { requests: 1, seconds: 60 }, sensitive: undefined };

  it.each([
    ['one after the other', 1],
    ['many ahead', MOST_WAITING],
  ])('is closed after some answers, be it asking %s', async (_, ahead) => {
    await start({ limits: ONE });
    const socket = await connect();
    const closed = once(socket, 'close');
    const asking = setInterval(() => socket.write(get.repeat(ahead)), 20);
    await closed;
    clearInterval(asking);
    expect(countRefused(socket.heard())).toBe(MOST_REFUSED);
    expect(socket.heard().slice(socket.heard().lastIndexOf('HTTP/1.1'))).toMatch(/^Connection: close/im);
  });

  it('is closed where its address uses all that it may, too', async () => {
    await start({ timeouts: TIMEOUTS, places: { ...ANY, requests: 1 } });
    const reached = createSignal();
    harness.answer = () => reached.resolve();
    const first = await connect('127.0.0.2');
    first.write(get);
    await reached.promise;
    const socket = await connect('127.0.0.2');
    const closed = once(socket, 'close');
    for (let asked = 0; asked < MOST_REFUSED; asked += 1) {
      socket.write(get);
      await vi.waitFor(() => expect(countRefused(socket.heard())).toBe(asked + 1), WAIT);
    }
    await closed;
    expect(first.destroyed).toBe(false);
  });

  it('occupies the place of its address for a while, so that no new one takes it immediately', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    try {
      await start({ timeouts: TIMEOUTS, limits: ONE, places: { ...ANY, connections: 1 } });
      const socket = await connect('127.0.0.2');
      socket.write(get.repeat(MOST_REFUSED + 1));
      await once(socket, 'close');
      const soon = await connect('127.0.0.2');
      await expect.poll(() => soon.destroyed, WAIT).toBe(true);
      expect(await ask({ path: '/health/live', localAddress: '127.0.0.3' })).toBe(200);
      await vi.advanceTimersByTimeAsync(PENALTY_MILLISECONDS);
      expect(await ask({ path: '/health/live', localAddress: '127.0.0.2' })).toBe(429);
    } finally {
      vi.useRealTimers();
    }
  });

  it('stays open when it is answered between', async () => {
    await start({ timeouts: TIMEOUTS, places: { ...ANY, requests: 1 } });
    const waiting: http.ServerResponse[] = [];
    harness.answer = (_request, response) => void waiting.push(response);
    const [first, second] = [await connect('127.0.0.2'), await connect('127.0.0.2')];
    for (let round = 1; round <= 2; round += 1) {
      first.write(get);
      await vi.waitFor(() => expect(waiting).toHaveLength(1), WAIT);
      second.write(get.repeat(MOST_REFUSED - 1));
      await vi.waitFor(() => expect(countRefused(second.heard())).toBe(round * (MOST_REFUSED - 1)), WAIT);
      waiting.pop()?.end('{}');
      await vi.waitFor(() => expect(first.heard().match(/HTTP\/1\.1 200/g)).toHaveLength(round), WAIT);
      second.write(get);
      await vi.waitFor(() => expect(waiting).toHaveLength(1), WAIT);
      waiting.pop()?.end('{}');
      await vi.waitFor(() => expect(second.heard().match(/HTTP\/1\.1 200/g)).toHaveLength(round), WAIT);
    }
    expect(second.destroyed).toBe(false);
  });

  it('stays open behind a proxy, whose connections many people share', async () => {
    await start({ timeouts: TIMEOUTS, limits: ONE, trustedProxies: 1 });
    const socket = await connect();
    for (let asked = 1; asked <= 2 * MOST_REFUSED; asked += 1) {
      socket.write(get);
      await vi.waitFor(() => expect(countRefused(socket.heard())).toBe(asked - 1), WAIT);
    }
    expect(socket.destroyed).toBe(false);
  });
});

describe('one address', () => {
  it('has so many connections, another one its own', async () => {
    // Else the fourth would be closed for sending no head.
    await start({ timeouts: TIMEOUTS, places: { ...ANY, connections: 3 } });
    for (let count = 0; count < 3; count += 1) await connect('127.0.0.2');
    const fourth = await connect('127.0.0.2');
    await expect.poll(() => fourth.destroyed, WAIT).toBe(true);
    expect(await ask({ path: '/health/live', localAddress: '127.0.0.3' })).toBe(200);
    sockets[0]?.destroy();
    const askAgain = () => ask({ path: '/health/live', localAddress: '127.0.0.2' }).catch(() => 0);
    await expect.poll(askAgain, WAIT).toBe(200);
  });

  it('has so many requests at the same time, and gives their places back', async () => {
    await start({ timeouts: TIMEOUTS, places: { ...ANY, requests: 3 } });
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    let reached = 0;
    harness.answer = (_request, response) => {
      reached += 1;
      void released.then(() => response.end('{}'));
    };
    const waiting = Array.from({ length: 3 }, () =>
      ask({ path: '/api/session/', localAddress: '127.0.0.2' }),
    );
    await expect.poll(() => reached, WAIT).toBe(3);
    const response = await fetchFrom('127.0.0.2');
    expect([response.statusCode, response.headers['retry-after']]).toEqual([429, '1']);
    const other = ask({ path: '/api/session/', localAddress: '127.0.0.3' });
    release();
    expect(await Promise.all([...waiting, other])).toEqual([200, 200, 200, 200]);
    expect(await ask({ path: '/api/session/', localAddress: '127.0.0.2' })).toBe(200);
  });

  it('behind a trusted proxy is the one that the proxy names', async () => {
    await start({ timeouts: TIMEOUTS, trustedProxies: 1, places: { ...ANY, connections: 1, requests: 1 } });
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    let reached = 0;
    harness.answer = (_request, response) => {
      reached += 1;
      void released.then(() => response.end('{}'));
    };
    const from = (client: string) => ask({ path: '/api/session/', headers: { 'X-Forwarded-For': client } });
    const first = from('10.0.0.1');
    await expect.poll(() => reached, WAIT).toBe(1);
    expect(await from('10.0.0.1')).toBe(429);
    const second = from('10.0.0.2');
    await expect.poll(() => reached, WAIT).toBe(2);
    release();
    expect(await Promise.all([first, second])).toEqual([200, 200]);
  });

  it('has few uploads and downloads at the same time, beside its calls', async () => {
    await start({ timeouts: TIMEOUTS, places: { ...ANY, transfers: 1 } });
    const begun = createSignal();
    harness.answer = (request, response) => {
      if (request.url?.includes('/content/') === true) response.write('begin', () => begun.resolve());
      else response.end('{}');
    };
    const path = '/api/file/9b2f7a52-5f0c-4c47-9f3e-6a5f1d3f1a11/content/';
    const download = await connect();
    download.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`);
    await begun.promise;
    expect(await ask({ path })).toBe(429);
    expect(await ask({ path: '/api/session/' })).toBe(200);
  });
});

async function fetchFrom(localAddress: string): Promise<http.IncomingMessage> {
  const options = { host: '127.0.0.1', port: harness.gateway.port, path: '/api/session/', localAddress };
  const request = http.get({ ...options, agent: false });
  const [response] = (await once(request, 'response')) as [http.IncomingMessage];
  response.resume();
  return response;
}
