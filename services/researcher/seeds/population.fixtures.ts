/** People and institutions as core's seed leaves them, fewer: for the tests of this seed alone. */
import { ROLES } from '@portal/contract';
import type pg from 'pg';

export async function populate(admin: pg.Pool): Promise<void> {
  await admin.query(`
    insert into core.cohort (name, display_name)
      values ('SSC', 'SSC'), ('Simons Searchlight', 'Simons Searchlight'), ('SPARK', 'SPARK'), ('AIC', 'AIC');
    insert into core.institution (name, status)
      select 'University ' || n, case when n = 8 then 1 else 3 end from generate_series(1, 8) n;
    with rda as (
      insert into core.file (type, name, media_type, size, sha256, storage_key, scan, institution_id, additional_data)
      select 2, 'RDA.pdf', 'application/pdf', 1, repeat('0', 64), 'none', 'clean', id,
        jsonb_build_object('status', case when id = 7 then 2 else 3 end)
      from core.institution where status = 3 returning id, institution_id)
    update core.institution set current_rda_id = rda.id from rda where institution.id = rda.institution_id;`);
  for (const role of ROLES)
    for (const number of [1, 2]) await person(admin, `${role}${number}@people.test`, role, number);
  for (let number = 1; number <= 24; number += 1)
    await person(
      admin,
      `investigator${number}@people.test`,
      'primary_researcher',
      (number % 8) + 1,
      number % 5 !== 4,
    );
  for (const [name, institution] of [
    ['pi', 1],
    ['pi2', 2],
    ['newpi', 8],
  ] as const)
    await person(admin, `${name}@demo.test`, 'primary_researcher', institution, institution !== 8);
  for (const [name, role] of [
    ['reviewer', 'sfari_reviewer'],
    ['admin', 'sfari_admin'],
  ] as const)
    await person(admin, `${name}@demo.test`, role, 1);
}

async function person(
  admin: pg.Pool,
  email: string,
  role: string,
  institution: number,
  joinder = true,
): Promise<void> {
  await admin.query(
    `with made as (
      insert into core.account (email, first_name, last_name, verified, primary_role)
      values ($1::text, 'Given', initcap(split_part($1::text, '@', 1)), true, $2::text) returning id),
    grouped as (insert into core.account_group (account_id, role) select id, $2::text from made)
    insert into core.user_institution (user_id, institution_id, "primary", verified, joinder_date)
    select id, $3, true, true, case when $4 then now() - interval '3 years' end from made`,
    [email, role, institution, joinder],
  );
}
