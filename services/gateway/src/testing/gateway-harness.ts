import fs from 'node:fs';
import http, { type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { once } from 'node:events';
import { mapServices } from '@portal/contract';
import { createLogger, type Logger } from '@portal/kit';
import { startGateway, type RunningGateway } from '../app.ts';
import type { GatewayConfig } from '../gateway.config.ts';
import { TIMEOUTS } from '../limits/timeouts.ts';

/** A gateway in front of fake services. */
export interface GatewayHarness {
  gateway: RunningGateway;
  url: string;
  releasesDir: string;
  /** Answers for the fake services; by default `echo`. */
  answer: RequestListener;
  stop: () => Promise<void>;
}

/** An address without a server. */
export const UNREACHABLE = 'http://127.0.0.1:9';

/**
 * Starts a gateway with one fake server as core and researcher. Tissue is down, and so is staff unless `isStaffUp` is
 * set.
 */
export async function startHarness(
  changes: Partial<GatewayConfig> = {},
  {
    log = createLogger('gateway', 'silent'),
    isStaffUp = false,
  }: { readonly log?: Logger; readonly isStaffUp?: boolean } = {},
): Promise<GatewayHarness> {
  const releasesDir = fs.mkdtempSync(path.join(os.tmpdir(), 'portal-releases-'));
  const harness: { answer: RequestListener } = { answer: echo };
  const upstream = http.createServer((request, response) => harness.answer(request, response));
  upstream.listen(0, '127.0.0.1');
  await once(upstream, 'listening');
  const address = upstream.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
  const gateway = await startGateway(
    {
      port: 0,
      host: '127.0.0.1',
      services: {
        ...mapServices(() => UNREACHABLE),
        core: origin,
        researcher: origin,
        ...(isStaffUp ? { staff: origin } : {}),
      },
      mailbox: origin,
      releasesDir,
      remotesFile: undefined,
      limits: { all: undefined, sensitive: undefined },
      places: { connections: undefined, requests: undefined, transfers: undefined },
      timeouts: TIMEOUTS,
      trustedProxies: 0,
      metricsToken: undefined,
      serviceTokenHashes: undefined,
      usesRecaptcha: false,
      version: 'test',
      drainSeconds: 0,
      ...changes,
    },
    log,
  );
  return Object.assign(harness, {
    gateway,
    url: `http://127.0.0.1:${gateway.port}`,
    releasesDir,
    async stop() {
      await gateway.stop();
      upstream.closeAllConnections();
      upstream.close();
      fs.rmSync(releasesDir, { recursive: true, force: true });
    },
  });
}

/** Answers with the received request. */
export function echo(request: IncomingMessage, response: ServerResponse): void {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    response.writeHead(200, {
      'Content-Type': 'application/json',
      Connection: 'X-Secret-Hop, keep-alive',
      'X-Secret-Hop': '1',
      'X-Kept': '1',
    });
    response.end(
      JSON.stringify({
        method: request.method,
        url: request.url,
        headers: request.headers,
        body: Buffer.concat(parts).toString('utf8'),
      }),
    );
  });
}

/** Sends a request exactly as written, because `fetch` would normalize the path. */
export async function rawRequest(
  port: number,
  options: http.RequestOptions,
  body = '',
): Promise<{ status: number; body: string }> {
  const request = http.request({ host: '127.0.0.1', port, ...options });
  request.end(body);
  const [response]: IncomingMessage[] = (await once(request, 'response')) as [IncomingMessage];
  if (response === undefined) throw new Error('no answer');
  const parts: Buffer[] = [];
  for await (const part of response) parts.push(part as Buffer);
  return { status: response.statusCode ?? 0, body: Buffer.concat(parts).toString('utf8') };
}
