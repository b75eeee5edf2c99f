import type { Database, Logger, ServiceParts } from '@portal/kit';
import { createDonorSource, type DonorSource } from '../../clients/donor-source.client.ts';

export interface SyncParts {
  readonly database: Database;
  readonly log: Pick<Logger, 'warn' | 'error'>;
  /** Undefined where no brain bank is connected. */
  readonly source: DonorSource | undefined;
}

/** @throws an error that names the variable, at start */
export const createSyncParts = ({ database, log, environment }: ServiceParts): SyncParts => ({
  database,
  log,
  source: createDonorSource(environment.variables),
});
