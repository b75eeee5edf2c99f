import type { Database, Logger, ServiceParts } from '@portal/kit';
import { createDonorSource, type DonorSource } from '../../clients/donor-source.client.ts';

export interface SyncParts {
  readonly database: Database;
  readonly log: Pick<Logger, 'warn' | 'error'>;
  /** Undefined if no brain bank is connected. */
  readonly source: DonorSource | undefined;
}

/** @throws an error at startup that names the invalid variable */
export const createSyncParts = ({ database, log, environment }: ServiceParts): SyncParts => ({
  database,
  log,
  source: createDonorSource(environment.variables),
});
