import type { ServiceDefinition } from '@portal/kit';
import {
  startHarness as startEmptyHarness,
  type Harness as EmptyHarness,
  type HarnessOptions,
} from '@portal/kit/testing';
import { createFactories, type Factories } from './factories.ts';

/** A test harness for any service, with the factories of people, institutions and files. */
export type Harness = EmptyHarness<Factories>;

export const startHarness = (
  definition: ServiceDefinition,
  variables: Readonly<Record<string, string>> = {},
  options: HarnessOptions = {},
): Promise<Harness> => startEmptyHarness(definition, createFactories, variables, options);
