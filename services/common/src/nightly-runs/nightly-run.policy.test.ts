/** Who sees what ran in the night, and runs it again (decision 379). */
import { allowedIn, makeActor, rightsByRole } from '@portal/kit/testing';
import { expect, it } from 'vitest';
import { nightlyRunPolicy } from './nightly-run.policy.ts';

const policy = nightlyRunPolicy('core-nightly-run');

it('is for administrators and superusers', () => {
  const all = 'read retry';
  expect(rightsByRole(policy)).toEqual({
    sfari_admin: all,
    sfari_admin_lead: all,
    superuser: all,
  });
});

it('only what failed runs again', () => {
  const may = (failed: boolean) => allowedIn(policy, makeActor(['superuser']), { failed });
  expect(may(true)).toEqual(['read', 'retry']);
  expect(may(false)).toEqual(['read']);
});
