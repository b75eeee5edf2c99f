import { fork, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import http, { type RequestListener } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { UNREACHABLE } from './testing/gateway-harness.ts';

const CHUNK = Buffer.alloc(64 * 1024, 'portal');
const CHUNKS = 3200;
const SIZE = CHUNK.byteLength * CHUNKS;
/** A third of what passes: what waits to be collected grows by some 40 MB at worst, what passes must not stay. */
const ALLOWED_GROWTH = 70 * 1024 * 1024;

const Ready = z.object({ port: z.number() });

let answer: RequestListener;
let upstream: http.Server;
let gateway: ChildProcess;
let url: string;

/** In its own process, so that its memory is its own. */
beforeEach(async () => {
  upstream = http.createServer((request, response) => answer(request, response)).listen(0, '127.0.0.1');
  await once(upstream, 'listening');
  const address = upstream.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
  gateway = fork(path.join(import.meta.dirname, 'main.ts'), [], {
    env: {
      PATH: process.env['PATH'],
      SERVICE_PORT: '0',
      SERVICE_HOST: '127.0.0.1',
      RELEASES_DIR: os.tmpdir(),
      LOG_LEVEL: 'error',
      CORE_URL: origin,
      RESEARCHER_URL: UNREACHABLE,
      STAFF_URL: UNREACHABLE,
      TISSUE_URL: UNREACHABLE,
    },
  });
  const [word]: unknown[] = await once(gateway, 'message');
  url = `http://127.0.0.1:${Ready.parse(word).port}`;
});

afterEach(async () => {
  gateway.kill('SIGTERM');
  await once(gateway, 'exit');
  upstream.close();
});

function* chunks(): Generator<Buffer> {
  for (let count = 0; count < CHUNKS; count += 1) yield CHUNK;
}

async function memory(): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  return Number(/^process_resident_memory_bytes\S* (\S+)/m.exec(metrics)?.[1]);
}

/** How much the gateway grows at most while the work runs, after it has done the same once to warm up. */
async function growth(work: () => Promise<void>): Promise<number> {
  await work();
  const before = await memory();
  let peak = before;
  const timer = setInterval(() => {
    memory().then(
      (now) => (peak = Math.max(peak, now)),
      // The last question may find the gateway gone.
      () => undefined,
    );
  }, 50);
  await work();
  clearInterval(timer);
  expect(before).toBeGreaterThan(0);
  return peak - before;
}

describe('two hundred megabytes', () => {
  it('flow down to a slow reader without being buffered', async () => {
    answer = (_request, response) => void Readable.from(chunks()).pipe(response);
    const growthBytes = await growth(async () => {
      const response = await fetch(`${url}/api/file/1/`);
      let received = 0;
      let pause = SIZE / 10;
      for await (const part of response.body ?? []) {
        received += part.byteLength;
        if (received < pause) continue;
        pause += SIZE / 10;
        await new Promise((resolve) => setTimeout(resolve, 60));
      }
      expect(received).toBe(SIZE);
    });
    expect(growthBytes).toBeLessThan(ALLOWED_GROWTH);
  });

  it('flow up without being buffered, every byte of them', async () => {
    const whole = createHash('sha256');
    for (const chunk of chunks()) whole.update(chunk);
    const expected = whole.digest('hex');
    answer = (request, response) => {
      const hash = createHash('sha256');
      request.on('data', (part: Buffer) => hash.update(part));
      request.on('end', () => response.end(hash.digest('hex')));
    };
    const growthBytes = await growth(async () => {
      const request = http.request(`${url}/api/file/`, { method: 'POST' });
      const answered = once(request, 'response');
      Readable.from(chunks()).pipe(request);
      const [response]: Readable[] = await answered;
      expect(response === undefined ? '' : await text(response)).toBe(expected);
    });
    expect(growthBytes).toBeLessThan(ALLOWED_GROWTH);
  });
});
