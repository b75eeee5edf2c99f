/** Who sees which versions of the apps run, and who switches them (decision 411). */
import { allowedIn, makeActor, rightsByRole } from '@portal/kit/testing';
import { expect, it } from 'vitest';
import { releasePolicy, releaseSwitchPolicy } from './release.policy.ts';

it('is only for superusers', () => {
  expect(rightsByRole(releasePolicy)).toEqual({ superuser: 'read promote rollback' });
  expect(rightsByRole(releaseSwitchPolicy)).toEqual({ superuser: 'read' });
});

it('promotes what is tried, and goes back where there is something to go back to', () => {
  const may = (tried: boolean, reversible: boolean) =>
    allowedIn(releasePolicy, makeActor(['superuser']), { tried, reversible });
  expect(may(false, false)).toEqual(['read']);
  expect(may(false, true)).toEqual(['read', 'rollback']);
  expect(may(true, true)).toEqual(['read', 'promote', 'rollback']);
  expect(allowedIn(releasePolicy, makeActor(['sfari_admin']), { tried: true, reversible: true })).toEqual([]);
});
