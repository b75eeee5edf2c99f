/** Whose account is deleted leaves no personal data behind, in no column and in no table (spec 1 section 8). */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { RETAINED_AFTER_DELETION, REMOVED_WITH_ACCOUNT } from '../../models/index.ts';
import { startCore, type CoreHarness } from '../../testing/core-harness.ts';
import { createCast } from '../../testing/institutions.ts';

let core: CoreHarness;
beforeAll(async () => {
  core = await startCore();
});
afterAll(() => core?.stop());

const TEXTS = "('text', 'varchar', 'citext', '_text', 'jsonb')";
/** Columns with the number of a person. */
const PEOPLE =
  '^(account|user|person|recipient|reporter|creator|author|actor|recorder|signer|official|decider|impersonator)_id$|_by(_id)?$';
const MARK = 'zyxmark';
/** Values for text columns of an account whose checks do not take the mark. */
const CHECKED: Readonly<Record<string, string>> = {
  email: `${MARK}@person.test`,
  primary_role: 'primary_researcher',
  agreed_terms_version: '1',
  orcid: '0000-0002-1825-0097',
  globus_username: `${MARK}@globusid.org`,
  aws_account_id: '123456789012',
  language: 'en',
  density: 'compact',
};
const fill = (column: string): string => CHECKED[column] ?? MARK;

async function listColumns(table: string): Promise<string[]> {
  const rows = await core.build.sql<{ name: string }>(
    `select column_name as name from information_schema.columns
      where table_schema || '.' || table_name = $1 and udt_name in ${TEXTS}`,
    [table],
  );
  return rows.map(({ name }) => name);
}

it('each table of core with texts that names a person says what happens to its rows', async () => {
  const named = await core.build.sql<{ name: string }>(
    `select distinct table_schema || '.' || table_name as name
      from information_schema.columns named join information_schema.tables kind using (table_schema, table_name)
      where table_schema = 'core' and table_type = 'BASE TABLE' and column_name ~ $1 and table_name <> 'account'
        and exists (select 1 from information_schema.columns other where other.table_schema = named.table_schema
          and other.table_name = named.table_name and other.udt_name in ${TEXTS})`,
    [PEOPLE],
  );
  const declared = [...Object.keys(REMOVED_WITH_ACCOUNT), ...Object.keys(RETAINED_AFTER_DELETION)];
  expect(named.map(({ name }) => name).filter((name) => !declared.includes(name))).toEqual([]);
});

it('no text of a deleted person is left in the account, nor in what only they had or what is about them', async () => {
  const { institution, investigator: person } = await createCast(core, 3);
  const other = await core.build.institution();
  const admin = await core.build.person({ roles: ['sfari_admin'], institution: null });
  const columns = await listColumns('core.account');
  await core.build.sql(
    `update core.account set ${columns.map((column, at) => `${column} = $${at + 2}`).join(', ')} where id = $1`,
    [person.id, ...columns.map(fill)],
  );
  await core.build.sql(
    "insert into core.saved_view (user_id, page, name, search) values ($1, '/user', $2, $2)",
    [person.id, MARK],
  );
  await core.build.sql('insert into core.user_comment (user_id, author_id, text) values ($1, $2, $3)', [
    person.id,
    admin.id,
    MARK,
  ]);
  await core.build.sql(
    `insert into core.official_invitation (institution_id, first_name, last_name, email, status, account_id)
      values ($1, $2, $2, $3, 'accepted', $4)`,
    [other.id, MARK, `${MARK}@person.test`, person.id],
  );
  await core.build.sql(
    `insert into core.notification (key, recipient_id, message, redirect) values ($1, $2, $1, '/user')`,
    [MARK, person.id],
  );
  const { body } = await core.call(`DELETE /institution/${institution.id}/?confirm=true`, { as: admin });
  expect(body.data).toMatchObject({ deleted: true });

  const [gone] = await core.build.sql<Record<string, unknown>>('select * from core.account where id = $1', [
    person.id,
  ]);
  const unchanged = columns.filter((column) => gone?.[column] === fill(column));
  expect(unchanged).toEqual(['agreed_terms_version']);
  const left: string[] = [];
  const tables = await core.build.sql<{ name: string }>(
    "select table_schema || '.' || table_name as name from information_schema.tables where table_schema = 'core' and table_type = 'BASE TABLE'",
  );
  for (const { name } of tables) {
    const found = await core.build.sql(`select 1 from ${name} row where row::text like '%${MARK}%' limit 1`);
    if (found.length > 0) left.push(name);
  }
  expect(left).toEqual([]);
});
