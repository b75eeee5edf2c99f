/** What is stored of the year of an institution is what the rule computes, after each kind of change (decision 493). */
import { DEFAULT_BRANDING } from '@portal/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { anniversarySql, executedSql, institutionYearsSql } from '../../rules/researcher-year.sql.ts';
import { startCore, type CoreHarness } from '../../testing/core-harness.ts';
import { buildYear, type InstitutionYear } from '../../testing/institution-years.ts';
import { storeYears } from './store-years.ts';

let core: CoreHarness;
let year: InstitutionYear;
beforeAll(async () => {
  core = await startCore();
  year = await buildYear(core.build, { daysAhead: 30, people: 2 });
});
afterAll(() => core?.stop());

interface Year {
  readonly zone: string;
  readonly executed: string | null;
  readonly due: string | null;
}
const ZONE = DEFAULT_BRANDING.time_zone;
/** As the service does, in its zone. */
const change = async (statement: string): Promise<void> => {
  const [first, second] = year.researchers.map(({ id }) => id);
  await core.parts.database.knex.raw(statement, { first, second, institution: year.institution.id });
};
const readStored = async (id = year.institution.id): Promise<Year | undefined> =>
  (
    await core.build.sql<Year>(
      'select zone, executed::text, due::text from core.institution_year where institution_id = $1',
      [id],
    )
  )[0];
interface ComputedYear {
  readonly executed: string | null;
  readonly anniversary: string | null;
}
const standings = async (from: string, anniversary: string, executed: string): Promise<ComputedYear> => {
  const { rows } = await core.parts.database.knex.raw<{ rows: ComputedYear[] }>(
    `select (${executed})::text as executed, (${anniversary})::text as anniversary from ${from} t where t.id = :institution`,
    { institution: year.institution.id },
  );
  return rows[0] ?? { executed: null, anniversary: null };
};

it.each([
  ['a check', 'update core.user_institution set last_checked = now() where user_id = :first'],
  ['a person who comes', 'update core.user_institution set created = now() where user_id = :second'],
  ['a person whom it disowns', 'update core.user_institution set verified = false where user_id = :first'],
  ['a person whom it takes back', 'update core.user_institution set verified = true where user_id = :first'],
  ['a person without a word', 'update core.user_institution set verified = null where user_id = :first'],
  [
    'a mail domain',
    "insert into core.institution_domain (institution_id, domain) values (:institution, 'years.test')",
  ],
  ['an address in it', "update core.account set email = 'one@years.test' where id = :first"],
  ['a mail domain that goes', "delete from core.institution_domain where domain = 'years.test'"],
  ['an account that is switched off', 'update core.account set active = false where id = :first'],
  ['an account that is switched on', 'update core.account set active = true where id = :first'],
  ['an account that is deleted', 'update core.account set deleted_at = now() where id = :first'],
  ['an account that comes back', 'update core.account set deleted_at = null where id = :first'],
  ['a role that goes', 'delete from core.account_group where account_id = :second'],
  ['a role that comes', "insert into core.account_group (account_id, role) values (:second, 'pi_sbso')"],
  ['an official', 'update core.institution set current_io_id = :second where id = :institution'],
  [
    'a day of execution',
    `update core.file set additional_data = additional_data || '{"sf_signature_date": "2020-02-29T12:00:00"}' where institution_id = :institution`,
  ],
  [
    'an agreement that is open again',
    `update core.file set additional_data = additional_data || '{"status": 2}' where institution_id = :institution`,
  ],
  [
    'an agreement that is executed again',
    `update core.file set additional_data = additional_data || '{"status": 3}' where institution_id = :institution`,
  ],
  [
    'an agreement that is no more',
    'update core.institution set current_rda_id = null where id = :institution',
  ],
  ['a person who leaves', 'delete from core.user_institution where user_id = :first'],
])('follows %s', async (_, statement) => {
  await change(statement);
  expect((await readStored())?.zone).toBe(ZONE);
  const listed = await standings(institutionYearsSql(), 't.current_anniversary', 't.executed');
  expect(listed).toEqual(await standings('core.living_institution', anniversarySql, executedSql));
});

it('has every institution, also a new one, and works out those of another zone', async () => {
  const other = await buildYear(core.build, { daysAhead: 10 });
  const before = await readStored(other.institution.id);
  await core.build.sql(
    "update core.institution_year set zone = 'Asia/Tokyo', due = '2001-01-01' where institution_id = $1",
    [other.institution.id],
  );
  const admin = await core.build.person({ roles: ['sfari_admin'], institution: null });
  const shown = async () =>
    (await core.call(`GET /institution-compliance/${other.institution.id}/`, { as: admin })).body
      .current_anniversary;
  // What counts for nothing is worked out.
  expect(await shown()).toBe(other.anniversary);
  await storeYears(core.parts.database);
  expect(await readStored(other.institution.id)).toEqual({ ...before, zone: ZONE });
  expect(await shown()).toBe(other.anniversary);
  const missing = await core.build.sql(
    'select id from core.institution where id not in (select institution_id from core.institution_year where zone = $1)',
    [ZONE],
  );
  expect(missing).toEqual([]);
});
