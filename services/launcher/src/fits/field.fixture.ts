/** A release store and a gateway for tests: releases with their needs, services with their contracts. */
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
  /** The contract that each service reports; tests may change it. Undefined for a service that cannot be reached. */
  readonly contracts: Record<ServiceName, ServiceContract | undefined>;
  /** Adds a release to the store. No pointer changes. */
  publish(
    app: string,
    version: string,
    files: { readonly needs?: Omit<AppNeeds, 'app'>; readonly promise?: ShellPromise },
  ): Promise<void>;
  stop(): Promise<void>;
}

/** Starts services that report the present contract, with an empty store. */
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
