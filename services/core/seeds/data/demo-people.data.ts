/** The demo people whose sign-in details are in the README (issue "Demo people and data"). */
import type { Role } from '@portal/contract';

export interface DemoPerson {
  readonly key: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly title: string;
  readonly roles: readonly Role[];
  readonly primaryRole: Role | null;
}

const person = (
  key: string,
  firstName: string,
  lastName: string,
  title: string,
  ...roles: readonly Role[]
): DemoPerson => ({ key, firstName, lastName, title, roles, primaryRole: roles[0] ?? null });

/** Researchers and officials; the seed builds the first institutions around them. */
export const DEMO_RESEARCHERS = {
  pi: person('pi', 'Maya', 'Lindqvist', 'Professor of Psychiatry', 'primary_researcher'),
  pi2: person('pi2', 'Julian', 'Abara', 'Group Leader, Computational Biology', 'primary_researcher'),
  newpi: person('newpi', 'Elif', 'Kaya', 'Assistant Professor of Human Genetics', 'primary_researcher'),
  so: person('so', 'Robert', 'Castellan', 'Vice Provost for Research', 'sbso'),
  piso: person('piso', 'Helen', 'Marchetti', 'Director of the Sleep Laboratory', 'pi_sbso'),
  joiningpi: person('joiningpi', 'Noor', 'Haddad', 'Research Associate, Psychiatry', 'primary_researcher'),
  newso: person('newso', 'Patricia', 'Holloway', 'Head of Contracts and Grants', 'sbso'),
} as const;

export const DEMO_STAFF: readonly DemoPerson[] = [
  person('admin', 'Dana', 'Whitaker', 'Data Access Manager', 'sfari_admin'),
  person('lead', 'Vera', 'Montague', 'Director of Collections', 'sfari_admin_lead'),
  person('reviewer', 'Anders', 'Falk', 'Senior Scientist', 'sfari_reviewer'),
  person('internal', 'Keiko', 'Nomura', 'Scientist, Research Match', 'internal_reviewer'),
  person('external', 'Gabriel', 'Okonkwo', 'Professor of Genetics', 'external_reviewer'),
  person('rmadmin', 'Lucy', 'Hargreaves', 'Research Match Manager', 'rm_admin'),
  person('abnpm', 'Stefan', 'Radu', 'Tissue Program Manager', 'abn_proj_mgr'),
  person('abnrev', 'Noemi', 'Vargas', 'Neuropathologist', 'abn_reviewer'),
  person('readonly', 'Peter', 'Lang', 'Program Analyst', 'internal_read_only'),
  person('access', 'Farah', 'Najafi', 'Data Access Specialist', 'access_admin'),
  person('super', 'Theo', 'Brandvold', 'Platform Engineer', 'superuser'),
  {
    ...person('multi', 'Ines', 'Carvalho', 'Scientist', 'sfari_reviewer', 'rm_admin', 'abn_reviewer'),
    primaryRole: null,
  },
];

/** More reviewers and one more administrator, so that pickers have several choices. */
export const MORE_STAFF: readonly (readonly [role: Role, title: string, count: number])[] = [
  ['sfari_admin', 'Data Access Coordinator', 1],
  ['sfari_reviewer', 'Scientist', 4],
  ['internal_reviewer', 'Scientist, Research Match', 3],
  ['external_reviewer', 'Professor of Psychiatry', 4],
  ['abn_reviewer', 'Neuropathologist', 2],
];
