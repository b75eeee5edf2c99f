/** Mutants without a visible effect. If a test detects one after all, it must be removed from this list. */
export interface Equivalent {
  readonly what: string;
  readonly because: string;
}

const SYMMETRIC = 'the table names every pair on both sides today; read in both directions, it need not';
const NARROWING = 'the next part refuses the same; this one tells the compiler the type';

export const EQUIVALENT: Readonly<Record<string, readonly Equivalent[]>> = {
  'services/contract/src/people/role-giving.ts': [
    {
      what: 'other !== role && excludedPairs([role, other]).length > 0 becomes (excludedPairs([role, other]).length > 0)',
      because: 'no role excludes itself',
    },
  ],
  'services/contract/src/people/roles.ts': [
    {
      what: 'ROLE_EXCLUSIONS[mine]?.includes(theirs) || ROLE_EXCLUSIONS[theirs]?.includes(mine) becomes (ROLE_EXCLUSIONS[mine]?.includes(theirs))',
      because: SYMMETRIC,
    },
    {
      what: 'ROLE_EXCLUSIONS[mine]?.includes(theirs) || ROLE_EXCLUSIONS[theirs]?.includes(mine) becomes (ROLE_EXCLUSIONS[theirs]?.includes(mine))',
      because: SYMMETRIC,
    },
    {
      what: "typeof value === 'string' && (ROLES as readonly string[]).includes(value) becomes ((ROLES as readonly string[]).includes(value))",
      because: NARROWING,
    },
    {
      what: 'isRole(input.saved) && input.roles.includes(input.saved) becomes (input.roles.includes(input.saved))',
      because: NARROWING,
    },
    {
      what: 'isRole(input.primary) && input.roles.includes(input.primary) becomes (input.roles.includes(input.primary))',
      because: NARROWING,
    },
    { what: 'input.roles[0] ?? null becomes (input.roles[0])', because: 'a list of one has a first' },
  ],
};
