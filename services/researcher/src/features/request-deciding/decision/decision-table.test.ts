/** Every decision that the specification gives to someone, and no other (spec 3 sections 4.2 and 6). */
import { REQUEST_STATUSES, REQUEST_TYPES, type Role } from '@portal/contract';
import type { Relations } from '@portal/kit';
import { makeActor } from '@portal/kit/testing';
import { describe, expect, it } from 'vitest';
import { FLOW_TYPES, specifiedDecisions, TABLE_SIZE, type Decider } from './decision-table.fixtures.ts';
import { offeredDecisions } from '../../request/index.ts';

const EVERY = { submitted: true, research_match: true, tissue: true };
const PRIMARY = { ...EVERY, reviewer: true, primary_reviewer: true };
const REVIEWER = { ...EVERY, reviewer: true };

/** Each actor with what they are to the request; `nobody` decides nothing whatever it is. */
const ACTORS: readonly (readonly [string, Role, Relations, Decider | 'nobody'])[] = [
  ['an administrator', 'sfari_admin', EVERY, 'admin'],
  ['a lead administrator', 'sfari_admin_lead', EVERY, 'admin'],
  ['a project manager', 'abn_proj_mgr', EVERY, 'manager'],
  ['a Research Match administrator', 'rm_admin', EVERY, 'rm admin'],
  ['a SFARI reviewer who is the primary', 'sfari_reviewer', PRIMARY, 'primary'],
  ['a SFARI reviewer with another part', 'sfari_reviewer', REVIEWER, 'nobody'],
  ['a SFARI reviewer of other requests', 'sfari_reviewer', EVERY, 'nobody'],
  ['an internal reviewer who is the primary', 'internal_reviewer', PRIMARY, 'nobody'],
  ['an external reviewer who is the primary', 'external_reviewer', PRIMARY, 'nobody'],
  ['an Autism BrainNet reviewer who is the primary', 'abn_reviewer', PRIMARY, 'nobody'],
  ['a superuser', 'superuser', EVERY, 'nobody'],
  ['somebody who gives access', 'access_admin', EVERY, 'nobody'],
  ['a reader', 'internal_read_only', EVERY, 'nobody'],
  ['a researcher of the team', 'primary_researcher', { ...EVERY, team: true }, 'nobody'],
  ['a Signing Official', 'sbso', EVERY, 'nobody'],
];

it('has a column for every status and a flow for every type', () => {
  expect(TABLE_SIZE).toEqual({ lines: 14, columns: new Set([3 + REQUEST_STATUSES.length]) });
  expect(
    Object.values(FLOW_TYPES)
      .flat()
      .toSorted((one, other) => one - other),
  ).toEqual(REQUEST_TYPES);
});

describe.each([true, false])('team ready: %s', (isReady) => {
  it.each(ACTORS)(
    '%s is offered what the specification gives them [S4.2-01 S4.2-02 S4.2-03 S4.2-04 S4.2-05 S4.2-06 S4.2-07 S4.2-08 S4.2-09 S4.2-10 S4.2-11 S4.2-12 S4.2-13 S4.2-14 S4.2-15 S4.2-16 S4.2-17 S4.2-18]',
    (_, role, relations, decider) => {
      for (const type of REQUEST_TYPES)
        for (const status of REQUEST_STATUSES) {
          const state = {
            type,
            status,
            owner_id: 9,
            project_id: 1,
            team_ready: isReady,
            access_agreed: true,
            country_listed: false,
            renewal_of: null,
          };
          expect(
            offeredDecisions(state, makeActor([role], { userId: 1 }), relations),
            `type ${type} at ${status}`,
          ).toEqual(specifiedDecisions(decider, { type, status, isReady }));
          expect(offeredDecisions(state, makeActor([role], { userId: 9 }), relations)).toEqual([]);
        }
    },
  );
});
