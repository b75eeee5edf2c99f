/** Test fixture: starts the services and the gateway with the settings of the manifests, on a test database. */
import fs from 'node:fs';
import path from 'node:path';
import { SERVICES, mapServices, type ServiceName } from '@portal/contract';
import { definition as core } from '@portal/core/app';
import { startGateway } from '@portal/gateway/app';
import { readGatewayConfig } from '@portal/gateway/config';
import { readServiceEnvironment, startService, createLogger, type ServiceDefinition } from '@portal/kit';
import { createTestDatabase, createKeyPair, makeServiceToken, TEST_TOKEN_HASHES } from '@portal/kit/testing';
import { definition as researcher } from '@portal/researcher/app';
import { definition as staff } from '@portal/staff/app';
import { definition as tissue } from '@portal/tissue/app';
import type { ProgramConfig } from './read-deployment.ts';

const DEFINITIONS: Readonly<Record<ServiceName, ServiceDefinition>> = { core, researcher, staff, tissue };

export interface StartedPrograms {
  /** The Prometheus metrics of each program, by its name. */
  readMetrics(): Promise<Record<string, string>>;
  stop(): Promise<void>;
}

/** @param folder where secrets are mounted as files and stored files are written */
export async function startPrograms(
  programs: readonly ProgramConfig[],
  folder: string,
): Promise<StartedPrograms> {
  const database = await createTestDatabase();
  const keys = createKeyPair();
  const getSecrets = (program: string): Record<string, string> => ({
    DATABASE_URL: SERVICES.includes(program as ServiceName)
      ? database.connectionUrl(program as ServiceName)
      : database.adminUrl,
    AUTH_PUBLIC_KEY: keys.publicKey,
    AUTH_PRIVATE_KEY: keys.privateKey,
    SERVICE_TOKEN: makeServiceToken(program as ServiceName),
    SERVICE_TOKEN_HASHES: JSON.stringify(TEST_TOKEN_HASHES),
    SMTP_URL: 'smtp://127.0.0.1:9',
    S3_ACCESS_KEY_ID: 'id of the bucket',
    S3_SECRET_ACCESS_KEY: 'key of the bucket',
    METRICS_TOKEN: 'a-token-with-enough-characters',
  });
  /** The variables as the program gets them: plain settings, and secrets in files. */
  const readVariables = (name: string): Record<string, string> => {
    const program = programs.find((one) => one.name === name);
    if (!program) throw new Error(`nothing starts ${name}`);
    const files = program.secrets.map((secret) => {
      const file = path.join(folder, `${name}-${secret}`);
      fs.writeFileSync(file, getSecrets(name)[secret] ?? '');
      return [`${secret}_FILE`, file] as const;
    });
    return { ...program.variables, ...Object.fromEntries(files) };
  };
  // Values for this machine: free ports, local addresses, and no delay before stopping.
  const here = { SERVICE_PORT: '0', SERVICE_HOST: '127.0.0.1', DRAIN_SECONDS: '0', LOG_LEVEL: 'fatal' };
  const started: { name: string; url: string; stop: () => Promise<void> }[] = [];
  const stop = async (): Promise<void> => {
    for (const one of started.toReversed()) await one.stop();
    await database.drop();
  };
  try {
    for (const name of SERVICES) {
      const variables = { ...readVariables(name), ...here, ...(name === 'core' ? { DATA_DIR: folder } : {}) };
      const service = await startService(DEFINITIONS[name], readServiceEnvironment(variables));
      started.push({ name, url: service.url, stop: () => service.stop() });
    }
    const urls = mapServices((name) => started.find((one) => one.name === name)?.url ?? '');
    const config = readGatewayConfig({ ...readVariables('gateway'), ...here, RELEASES_DIR: folder });
    const gateway = await startGateway({ ...config, services: urls }, createLogger('gateway', 'silent'));
    started.push({ name: 'gateway', url: `http://127.0.0.1:${gateway.port}`, stop: gateway.stop });
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    stop,
    async readMetrics() {
      const headers = { Authorization: `Bearer ${getSecrets('gateway')['METRICS_TOKEN']}` };
      const texts = started.map(
        async ({ name, url }) => [name, await (await fetch(`${url}/metrics`, { headers })).text()] as const,
      );
      return Object.fromEntries(await Promise.all(texts));
    },
  };
}
