import type { ServiceParts } from '@portal/kit';
import { createSampleInventory } from '../../clients/sample-inventory.client.ts';
import type { InventoryParts } from './refresh.ts';

export interface SampleParts extends InventoryParts {
  /** Whether available ids are offered for those that fail; configured by the foundation (`SAMPLE_ALTERNATIVES`). */
  readonly offersAlternatives: boolean;
}

export const createSampleParts = ({ database, log, environment }: ServiceParts): SampleParts => ({
  database,
  log,
  inventory: createSampleInventory(environment.variables),
  offersAlternatives: environment.variables['SAMPLE_ALTERNATIVES'] === 'yes',
});
