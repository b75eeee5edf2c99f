/** Runs a service under test with a real database, real HTTP and people created by factories. */
import { findVersionPath } from '@portal/contract';
import { signToken } from '../auth/index.ts';
import type { ServiceDefinition } from '../service-definition.ts';
import { startService, type RunningService } from '../service.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';
import { createKeyPair, makeServiceToken, TEST_TOKEN_HASHES } from './keys.ts';
import { refuseSecondConnection } from './one-connection.ts';
import type { PeopleFactories, TestPerson } from './people.ts';

export interface CallOptions {
  readonly as?: TestPerson;
  /** Session role, sent as `?role=`. */
  readonly role?: string;
  readonly body?: unknown;
  /** Sent unchanged, even if malformed; the caller sets Content-Type. */
  readonly rawBody?: string | Uint8Array<ArrayBuffer> | ReadableStream;
  readonly headers?: Readonly<Record<string, string>>;
}
export interface TestAnswer {
  readonly status: number;
  // oxlint-disable-next-line typescript/no-explicit-any -- tests look into answers of every shape
  readonly body: any;
  readonly headers: Headers;
}

export interface Harness<F extends PeopleFactories = PeopleFactories> {
  readonly database: TestDatabase;
  readonly build: F;
  readonly service: RunningService;
  /**
   * Calls an endpoint, such as `call('GET /project/', { as: person })`; the path is the service's own, without /api. If
   * the endpoint requires a version, the object is read first, as a screen does; `If-Match: ''` sends none.
   */
  call(request: string, options?: CallOptions): Promise<TestAnswer>;
  /**
   * Waits until `look` returns a truthy value, for at most `milliseconds`; the default is long enough for a busy
   * machine.
   */
  eventually<T>(look: () => Promise<T>, milliseconds?: number): Promise<T>;
  stop(): Promise<void>;
}

export interface HarnessOptions {
  /**
   * Work beside answering calls: events, or events and background jobs as in production. The default is neither, which
   * takes half the time, and nothing happens except what the test does.
   */
  readonly runs?: 'events' | 'events and background jobs';
}

/**
 * Starts `definition` on its own database in development mode, in which changes for others need no confirmation.
 * `createFactories` comes from the service that owns the tables of people. Stop it in `afterAll`.
 */
export async function startHarness<F extends PeopleFactories>(
  definition: ServiceDefinition,
  createFactories: (database: TestDatabase) => F,
  variables: Readonly<Record<string, string>> = {},
  { runs }: HarnessOptions = {},
): Promise<Harness<F>> {
  const database = await createTestDatabase();
  const keys = createKeyPair();
  const { events, background, ...answering } = definition;
  const observed: ServiceDefinition = {
    ...answering,
    ...(runs && { events }),
    ...(runs === 'events and background jobs' && { background }),
    handlers(parts) {
      refuseSecondConnection(parts.database);
      return definition.handlers(parts);
    },
  };
  const service = await startService(observed, {
    databaseUrl: database.connectionUrl(definition.name),
    openDatabase: database.open,
    authPublicKey: keys.publicKey,
    serviceToken: makeServiceToken(definition.name),
    serviceTokenHashes: TEST_TOKEN_HASHES,
    publicUrl: variables['PUBLIC_URL'] ?? 'http://localhost:8080',
    port: 0,
    variables: {
      LOG_LEVEL: 'fatal',
      AUTH_PRIVATE_KEY: keys.privateKey,
      PORTAL_ENVIRONMENT: 'development',
      PSEUDO_LANGUAGE: 'yes',
      ...variables,
    },
  });
  const build = createFactories(database);

  return {
    database,
    build,
    service,
    async call(request, options = {}) {
      const [method = 'GET', path = '/'] = request.split(' ');
      const url = new URL(path, service.url);
      if (options.role) url.searchParams.set('role', options.role);
      const headers = new Headers(options.headers);
      if (options.as) headers.set('Authorization', `Bearer ${await signFor(options.as, keys.privateKey)}`);
      const multipart = options.body instanceof FormData;
      if (options.body !== undefined && !multipart) headers.set('Content-Type', 'application/json');
      const seen = findVersionPath(method, url.pathname);
      if (seen !== undefined && options.as && !headers.has('If-Match')) {
        const read = await fetch(new URL(seen + url.search, service.url), { headers });
        headers.set('If-Match', read.headers.get('ETag') ?? '');
      }
      const response = await fetch(url, {
        method,
        headers,
        ...(options.rawBody !== undefined ? { body: options.rawBody, duplex: 'half' } : {}),
        ...(options.body === undefined
          ? {}
          : { body: multipart ? options.body : JSON.stringify(options.body) }),
        redirect: 'manual',
      });
      const text = await response.text();
      const json = response.headers.get('content-type')?.includes('json');
      return {
        status: response.status,
        headers: response.headers,
        body: json && text ? JSON.parse(text) : text,
      };
    },
    async eventually(look, milliseconds = 120_000) {
      const end = Date.now() + milliseconds;
      for (;;) {
        const found = await look();
        if (found) return found;
        if (Date.now() > end)
          throw new Error(`nothing came within ${milliseconds} ms: ${look.toString().slice(0, 200)}`);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
    async stop() {
      await service.stop();
      await database.drop();
    },
  };
}

const tokens = new WeakMap<TestPerson, Promise<string>>();
function signFor(person: TestPerson, privateKey: string): Promise<string> {
  const known = tokens.get(person);
  if (known) return known;
  const token = signToken(privateKey, {
    sessionId: person.sessionId,
    expires: Math.floor(Date.now() / 1000) + 3600,
  });
  tokens.set(person, token);
  return token;
}
