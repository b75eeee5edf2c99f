/** What a service declares, and what it is given at its start. */
import type { ServiceName } from '@portal/contract';
import type { ServiceTokenHashes } from './auth/index.ts';
import type { ServiceCall } from './clients/index.ts';
import type { Database, PoolOptions } from './database/index.ts';
import type { Handler } from './http/call.ts';
import type { EventHandler } from './jobs/jobs.ts';
import type { Logger } from './logging.ts';
import type { Metric } from './metrics/index.ts';
import type { TlsIdentity } from './settings/index.ts';

export interface ServiceParts {
  readonly database: Database;
  readonly log: Logger;
  readonly environment: ServiceEnvironment;
}

export interface ServiceDefinition {
  readonly name: ServiceName;
  readonly handlers: (parts: ServiceParts) => readonly Handler[];
  readonly events?: (parts: ServiceParts) => readonly EventHandler[];
  /** Calls of its clients to other services. */
  readonly calls?: readonly ServiceCall[];
  /** Metrics for Prometheus other than those of calls, connections and queues. */
  readonly metrics?: (database: Database) => readonly Metric[];
  /** Starts further work beside requests and events; returns how to stop it. */
  readonly background?: (parts: ServiceParts) => Promise<() => Promise<void>>;
}

/** Settings from the launcher or a deployment. Beside these a service reads only its clients' settings. */
export interface ServiceEnvironment {
  readonly databaseUrl: string;
  /** Opens the database; tests share connections. */
  readonly openDatabase?: (options: PoolOptions) => Database;
  readonly authPublicKey: string;
  /** The token with which this service calls others in its own name. */
  readonly serviceToken: string;
  /** Token hashes that identify the other services. */
  readonly serviceTokenHashes: ServiceTokenHashes;
  readonly publicUrl: string;
  readonly port: number;
  /** Undefined for plain HTTP, if the network between the parts is trusted. */
  readonly tls?: TlsIdentity | undefined;
  /** Further variables, for clients that the composition root creates. */
  readonly variables: Readonly<Record<string, string | undefined>>;
}
