/** Nothing of this service is open to another one that the contract does not name. */
import {
  endpoints,
  parseKey,
  SERVICES,
  type EndpointDefinition,
  type EndpointKey,
  type ServiceName,
} from '@portal/contract';
import { makeServiceToken } from '@portal/kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startCore, type CoreHarness } from './testing/core-harness.ts';

let core: CoreHarness;
beforeAll(async () => {
  core = await startCore();
});
afterAll(() => core.stop());

const own = (Object.entries(endpoints) as [EndpointKey, EndpointDefinition][]).filter(
  ([, { service }]) => service === 'core',
);

it.each(SERVICES)('%s is refused whatever it asks', async (service) => {
  const allowed: string[] = [];
  for (const [key, { services = [] as readonly ServiceName[] }] of own) {
    const { method, path } = parseKey(key);
    const { status } = await core.call(`${method} ${path.replaceAll(/\{\w+\}/g, '1')}`, {
      headers: { 'X-Service-Token': makeServiceToken(service) },
    });
    if (status !== 403 && !services.includes(service)) allowed.push(`${key}: ${status}`);
  }
  expect(allowed).toEqual([]);
});
