/** A renewal has the rules of requests, and one of its own. */
import { rightsByRole } from '@portal/kit/testing';
import { expect, it } from 'vitest';
import { requestPolicy } from '../request.policy.ts';
import { renewalPolicy } from './renewal.policy.ts';

/** Rights by role without those to begin something; roles with no other are left out. */
const withoutCreate = (policy: Parameters<typeof rightsByRole>[0]): Record<string, string> =>
  Object.fromEntries(
    Object.entries(rightsByRole(policy)).flatMap(([role, rights]) => {
      const rest = rights.split(' ').filter((right) => !right.startsWith('create'));
      return rest.length > 0 ? [[role, rest.join(' ')]] : [];
    }),
  );

it('is begun by whoever may renew its request; all else is as with requests', () => {
  expect((rightsByRole(renewalPolicy)['everybody'] ?? '').split(' ')).toContain('create');
  expect(withoutCreate(renewalPolicy)).toEqual(withoutCreate(requestPolicy));
});
