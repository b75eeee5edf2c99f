/** A store and a gateway that a test fills: releases with what they need, services with what they report. */
import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { mapServices, type ServiceName } from '@portal/contract';
import {
  contractPath,
  describeEndpoints,
  type AppNeeds,
  type ServiceContract,
  type ShellPromise,
} from '@portal/contract/fits/contract-file';
import { incomingFolder, publishVersion } from '@portal/gateway/releases';

export interface FieldFixture {
  readonly releasesDir: string;
  readonly url: string;
  /** What each service reports; a test may change it. Undefined where it cannot be asked. */
  readonly contracts: Record<ServiceName, ServiceContract | undefined>;
  /** Takes a release into the store. No pointer is changed. */
  publish(
    app: string,
    version: string,
    files: { readonly needs?: Omit<AppNeeds, 'app'>; readonly promise?: ShellPromise },
  ): Promise<void>;
  stop(): Promise<void>;
}

/** Services that report the present contract, and an empty store. */
export async function startField(): Promise<FieldFixture> {
  const releasesDir = fs.mkdtempSync(path.join(os.tmpdir(), 'portal-field-'));
  const contracts: FieldFixture['contracts'] = mapServices((service) => ({
    service,
    version: '2026.11',
    endpoints: structuredClone(describeEndpoints(service)),
    calls: {},
  }));
  const server = http.createServer((request, response) => {
    const found = Object.values(contracts).find(
      (one) => one && request.url === `/api${contractPath(one.service)}`,
    );
    response.writeHead(found ? 200 : 503, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(found ?? {}));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    releasesDir,
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    contracts,
    async publish(app, version, { needs, promise }) {
      const folder = incomingFolder(releasesDir, app, version);
      const write = (name: string, content: unknown): void =>
        fs.writeFileSync(path.join(folder, name), JSON.stringify(content));
      if (needs) write('needs.json', { app, ...needs });
      if (promise) write('promise.json', promise);
      await publishVersion(releasesDir, app, version, folder);
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      fs.rmSync(releasesDir, { recursive: true, force: true });
    },
  };
}
