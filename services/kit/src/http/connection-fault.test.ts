import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { PassThrough } from 'node:stream';
import Koa from 'koa';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import type { EndpointDefinition, PortalEndpointKey } from '@portal/contract';
import { startThings } from '../testing/thing.fixture.ts';
import type { Handler } from './call.ts';
import { logConnectionFault } from './connection-fault.ts';

function listen() {
  const lines: string[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(line) });
  return { log, lines };
}

it.each(['ECONNRESET', 'EPIPE', 'ERR_STREAM_PREMATURE_CLOSE'])('%s is one short line', (code) => {
  const { log, lines } = listen();
  logConnectionFault(log, Object.assign(new Error('aborted'), { code }), 'correlation-1');
  expect(lines).toHaveLength(1);
  expect(lines[0]).not.toContain('stack');
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ code, correlation_id: 'correlation-1', level: 30 });
});

it('what no one expected is logged with its stack', () => {
  const { log, lines } = listen();
  logConnectionFault(log, new Error('odd'));
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 40, err: { message: 'odd' } });
  expect(lines[0]).toContain('stack');
});

it('a download that is stopped half way is one short line', async () => {
  const { log, lines } = listen();
  const app = new Koa();
  app.on('error', (error: unknown) => logConnectionFault(log, error));
  app.use((context) => {
    const body = new PassThrough();
    body.write('begin');
    context.body = body;
  });
  const server = app.listen(0);
  const { port } = server.address() as AddressInfo;
  await new Promise<void>((resolve) => {
    http.get({ port, agent: false }, (response) => {
      response.once('data', () => response.destroy());
      response.on('error', () => undefined).once('close', resolve);
    });
  });
  await expect.poll(() => lines.length).toBe(1);
  expect(lines[0]).not.toContain('stack');
  server.closeAllConnections();
  server.close();
});

it('a service says so of its own downloads, with the call that they came with', async () => {
  const { log, lines } = listen();
  const endless: Handler = {
    key: 'GET /endless' as PortalEndpointKey,
    endpoint: { service: 'core', summary: 'Does not end', access: 'anyone' } satisfies EndpointDefinition,
    run: ({ context }) => {
      const body = new PassThrough();
      body.write('begin');
      context.body = body;
      return Promise.resolve({ raw: true });
    },
  };
  const things = await startThings([endless], log);
  try {
    await new Promise<void>((resolve) => {
      http.get(
        `${things.url}/endless`,
        { agent: false, headers: { 'X-Correlation-Id': 'correlation-1' } },
        (response) => {
          response.once('data', () => response.destroy());
          response.on('error', () => undefined).once('close', resolve);
        },
      );
    });
    await expect.poll(() => lines.length).toBe(1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 30, correlation_id: 'correlation-1' });
    expect(lines[0]).not.toContain('stack');
  } finally {
    await things.stop();
  }
});
