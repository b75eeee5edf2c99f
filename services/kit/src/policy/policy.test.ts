/** The table decides: grants by role and relation, states, and the SQL made from them. */
import type { Role } from '@portal/contract';
import { describe, expect, it } from 'vitest';
import { ANONYMOUS, chooseRights, SYSTEM, type Actor } from '../auth/index.ts';
import { SqlValues } from '../database/index.ts';
import { AppError } from '../errors.ts';
import {
  listAbilities,
  authorise,
  decidingRelations,
  definePolicy,
  findGrant,
  isGranted,
  permittedSql,
  relationsSql,
} from './policy.ts';

const policy = definePolicy({
  object: 'thing',
  relations: { owner: 't.owner_id = :actor', near: 't.institution_id = any(:institutions)' },
  actions: {
    read: { who: { anyone: ['near'], signed_in: ['owner'], sfari_admin: 'any' } },
    edit: {
      who: { primary_researcher: ['owner'], sbso: ['near'], sfari_admin: 'any' },
      when: ({ open }: { open: boolean }) => open,
      because: 'It is closed',
    },
    forbid: { who: {} },
  },
});
const plain = policy as never;

const person = (...roles: Role[]): Actor => ({
  ...ANONYMOUS,
  kind: 'person',
  userId: 7,
  assignedRoles: roles,
  roles: chooseRights(roles, undefined) ?? [],
  institutionIds: [3, 4],
});

describe('grants', () => {
  it('collects the relations of every audience that reaches the caller', () => {
    expect(findGrant(plain, 'read', ANONYMOUS)).toEqual(['near']);
    expect(findGrant(plain, 'read', person('sbso'))).toEqual(['near', 'owner']);
    expect(findGrant(plain, 'read', person('sfari_admin'))).toBe('any');
    expect(findGrant(plain, 'edit', ANONYMOUS)).toEqual([]);
    expect(findGrant(plain, 'forbid', person('superuser'))).toEqual([]);
  });

  it('gives a person who is both what either may do, and a lead what an administrator may', () => {
    expect(findGrant(plain, 'edit', person('pi_sbso'))).toEqual(['owner', 'near']);
    expect(findGrant(plain, 'edit', person('sfari_admin_lead'))).toBe('any');
  });

  it('asks for no relation on which nothing hangs that the caller may do', () => {
    expect([...decidingRelations(plain, ANONYMOUS)]).toEqual(['near']);
    expect([...decidingRelations(plain, person('primary_researcher'))]).toEqual(['near', 'owner']);
    expect([...decidingRelations(plain, person('sfari_admin'))]).toEqual([]);
  });

  it('stores what it found separately for each set of roles, and for visitors', () => {
    for (let again = 0; again < 2; again += 1) {
      expect(findGrant(plain, 'edit', person('primary_researcher'))).toEqual(['owner']);
      expect(findGrant(plain, 'edit', person('sbso'))).toEqual(['near']);
      expect(findGrant(plain, 'edit', person())).toEqual([]);
      expect(findGrant(plain, 'read', person())).toEqual(['near', 'owner']);
      expect(findGrant(plain, 'read', ANONYMOUS)).toEqual(['near']);
    }
  });

  it('refuses to evaluate an action that the table does not name', () => {
    expect(() => findGrant(plain, 'fly', person('superuser'))).toThrow('no action fly');
  });

  it('lets the portal itself do everything', () => {
    expect(isGranted(plain, 'edit', SYSTEM, {})).toBe(true);
    expect(findGrant(plain, 'edit', SYSTEM)).toBe('any');
    expect(permittedSql(plain, SYSTEM, new SqlValues())).toBe('true');
  });
});

describe('SQL', () => {
  it('is true, false, or the relations joined by or, with the caller bound as values', () => {
    const values = new SqlValues();
    expect(permittedSql(plain, person('sbso'), values)).toBe(
      '((t.institution_id = any($1::int[])) or (t.owner_id = $2::int))',
    );
    expect(values.values).toEqual([[3, 4], 7]);
    expect(permittedSql(plain, person('sfari_admin'), new SqlValues())).toBe('true');
    expect(permittedSql(plain, person('sbso'), new SqlValues(), 'forbid')).toBe('false');
  });

  it('binds the caller once per statement', () => {
    const values = new SqlValues();
    permittedSql(plain, person('sbso'), values);
    relationsSql(plain, person('sbso'), values);
    expect(values.values).toHaveLength(2);
  });

  it('knows no one as user 0 of no institution', () => {
    const values = new SqlValues();
    relationsSql(plain, ANONYMOUS, values);
    expect(values.values).toEqual([0, []]);
  });
});

describe('authorize', () => {
  const attempt = (actor: Actor, open: boolean, relations: Record<string, boolean>): string => {
    try {
      authorise(policy as never, 'edit', actor, { open } as never, relations);
      return 'done';
    } catch (error) {
      return error instanceof AppError ? `${error.code}: ${error.detail}` : String(error);
    }
  };

  it.each([
    ['owner, open', person('primary_researcher'), true, { owner: true }, 'done'],
    ['owner, closed', person('primary_researcher'), false, { owner: true }, 'WRONG_STATE: It is closed'],
    ['not the owner', person('primary_researcher'), true, { owner: false }, 'FORBIDDEN'],
    ['right relation of a wrong role', person('primary_researcher'), true, { near: true }, 'FORBIDDEN'],
    ['not the owner, closed', person('primary_researcher'), false, {}, 'FORBIDDEN'],
    ['administrator, closed', person('sfari_admin'), false, {}, 'WRONG_STATE: It is closed'],
  ] as const)('%s', (_, actor, open, relations, expected) => {
    expect(attempt(actor, open, relations)).toContain(expected);
  });

  it('asks nothing of the state where the table does not, and has words where the table has none', () => {
    const owner = person('primary_researcher');
    expect(() => authorise(plain, 'read', owner, {} as never, { owner: true })).not.toThrow();
    const wordless = definePolicy({
      object: 'thing',
      relations: {},
      actions: { read: { who: { signed_in: 'any' }, when: () => false } },
    });
    expect(() => authorise(wordless as never, 'read', owner, {} as never, {})).toThrow(
      'Not possible in the current state',
    );
  });

  it('agrees with the abilities that an answer carries', () => {
    const abilities = listAbilities(policy as never, person('primary_researcher'), { open: false } as never, {
      owner: true,
    });
    expect(abilities).toEqual({ read: true, edit: false, forbid: false });
  });
});
