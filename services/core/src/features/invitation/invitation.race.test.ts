/** Roles are evaluated as they are when the office is taken, not as they were a moment before. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startPostedCore, type PostedCore } from '../../testing/mails.ts';
import { readAccount, freshAddress, registerOfficial } from '../../testing/register.ts';

let core: PostedCore;
beforeAll(async () => {
  core = await startPostedCore();
});
afterAll(() => core.stop());

async function invited(email: string): Promise<string> {
  const institution = await core.build.institution({ status: 1, rdaStatus: null });
  const inviter = await core.build.person({ institution });
  const before = core.mailsTo(email).length;
  await core.invite({
    institutionId: institution.id,
    invitedBy: inviter.id,
    firstName: 'Olga',
    lastName: 'Sign',
    email,
  });
  return core.tokenFor(email, before + 1);
}

it('no one becomes official and researcher by two parallel changes', async () => {
  const person = await core.buildAccount({ roles: [], institution: null });
  const token = await invited(person.email);
  const administrator = await core.database.admin.connect();
  try {
    await administrator.query('begin');
    await administrator.query('select 1 from core.account where id = $1 for no key update', [person.id]);
    await administrator.query(
      "insert into core.account_group (account_id, role) values ($1, 'primary_researcher')",
      [person.id],
    );
    const accepted = core.call('POST /verify-user/', { body: { token } });
    await core.eventually(async () => {
      const [waiting] = await core.build.sql(
        "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
      );
      return waiting;
    });
    await administrator.query('commit');
    expect((await accepted).status).toBe(409);
  } finally {
    administrator.release();
  }
  expect(await readAccount(core, person.email)).toMatchObject({ roles: ['primary_researcher'] });
});

it.each([
  ['keeps what the foundation gave', 'internal_reviewer', 201, ['internal_reviewer', 'sbso']],
  ['is told where the two cannot be held together', 'external_reviewer', 409, ['external_reviewer']],
])('who has an account of the foundation that was never used %s', async (_, role, status, roles) => {
  const email = freshAddress();
  await core.build.sql(
    `with made as (insert into core.account (email, first_name, last_name, primary_role) values ($1, 'Olga', 'Sign', $2) returning id)
     insert into core.account_group (account_id, role) select id, $2 from made`,
    [email, role],
  );
  const token = await invited(email);
  expect((await registerOfficial(core, token)).status).toBe(status);
  expect(await readAccount(core, email)).toMatchObject({ roles, verified: status === 201 });
});
