/** What each person is offered, by the capacities in which they decide. */
import type { Role } from '@portal/contract';
import { makeActor } from '@portal/kit/testing';
import { describe, expect, it } from 'vitest';
import type { RequestState } from './request.policy.ts';
import { findNoDecision, offeredDecisions, waitsForAccess } from './offered.ts';

const OWNER = 9;
const state: RequestState = {
  type: 1,
  status: 3,
  owner_id: OWNER,
  project_id: 1,
  team_ready: true,
  access_agreed: true,
  country_listed: false,
  renewal_of: null,
};
const offered = (
  roles: readonly Role[],
  change: Partial<RequestState> = {},
  relations: Readonly<Record<string, boolean>> = {},
) => offeredDecisions({ ...state, ...change }, makeActor(roles), relations);

describe('capacities', () => {
  it.each<[readonly Role[], Partial<RequestState>, Readonly<Record<string, boolean>>, number[]]>([
    [['sfari_admin'], {}, {}, [4, 5, 6]],
    [['sfari_admin_lead'], {}, {}, [4, 5, 6]],
    [['superuser', 'access_admin'], {}, { reviewer: true, tissue: true, research_match: true }, []],
    [['sfari_reviewer'], {}, { reviewer: true, primary_reviewer: true }, [4, 5, 6]],
    [['sfari_reviewer'], {}, { reviewer: true }, []],
    [['sfari_reviewer'], {}, {}, []],
    [['rm_admin'], { type: 4, status: 2 }, { research_match: true }, [5, 9, 11]],
    [['rm_admin'], { type: 4, status: 2 }, {}, []],
    [['abn_proj_mgr'], { type: 8 }, { tissue: true }, [4, 5, 6]],
    [['abn_proj_mgr'], { type: 8 }, { reviewer: true }, []],
    // Who acts under two roles has what either gives, each once and in order.
    [['sfari_admin', 'rm_admin'], { type: 4, status: 2 }, { research_match: true }, [4, 5, 6, 9, 11]],
    [['sfari_admin', 'sfari_reviewer'], {}, { primary_reviewer: true }, [4, 5, 6]],
  ])('%j on %j with %j: %j', (roles, change, relations, expected) => {
    expect(offered(roles, change, relations)).toEqual(expected);
  });
});

it('offers no one a decision on their own request', () => {
  expect(offeredDecisions(state, makeActor(['sfari_admin'], { userId: OWNER }), {})).toEqual([]);
});

describe('fulfillment', () => {
  it.each([
    [true, true, [7]],
    [false, true, []],
    [true, false, []],
    [false, false, []],
  ])('team ready %s, agreed %s', (team_ready, access_agreed, expected) => {
    expect(offered(['sfari_admin'], { status: 4, team_ready, access_agreed })).toEqual(expected);
  });

  it('is all that waits, and only after an approval', () => {
    const unready = { ...state, team_ready: false };
    expect(waitsForAccess({ ...unready, status: 4 }, 7)).toBe(true);
    expect(waitsForAccess({ ...unready, status: 4 }, 6)).toBe(false);
    expect(waitsForAccess({ ...unready, status: 13 }, 7)).toBe(false);
    expect(waitsForAccess({ ...state, status: 4 }, 7)).toBe(false);
  });
});

describe('why nothing is offered', () => {
  it.each<[string | null, readonly Role[], Partial<RequestState>, Readonly<Record<string, boolean>>]>([
    [null, ['sfari_admin'], {}, {}],
    ['own', ['sfari_admin'], { owner_id: makeActor([]).userId }, {}],
    ['role', ['abn_reviewer'], { type: 8 }, { tissue: true, reviewer: true }],
    ['role', ['sfari_reviewer'], {}, { reviewer: true }],
    ['role', ['rm_admin'], { type: 4 }, { research_match: true }],
    ['status', ['sfari_admin'], { status: 5 }, {}],
    ['status', ['abn_reviewer'], { type: 8, status: 11 }, { tissue: true }],
    ['access', ['sfari_admin'], { status: 4, team_ready: false }, {}],
    ['country', ['sfari_admin'], { status: 4, country_listed: true }, {}],
  ])('%s for %j with %j', (reason, roles, change, relations) => {
    expect(findNoDecision({ ...state, ...change }, makeActor(roles), relations)).toBe(reason);
  });
});
