/** Bad input never gives a 500. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startHarness, type Harness } from '@portal/core/testing';
import { fuzzService } from '@portal/kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { definition } from './app.ts';

/** Stands in for the researcher service, which knows no request. */
let researcher: Server;
let harness: Harness;
beforeAll(async () => {
  researcher = createServer((_incoming, outgoing) => {
    outgoing.writeHead(404, { 'Content-Type': 'application/json' });
    outgoing.end(JSON.stringify({ detail: 'Not found' }));
  });
  await new Promise<void>((resolve) => researcher.listen(0, '127.0.0.1', resolve));
  const { port } = researcher.address() as AddressInfo;
  harness = await startHarness(definition, {
    SERVICE_URLS: JSON.stringify({ researcher: `http://127.0.0.1:${port}` }),
  });
});
afterAll(async () => {
  await harness.stop();
  await new Promise((resolve) => researcher.close(resolve));
});

it('answers every call with less than 500 and a body that can be read', async () => {
  const { build } = harness;
  const report = await fuzzService({
    harness,
    service: 'staff',
    ids: [1],
    runs: 150,
    people: async () => [
      await build.person({ roles: ['sfari_admin'] }),
      await build.person({ roles: ['abn_proj_mgr'] }),
    ],
  });
  console.info(`fuzz of staff: ${JSON.stringify(report)}`);
  expect(report.statuses[400]).toBeGreaterThan(50);
  expect(report.statuses[401]).toBeGreaterThan(10);
});
