import { expect, it } from 'vitest';
import type { z } from 'zod';
import type { EndpointDefinition, EndpointKey } from '../api/endpoint.ts';
import { endpoints } from '../api/endpoints.ts';
import { LIMITS } from '../basics/limits.ts';
import { ROLES } from '../people/roles.ts';
import { findExpandScope, findScope, listScopes } from './scopes.wire.ts';

const all = Object.entries(endpoints) as [EndpointKey, EndpointDefinition][];

it.each([
  ['GET /request/', 'request:read'],
  ['GET /request/{id}/', 'request:read'],
  ['GET /request/{id}/docs/', 'request:read_docs'],
  ['POST /request/', 'request:create'],
  ['PATCH /request/{id}/', 'request:edit'],
  ['DELETE /request/{id}/', 'request:delete'],
  ['POST /request/{id}/move-to-meeting/', 'request:move_to_meeting'],
  ['PUT /request/{id}/summary/', 'request:edit_summary'],
  ['POST /agreement/{id}/sign/', undefined],
  ['DELETE /impersonation/', undefined],
  ['POST /machine-key/', undefined],
] as const)('%s needs %s', (key, scope) => {
  expect(findScope(key)).toBe(scope);
});

it('gives no scope to what only people do, by any name', () => {
  const personal = /sign|password|factor|login|organization|impersonat|recovery|machine-key|webhook\/$/;
  const open = all.filter(([key]) => personal.test(key) && !key.startsWith('GET ') && findScope(key));
  expect(open).toEqual([]);
});

it('knows every relation that a key can ask for', () => {
  const unknown = all.flatMap(([key, { query }]) => {
    const { expand } = ((query as z.ZodObject | undefined)?.shape ?? {}) as { expand?: z.ZodType };
    if (expand === undefined || findScope(key) === undefined) return [];
    const relations = expand.parse('true') as string[];
    return relations
      .filter((name) => findExpandScope(key, name) === undefined)
      .map((name) => `${key} ${name}`);
  });
  expect(unknown).toEqual([]);
});

it('leads every relation to a scope that exists, and fits into a key', () => {
  const scopes = listScopes(endpoints, ROLES);
  for (const scope of ['file:read', 'user:read', 'project:read', 'request-message:read', 'dataset:read'])
    expect(scopes).toContain(scope);
  expect(scopes.length).toBeLessThanOrEqual(LIMITS.machineKeyScopes);
  expect(Math.max(...scopes.map(({ length }) => length))).toBeLessThanOrEqual(LIMITS.machineKeyScope);
  expect(listScopes(endpoints, [])).not.toContain('post-log:read');
});
