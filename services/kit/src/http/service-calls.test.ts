/** What one service may call of another: what the contract lists, and nothing else. */
import type { EndpointDefinition, ServiceName } from '@portal/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createServiceClient } from '../clients/index.ts';
import { makeServiceToken } from '../testing/index.ts';
import { startThings, type Things } from '../testing/thing.fixture.ts';
import type { Handler } from './call.ts';

const Weight = z.object({ weight: z.number(), caller: z.string() });
const endpoint: EndpointDefinition = {
  service: 'core',
  summary: 'For the researcher service alone',
  access: [],
  services: ['researcher'],
  response: Weight,
};
const internal = {
  key: 'GET /thing-weight/',
  endpoint,
  run: async ({ actor }: { actor: { service?: ServiceName } }) => ({
    body: { weight: 7, caller: actor.service ?? 'none' },
  }),
} as unknown as Handler;

let things: Things;
beforeAll(async () => {
  things = await startThings([internal]);
});
afterAll(() => things.stop());

const statusFor = async (service: ServiceName, request: string): Promise<number> =>
  (await things.fetch(request, { headers: { 'X-Service-Token': makeServiceToken(service) } })).status;

describe('the token of a service', () => {
  it('opens what names the service, and nothing to another', async () => {
    expect(await statusFor('researcher', 'GET /thing-weight/')).toBe(200);
    for (const service of ['core', 'staff', 'tissue'] as const)
      expect(await statusFor(service, 'GET /thing-weight/')).toBe(403);
  });

  it('opens no call of people, whatever they may do there', async () => {
    for (const request of ['GET /thing/', 'POST /thing/', 'GET /thing/1/', 'DELETE /thing/1/'])
      expect(await statusFor('researcher', request)).toBe(403);
  });

  it('cannot be derived from its hash', async () => {
    const { hashServiceToken } = await import('../auth/index.ts');
    const stolen = hashServiceToken(makeServiceToken('researcher'));
    const answer = await things.fetch('GET /thing-weight/', { headers: { 'X-Service-Token': stolen } });
    expect(answer.status).toBe(403);
  });

  it('is no matter of people: a call of services is forbidden to all of them', async () => {
    const person = await things.build.person({ roles: ['superuser', 'sfari_admin'] });
    expect((await things.fetch('GET /thing-weight/', { as: person })).status).toBe(403);
    expect((await things.fetch('GET /thing-weight/')).status).toBe(401);
  });
});

describe('the client', () => {
  it('calls in the name of its own service', async () => {
    const client = createServiceClient({ core: things.url }, makeServiceToken('researcher'));
    expect(await client.read('core', '/thing-weight/', Weight, 'abc-12345')).toEqual({
      weight: 7,
      caller: 'researcher',
    });
    const other = createServiceClient({ core: things.url }, makeServiceToken('staff'));
    await expect(other.read('core', '/thing-weight/', Weight, 'abc-12345')).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});
