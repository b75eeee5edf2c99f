/** How many mails to strangers one account may cause in a day. */
import { transact } from '@portal/kit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PASSWORD } from '../../testing/core-harness.ts';
import { startPostedCore, type PostedCore } from '../../testing/mails.ts';
import { freshAddress, registerResearcher } from '../../testing/register.ts';
import { MAILS_PER_DAY } from '../account/index.ts';
import { MAILS_A_DAY, spendMails } from './mail-limits.ts';

let core: PostedCore;
beforeAll(async () => {
  core = await startPostedCore();
});
afterAll(() => core.stop());

let number = 0;
const named = (email = freshAddress()) => {
  number += 1;
  return {
    institution_data: { name: `Institute of Limits ${number}` },
    io_data: { first_name: 'Olga', last_name: 'Sign', email, phone_number: '+1 555 0100' },
    confirm_duplicate_domain: true,
  };
};

it('lets an investigator invite a few officials in a day, however many calls come in parallel', async () => {
  const investigator = await core.buildAccount({ roles: ['primary_researcher'], institution: null });
  const answers = await Promise.all(
    Array.from({ length: MAILS_A_DAY.invitation + 6 }, () =>
      core.call('POST /institution-helper/', { as: investigator, body: named() }),
    ),
  );
  const made = answers.filter(({ status }) => status === 201);
  const refused = answers.filter(({ status }) => status === 429);
  expect([made.length, refused.length]).toEqual([MAILS_A_DAY.invitation, 6]);
  expect(refused[0]?.body.detail).toBe(
    'You have reached the daily limit for invitations. Please continue tomorrow, or contact support@portal.test',
  );
  const [stored] = await core.build.sql<{ n: number }>(
    'select count(*)::int as n from core.official_invitation where invited_by = $1',
    [investigator.id],
  );
  expect(stored?.n).toBe(MAILS_A_DAY.invitation);

  const other = await core.buildAccount({ roles: ['primary_researcher'], institution: null });
  expect((await core.call('POST /institution-helper/', { as: other, body: named() })).status).toBe(201);

  const afterHours = async (hours: number) => {
    await core.build.sql('update core.login_attempt set expire = expire - $2::bigint where key = $1', [
      `day-invitation:${investigator.id}`,
      hours * 3_600_000,
    ]);
    return core.call('POST /institution-helper/', { as: investigator, body: named() });
  };
  expect((await afterHours(23)).status).toBe(429);
  expect((await afterHours(1)).status).toBe(201);
});

it('does not count what was refused', async () => {
  const investigator = await core.buildAccount({ roles: ['primary_researcher'], institution: null });
  const twice = named();
  expect((await core.call('POST /institution-helper/', { as: investigator, body: twice })).status).toBe(201);
  for (let round = 0; round < MAILS_A_DAY.invitation; round += 1)
    expect((await core.call('POST /institution-helper/', { as: investigator, body: twice })).status).toBe(
      400,
    );
  expect((await core.call('POST /institution-helper/', { as: investigator, body: named() })).status).toBe(
    201,
  );
});

it('fills no one with invitations, no matter who sends them', async () => {
  const email = freshAddress();
  for (let round = 0; round < MAILS_A_DAY.invited; round += 1) {
    const as = await core.buildAccount({ roles: ['primary_researcher'], institution: null });
    expect((await core.call('POST /institution-helper/', { as, body: named(email) })).status).toBe(201);
  }
  const as = await core.buildAccount({ roles: ['primary_researcher'], institution: null });
  const over = await core.call('POST /institution-helper/', { as, body: named(email.toUpperCase()) });
  expect([over.status, over.body.detail]).toEqual([429, expect.stringContaining('several times today')]);
});

it('lets staff invite for many institutions', async () => {
  const admin = await core.build.person({ roles: ['sfari_admin'], institution: null });
  for (let round = 0; round <= MAILS_A_DAY.invitation; round += 1) {
    const institution = await core.build.institution({ status: 3 });
    await core.invite({
      institutionId: institution.id,
      invitedBy: admin.id,
      firstName: 'Olga',
      lastName: 'Sign',
      email: freshAddress(),
    });
  }
  const [sent] = await core.build.sql<{ n: number }>(
    'select count(*)::int as n from core.official_invitation where invited_by = $1',
    [admin.id],
  );
  expect(sent?.n).toBe(MAILS_A_DAY.invitation + 1);
});

it('lets a person ask for a few new addresses in a day', async () => {
  const person = await core.buildAccount();
  const ask = () =>
    core.call(`POST /user/${person.id}/email/`, {
      as: person,
      body: { email: freshAddress(), password: PASSWORD },
    });
  for (let round = 0; round < MAILS_A_DAY.address_change; round += 1) expect((await ask()).status).toBe(202);
  await core.build.sql("delete from core.login_attempt where key like 'mail:%'");
  const over = await ask();
  expect([over.status, over.body.detail]).toEqual([429, expect.stringContaining('daily limit')]);
});

it('lets staff write to many, but not to everyone', async () => {
  const admin = await core.build.person({ roles: ['sfari_admin'], institution: null });
  await transact(core.parts.database, { actorId: admin.id }, (work) =>
    spendMails(work, core.mailing, 'staff_mail', admin.id, MAILS_A_DAY.staff_mail - 1),
  );
  const send = (to: string[]) =>
    core.call('POST /email/', { as: admin, body: { to, subject: 'To you', body: '<p>Hello</p>' } });
  expect((await send(['a@uni.test', 'b@uni.test'])).status).toBe(429);
  expect((await send(['a@uni.test'])).status).toBe(202);
});

it('fills no mailbox of a stranger who is registered over and over', async () => {
  const email = freshAddress();
  const quarters = Math.ceil(MAILS_PER_DAY / 5);
  for (let quarter = 0; quarter < quarters; quarter += 1) {
    for (let round = 0; round < 5; round += 1)
      expect((await core.call('POST /resend-verification/', { body: { email } })).status).toBe(202);
    await core.build.sql("delete from core.login_attempt where key like 'mail:%'");
  }
  const over = await registerResearcher(core, { email });
  expect([over.status, over.body.detail]).toEqual([429, expect.stringMatching(/try again in \d+ hours$/)]);
});
