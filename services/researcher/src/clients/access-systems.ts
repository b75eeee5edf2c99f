/** The outside access systems configured in this installation's settings. */
import type { ExternalSystem } from '@portal/contract';
import { z } from 'zod';
import type { AccessSystem } from './access-system.ts';
import { createAwsLocationClient } from './aws-location.client.ts';
import { createGlobusClient } from './globus.client.ts';
import { createGpfClient } from './gpf.client.ts';

export type AccessSystems = Readonly<Partial<Record<ExternalSystem, AccessSystem>>>;

const address = z.url({ protocol: /^https?$/ });
const text = z.string().min(1);
const Globus = z.object({
  GLOBUS_URL: address,
  GLOBUS_GROUPS_URL: address.optional(),
  GLOBUS_CLIENT_ID: text,
  GLOBUS_CLIENT_SECRET: text,
});
const Gpf = z.object({ GPF_URL: address, GPF_TOKEN: text });
const Aws = z.object({
  AWS_DATA_REGION: text,
  AWS_DATA_ACCESS_KEY_ID: text,
  AWS_DATA_SECRET_ACCESS_KEY: text,
  AWS_DATA_ENDPOINT: address.optional(),
});

/**
 * Creates the clients; a system that is not configured is absent.
 * @throws an error that names the variable, at start
 */
export function createAccessSystems(
  variables: Readonly<Record<string, string | undefined>>,
  timeoutMs?: number,
): AccessSystems {
  const systems: Partial<Record<ExternalSystem, AccessSystem>> = {};
  const more = timeoutMs === undefined ? {} : { timeoutMs };
  if (variables['GLOBUS_URL']) {
    const given = Globus.parse(variables);
    systems.Globus = createGlobusClient({
      url: given.GLOBUS_URL,
      groupsUrl: given.GLOBUS_GROUPS_URL,
      clientId: given.GLOBUS_CLIENT_ID,
      clientSecret: given.GLOBUS_CLIENT_SECRET,
      ...more,
    });
  }
  if (variables['GPF_URL']) {
    const given = Gpf.parse(variables);
    systems.GPF = createGpfClient({ url: given.GPF_URL, token: given.GPF_TOKEN, ...more });
  }
  if (variables['AWS_DATA_REGION']) {
    const given = Aws.parse(variables);
    systems.AWS = createAwsLocationClient({
      region: given.AWS_DATA_REGION,
      accessKeyId: given.AWS_DATA_ACCESS_KEY_ID,
      secretAccessKey: given.AWS_DATA_SECRET_ACCESS_KEY,
      endpoint: given.AWS_DATA_ENDPOINT,
      ...more,
    });
  }
  return systems;
}
