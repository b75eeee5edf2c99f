/** How a gateway is run by others than the launcher: services behind TLS, and an end that balancers see coming. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import https from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeCertificate } from '@portal/kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readGatewayConfig } from './gateway.config.ts';
import { echo, startHarness } from './testing/gateway-harness.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'portal-gateway-'));
const authority = path.join(folder, 'ca.pem');
let service: https.Server;
let variables: Record<string, string>;

beforeAll(async () => {
  const { cert, key } = await makeCertificate();
  writeFileSync(authority, cert);
  service = https.createServer({ cert, key }, echo);
  service.listen(0, '127.0.0.1');
  await once(service, 'listening');
  const origin = `https://localhost:${(service.address() as AddressInfo).port}`;
  variables = {
    SERVICE_PORT: '0',
    SERVICE_HOST: '127.0.0.1',
    CORE_URL: origin,
    RESEARCHER_URL: origin,
    STAFF_URL: origin,
    TISSUE_URL: origin,
    RELEASES_DIR: folder,
    LOG_LEVEL: 'fatal',
  };
});
afterAll(() => {
  service.closeAllConnections();
  service.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The status of a call through a gateway that trusts these authorities. */
async function askThrough(trust: Record<string, string>): Promise<number> {
  const child = fork(path.join(import.meta.dirname, 'main.ts'), [], {
    env: { PATH: process.env['PATH'], ...variables, ...trust },
  });
  const [word] = (await once(child, 'message')) as [{ port: number }];
  const { status } = await fetch(`http://127.0.0.1:${word.port}/api/branding/`);
  child.kill('SIGTERM');
  await once(child, 'exit');
  return status;
}

it('calls services over TLS where their addresses say so, and only those whose authority it knows', async () => {
  expect(await askThrough({ NODE_EXTRA_CA_CERTS: authority })).toBe(200);
  expect(await askThrough({})).toBe(503);
});

it('reads its secret from a file, and says in one line what it cannot use', () => {
  const file = path.join(folder, 'METRICS_TOKEN');
  writeFileSync(file, 'sixteen characters\n');
  expect(readGatewayConfig({ ...variables, METRICS_TOKEN_FILE: file }).metricsToken).toBe(
    'sixteen characters',
  );
  expect(() => readGatewayConfig({ ...variables, METRICS_TOKEN_FILE: '/none' })).toThrow(
    'METRICS_TOKEN_FILE: /none is not there.',
  );
  expect(() => readGatewayConfig({ ...variables, NODE_EXTRA_CA_CERTS: '/none' })).toThrow(/cannot be read/);
});

it('reports for its drain seconds that it is not ready, and still answers', async () => {
  const harness = await startHarness({ drainSeconds: 1 });
  const stopped = harness.stop();
  expect((await fetch(`${harness.url}/health/ready`)).status).toBe(503);
  expect((await fetch(`${harness.url}/api/branding/`)).status).toBe(200);
  await stopped;
  await expect(fetch(`${harness.url}/health/live`)).rejects.toThrow('fetch failed');
});
