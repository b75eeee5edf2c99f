/** Runs the core service in a process of its own, so that its memory can be measured. */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { signToken } from '@portal/kit';
import {
  createKeyPair,
  createTestDatabase,
  makeServiceToken,
  TEST_TOKEN_HASHES,
  type TestDatabase,
  type TestPerson,
} from '@portal/kit/testing';
import { z } from 'zod';
import { createFactories, type Factories } from './factories.ts';

const Ready = z.object({ port: z.number() });

export interface CoreProcess {
  readonly url: string;
  readonly build: Factories;
  /** Headers that authenticate calls of the person. */
  makeHeaders(person: TestPerson): Promise<Readonly<Record<string, string>>>;
  /** Bytes of memory in use. */
  memory(): Promise<number>;
  stop(): Promise<void>;
}

/** A process that is starting. */
interface BegunCore {
  readonly child: ChildProcess;
  readonly database: TestDatabase;
  readonly privateKey: string;
  /** Removes its folders and database. */
  readonly clear: () => Promise<void>;
}

export async function forkCore(variables: Readonly<Record<string, string>> = {}): Promise<BegunCore> {
  const database = await createTestDatabase();
  const keys = createKeyPair();
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'portal-core-'));
  const child = fork(path.resolve(import.meta.dirname, '../main.ts'), [], {
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      SERVICE_PORT: '0',
      LOG_LEVEL: 'error',
      PUBLIC_URL: 'http://localhost:8080',
      DATABASE_URL: database.connectionUrl('core'),
      AUTH_PUBLIC_KEY: keys.publicKey,
      AUTH_PRIVATE_KEY: keys.privateKey,
      SERVICE_TOKEN: makeServiceToken('core'),
      SERVICE_TOKEN_HASHES: JSON.stringify(TEST_TOKEN_HASHES),
      PORTAL_ENVIRONMENT: 'development',
      DATA_DIR: dataDir,
      ...variables,
    },
  });
  return {
    child,
    database,
    privateKey: keys.privateKey,
    clear: async () => {
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export async function startCoreProcess(
  variables: Readonly<Record<string, string>> = {},
): Promise<CoreProcess> {
  const { child, database, privateKey, clear } = await forkCore(variables);
  const [word]: unknown[] = await once(child, 'message');
  const url = `http://127.0.0.1:${Ready.parse(word).port}`;
  return {
    url,
    build: createFactories(database),
    async makeHeaders({ sessionId }) {
      const expires = Math.floor(Date.now() / 1000) + 3600;
      return { Authorization: `Bearer ${await signToken(privateKey, { sessionId, expires })}` };
    },
    async memory() {
      const metrics = await (await fetch(`${url}/metrics`)).text();
      return Number(/^process_resident_memory_bytes\S* (\S+)/m.exec(metrics)?.[1]);
    },
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
      await clear();
    },
  };
}
