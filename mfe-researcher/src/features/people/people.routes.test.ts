import { RemoteDeclaration } from '@portal/contract/remotes';
import { STAFF_ROLES, type Role } from '@portal/contract/roles';
import { openPaths } from '@portal/shared-ui/testing';
import { expect, test } from 'vitest';
import remote from '../../../remote.json' with { type: 'json' };
import { peopleRoutes } from './people.routes.tsx';

const declared = RemoteDeclaration.parse(remote);
const openTo = (role: Role | null): string[] => openPaths(peopleRoutes, declared, role);

const PUBLIC = ['public/user', 'public/user/:objectId'];

test('officials list the people of their institution; researchers open their own page alone', () => {
  for (const role of ['sbso', 'pi_sbso'] as const)
    expect(openTo(role)).toEqual(['user', 'user/:objectId', ...PUBLIC]);
  expect(openTo('primary_researcher')).toEqual(['user/:objectId', ...PUBLIC]);
});

test('public profiles are for everyone, and staff have people in their own app [C2.1.13]', () => {
  for (const role of [null, ...STAFF_ROLES]) expect(openTo(role)).toEqual(PUBLIC);
});
