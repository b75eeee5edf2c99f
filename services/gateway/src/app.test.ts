import { once } from 'node:events';
import http, { type ServerResponse } from 'node:http';
import net from 'node:net';
import { gunzipSync } from 'node:zlib';
import { mapServices } from '@portal/contract';
import { createSignal } from '@portal/kit/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { UNREACHABLE, rawRequest, startHarness, type GatewayHarness } from './testing/gateway-harness.ts';

const Echo = z.object({
  method: z.string(),
  url: z.string(),
  headers: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
  body: z.string(),
});

let harness: GatewayHarness;

beforeEach(async () => {
  harness = await startHarness();
});
afterEach(() => harness.stop());

async function echoed(path: string, init: RequestInit = {}): Promise<z.infer<typeof Echo>> {
  const response = await fetch(`${harness.url}${path}`, init);
  return Echo.parse(await response.json());
}

describe('passing on', () => {
  it('strips /api, keeps the query as written, and passes method and body', async () => {
    const found = await echoed('/api/project/?search=a%20b&ordering=-id', {
      method: 'POST',
      body: '{"title":"é"}',
    });
    expect(found).toMatchObject({
      method: 'POST',
      url: '/project/?search=a%20b&ordering=-id',
      body: '{"title":"é"}',
    });
  });

  it('asks each service for its own contract', async () => {
    expect(await echoed('/api/contract/researcher/')).toMatchObject({ url: '/contract/researcher/' });
    expect((await fetch(`${harness.url}/api/contract/tissue/`)).status).toBe(503);
    expect((await fetch(`${harness.url}/api/contract/`)).status).not.toBe(503);
  });

  it('finds the service by the longest declared path', async () => {
    expect((await fetch(`${harness.url}/api/request/1/`)).status).toBe(200);
    expect((await fetch(`${harness.url}/api/email-info/`)).status).toBe(503);
  });

  it('strips hop-by-hop headers both ways and believes no forged ones', async () => {
    const response = await fetch(`${harness.url}/api/session/`, {
      headers: {
        'X-Forwarded-For': '6.6.6.6',
        'X-Service-Token': 'stolen',
        'X-Real-IP': '6.6.6.6',
        Forwarded: 'for=6.6.6.6',
        Authorization: 'Bearer kept',
      },
    });
    const { headers } = Echo.parse(await response.json());
    expect(headers['x-forwarded-for']).toBe('127.0.0.1');
    expect(headers).not.toHaveProperty('x-service-token');
    expect(headers).not.toHaveProperty('x-real-ip');
    expect(headers).not.toHaveProperty('forwarded');
    expect(headers['authorization']).toBe('Bearer kept');
    expect(headers['x-forwarded-prefix']).toBe('/api');
    expect(response.headers.get('x-kept')).toBe('1');
    expect(response.headers.get('x-secret-hop')).toBeNull();
  });

  it('strips what the Connection header names', async () => {
    const { body } = await rawRequest(harness.gateway.port, {
      path: '/api/session/',
      headers: { Connection: 'close, X-Private', 'X-Private': '1', 'Proxy-Authorization': 'Basic x' },
    });
    const { headers } = Echo.parse(JSON.parse(body));
    expect(headers).not.toHaveProperty('x-private');
    expect(headers).not.toHaveProperty('proxy-authorization');
  });

  it('takes over a plain correlation id and replaces any other', async () => {
    const repeated = await fetch(`${harness.url}/api/session/`, {
      headers: { 'X-Correlation-Id': 'abcdef-123456' },
    });
    expect(repeated.headers.get('x-correlation-id')).toBe('abcdef-123456');
    expect(Echo.parse(await repeated.json()).headers['x-correlation-id']).toBe('abcdef-123456');
    const replaced = await fetch(`${harness.url}/api/session/`, {
      headers: { 'X-Correlation-Id': '<script>' },
    });
    expect(replaced.headers.get('x-correlation-id')).toMatch(/^[\da-f-]{36}$/);
  });

  it('adds no-store and a policy to answers, and leaves a stricter policy of the service', async () => {
    const plain = await fetch(`${harness.url}/api/session/`);
    expect(plain.headers.get('cache-control')).toBe('no-store');
    expect(plain.headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
    harness.answer = (_request, response) =>
      response.writeHead(200, { 'Content-Security-Policy': 'sandbox' }).end('file');
    const file = await fetch(`${harness.url}/api/file/1/`);
    expect(file.headers.get('content-security-policy')).toBe('sandbox');
    expect(file.headers.get('x-content-type-options')).toBe('nosniff');
  });
});

describe('answers of some size', () => {
  const rows = JSON.stringify(Array.from({ length: 2000 }, (_, id) => ({ id, name: `Row ${id}` })));
  const ask = async (coding: string) => {
    const [response] = (await once(
      http.get(`${harness.url}/api/dataset/`, { headers: { 'Accept-Encoding': coding } }),
      'response',
    )) as [http.IncomingMessage];
    const parts: Buffer[] = [];
    for await (const part of response) parts.push(part as Buffer);
    return { headers: response.headers, bytes: Buffer.concat(parts) };
  };
  const answerJson = (text: string) => {
    harness.answer = (_request, response) =>
      response
        .writeHead(200, {
          'Content-Type': 'application/json; charset=utf-8',
          'Content-Length': text.length,
          ETag: 'W/"1"',
        })
        .end(text);
  };

  it.each(['gzip', 'br, gzip;q=0.8'])('are compressed for callers that accept %s', async (coding) => {
    answerJson(rows);
    const { headers, bytes } = await ask(coding);
    expect(headers['content-encoding']).toBe('gzip');
    expect(headers.etag).toBe('W/"1"');
    expect(bytes.length).toBeLessThan(rows.length / 4);
    expect(gunzipSync(bytes).toString()).toBe(rows);
  });

  it.each(['identity', 'br', 'gzip;q=0'])('stay as they are for callers that accept %s', async (coding) => {
    answerJson(rows);
    const { headers, bytes } = await ask(coding);
    expect(headers['content-encoding']).toBeUndefined();
    expect(Number(headers['content-length'])).toBe(rows.length);
    expect(bytes.toString()).toBe(rows);
  });

  it('are compressed only where they are large', async () => {
    answerJson('{"results":[]}');
    const { headers, bytes } = await ask('gzip');
    expect(headers['content-encoding']).toBeUndefined();
    expect(bytes.toString()).toBe('{"results":[]}');
  });

  it('break off where the service breaks off', async () => {
    harness.answer = (_request, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': rows.length });
      response.write(rows.slice(0, 20_000), () => response.destroy());
    };
    await expect(ask('gzip')).rejects.toThrow(/aborted|socket hang up/);
  });
});

describe('closed paths', () => {
  it.each([
    '/api/internal/request/1/',
    '/api/Internal/request/1/',
    '/api/%69nternal/request/1/',
    '/api/health/ready',
    '/api/metrics',
    '/api//internal/x',
    '/api/./internal/x',
    '/api/session/../internal/x',
    '/api/session/%2e%2e/internal/x',
    '/api/file/..%2finternal/x',
    '/api/request/1%00/',
    '/api/request/%zz/',
    '/api/unknown/',
    '/api/',
    '/api',
    '/mailbox/../control/smtp/down',
    '/mailbox/%2e%2E/control/smtp/down',
    '/mailbox\\..\\control/smtp/down',
    '/mailbox/..%2fcontrol/smtp/down',
    '/mailbox//control',
  ])('%s reaches no service', async (path) => {
    let reached = false;
    harness.answer = (_request, response) => {
      reached = true;
      response.end();
    };
    const { status, body } = await rawRequest(harness.gateway.port, { path });
    expect(reached).toBe(false);
    expect(status).toBe(404);
    expect(JSON.parse(body)).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('refuses methods that no service has', async () => {
    expect((await rawRequest(harness.gateway.port, { path: '/api/session/', method: 'TRACE' })).status).toBe(
      405,
    );
  });
});

describe('a service that is down', () => {
  it('is 503 in the API’s shape, for that service only', async () => {
    const response = await fetch(`${harness.url}/api/email-info/`);
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('2');
    expect(await response.json()).toMatchObject({
      code: 'SERVICE_UNAVAILABLE',
      correlation_id: response.headers.get('x-correlation-id'),
    });
    expect((await fetch(`${harness.url}/api/project/`)).status).toBe(200);
  });

  it('is 503 for an upload too', async () => {
    const down = await startHarness({
      services: mapServices(() => UNREACHABLE),
    });
    try {
      const response = await fetch(`${down.url}/api/file/`, { method: 'POST', body: 'x'.repeat(300_000) });
      expect(response.status).toBe(503);
    } finally {
      await down.stop();
    }
  });

  it('asks again once for a read whose connection broke, never for a write', async () => {
    let asked = 0;
    harness.answer = (request, response) => {
      asked += 1;
      if (asked === 1) request.socket.destroy();
      else response.end('second');
    };
    expect(await (await fetch(`${harness.url}/api/project/`)).text()).toBe('second');
    asked = 0;
    expect((await fetch(`${harness.url}/api/project/`, { method: 'POST', body: '{}' })).status).toBe(503);
    expect(asked).toBe(1);
  });

  it('breaks off an answer that the service breaks off', async () => {
    let breakOff: () => void = () => undefined;
    harness.answer = (request, response) => {
      response.writeHead(200, { 'Content-Length': '1000' });
      response.write('half');
      breakOff = () => request.socket.destroy();
    };
    const response = await fetch(`${harness.url}/api/project/`);
    breakOff();
    await expect(response.text()).rejects.toThrow(/terminated/);
    expect((await fetch(`${harness.url}/health/live`)).status).toBe(200);
  });
});

describe('callers who leave', () => {
  it('ends the request to the service and lives on', async () => {
    const closed = new Promise<void>((resolve) => {
      harness.answer = (_request, response) => {
        response.write('begin');
        response.on('close', resolve);
      };
    });
    const abort = new AbortController();
    const response = await fetch(`${harness.url}/api/project/`, { signal: abort.signal });
    abort.abort();
    await expect(response.text()).rejects.toThrow(/abort/i);
    await closed;
    expect((await fetch(`${harness.url}/health/live`)).status).toBe(200);
  });

  it('survives an upload that stops half way', async () => {
    const begun = createSignal();
    const closed = new Promise<void>((resolve) => {
      harness.answer = (request) => {
        request.on('close', resolve).once('data', () => begun.resolve());
      };
    });
    const socket = net.connect(harness.gateway.port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write('POST /api/file/ HTTP/1.1\r\nHost: x\r\nContent-Length: 100000\r\n\r\nbegin');
    await begun.promise;
    socket.destroy();
    await closed;
    expect((await fetch(`${harness.url}/health/live`)).status).toBe(200);
  });

  it('delivers a refusal that comes before the upload is over', async () => {
    harness.answer = (_request, response) => {
      response.writeHead(413, { 'Content-Type': 'application/json' });
      response.end('{"code":"TOO_LARGE"}');
    };
    const socket = net.connect(harness.gateway.port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write('POST /api/file/ HTTP/1.1\r\nHost: x\r\nContent-Length: 50000000\r\n\r\n');
    socket.write(Buffer.alloc(200_000));
    let answer = '';
    socket.on('data', (part: Buffer) => (answer += part.toString('utf8')));
    await once(socket, 'close');
    expect(answer).toContain('413');
    expect(answer).toContain('TOO_LARGE');
  });
});

describe('own pages', () => {
  it('answers health, and metrics only to the machine room', async () => {
    expect((await fetch(`${harness.url}/health/live`)).status).toBe(200);
    expect((await fetch(`${harness.url}/health/ready`)).status).toBe(200);
    await fetch(`${harness.url}/api/session/`);
    const metrics = await fetch(`${harness.url}/metrics`);
    expect(await metrics.text()).toContain('portal_gateway_answers_total{target="core",status="200"');
    const outside = await fetch(`${harness.url}/metrics`, { headers: { 'X-Forwarded-For': '8.8.8.8' } });
    expect(outside.status).toBe(404);
  });

  it('gives metrics through a proxy only for the token', async () => {
    const proxied = await startHarness({ trustedProxies: 1, metricsToken: 'a-long-enough-token' });
    try {
      const ask = (headers: Record<string, string>) => fetch(`${proxied.url}/metrics`, { headers });
      expect((await ask({})).status).toBe(404);
      expect((await ask({ Authorization: 'Bearer another-long-token' })).status).toBe(404);
      expect((await ask({ Authorization: 'Bearer a-long-enough-token' })).status).toBe(200);
    } finally {
      await proxied.stop();
    }
  });

  it('holds a connection open of a proxy for longer than the proxy does', async () => {
    const proxied = await startHarness({ trustedProxies: 1 });
    try {
      const readIdleLimit = async (url: string) =>
        (await fetch(`${url}/health/live`)).headers.get('keep-alive');
      expect(await readIdleLimit(proxied.url)).toBe('timeout=75');
      expect(await readIdleLimit(harness.url)).toBe('timeout=30');
    } finally {
      await proxied.stop();
    }
  });

  it('serves the API’s documents without another origin', async () => {
    const address = `${harness.url}/api/openapi.json`;
    const packed = await fetch(address);
    expect(packed.headers.get('content-encoding')).toBe('gzip');
    const document: unknown = await packed.json();
    const plain = await fetch(address, { headers: { 'Accept-Encoding': 'identity' } });
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(await plain.json()).toEqual(document);
    expect(document).toMatchObject({ openapi: '3.1.0', paths: { '/session/': { get: {} } } });
    const page = await (await fetch(`${harness.url}/api/docs`)).text();
    const addresses = [...page.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, linked]) => linked ?? '');
    for (const linked of addresses) {
      expect(linked).toMatch(/^\/api\/docs\//);
      const part = await fetch(harness.url + linked);
      expect(part.status).toBe(200);
      expect((await part.arrayBuffer()).byteLength).toBeGreaterThan(0);
    }
    expect(page).not.toMatch(/<script>|<style|style=/);
  });

  it('passes the inbox on with its own policy', async () => {
    harness.answer = (request, response) =>
      response.writeHead(200, { 'Content-Security-Policy': "default-src 'self'" }).end(request.url);
    const response = await fetch(`${harness.url}/mailbox/messages?to=pi@demo.test`);
    expect(await response.text()).toBe('/mailbox/messages?to=pi@demo.test');
    expect(response.headers.get('content-security-policy')).toBe("default-src 'self'");
    expect((await fetch(`${harness.url}/control/smtp/down`, { method: 'POST' })).status).toBe(404);
  });
});

describe('leaving', () => {
  it('finishes what runs and takes nothing new', async () => {
    const arrived = createSignal<ServerResponse>();
    harness.answer = (_request, response) => arrived.resolve(response);
    const slow = fetch(`${harness.url}/api/project/`);
    const response = await arrived.promise;
    const stopped = harness.gateway.stop();
    response.end('done');
    expect(await (await slow).text()).toBe('done');
    await stopped;
    await expect(fetch(`${harness.url}/health/live`)).rejects.toThrow(/fetch failed/);
  });
});
