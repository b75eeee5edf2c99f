import { sql, transact } from '@portal/kit';
import { untilBlocked, type TestPerson } from '@portal/kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startCore, type CoreHarness } from '../../testing/core-harness.ts';

let core: CoreHarness;
beforeAll(async () => {
  core = await startCore();
});
afterAll(() => core.stop());

const readLink = async (person: TestPerson): Promise<number> => {
  const { body } = await core.call(`GET /user-institution/?primary=true&user=${person.id}`, { as: person });
  return body.results[0].id;
};
const agree = (link: number, as?: TestPerson, joinderDate = '2001-01-01T00:00:00Z') =>
  core.call(`PATCH /user-institution/${link}/`, {
    ...(as ? { as } : {}),
    body: { joinder_date: joinderDate },
  });

it('stores the server’s time once, and reports it [C4.7.1 C7.3.2]', async () => {
  const person = await core.build.person({ joinder: false });
  const link = await readLink(person);
  const answer = await agree(link, person);
  expect(answer.status).toBe(200);
  expect(Math.abs(Date.parse(answer.body.joinder_date) - Date.now())).toBeLessThan(60_000);
  expect(answer.body.abilities).toMatchObject({ read: true, agree: false });
  const again = await agree(link, person);
  expect([again.status, again.body.code]).toEqual([409, 'WRONG_STATE']);
  const events = await core.build.sql(
    "select 1 from jobs.job where name = 'person.readiness-changed.researcher' and data -> 'user_ids' = $1",
    [JSON.stringify([person.id])],
  );
  expect(events).toHaveLength(1);
});

it('waits for the executed agreement [C4.7.1]', async () => {
  const institution = await core.build.institution({ rdaStatus: 2 });
  const person = await core.build.person({ institution, joinder: false });
  expect((await agree(await readLink(person), person)).body.code).toBe('WRONG_STATE');
});

it('is not given to an agreement that is revised at the same moment', async () => {
  const institution = await core.build.institution();
  const person = await core.build.person({ institution, joinder: false });
  const link = await readLink(person);
  let answer: ReturnType<typeof agree> | undefined;
  await transact(core.parts.database, { actorId: null }, async (work) => {
    await work.run(sql`update core.file set additional_data = additional_data || '{"status": 1}'
      where id = (select current_rda_id from core.institution where id = ${institution.id})`);
    answer = agree(link, person);
    await untilBlocked(core.database);
  });
  expect((await answer)?.body.code).toBe('WRONG_STATE');
  const [row] = await core.build.sql('select joinder_date from core.user_institution where id = $1', [link]);
  expect(row).toEqual({ joinder_date: null });
});

it('is given by no one else: not by strangers, officials, staff or the person who acts as the person [C4.7.1]', async () => {
  const institution = await core.build.institution();
  const person = await core.build.person({ institution, joinder: false });
  const official = await core.build.person({ roles: ['sbso'], institution });
  const admin = await core.build.person({ roles: ['sfari_admin'], institution: null });
  const link = await readLink(person);
  expect((await agree(link)).status).toBe(401);
  expect((await agree(link, await core.build.person())).status).toBe(404);
  expect((await agree(link, official)).status).toBe(403);
  expect((await agree(link, admin)).status).toBe(403);
  const superuser = await core.build.person({ roles: ['superuser'], institution: null });
  await core.build.sql('update core.session set impersonator_id = $1 where id = $2', [
    superuser.id,
    person.sessionId,
  ]);
  expect((await agree(link, person)).status).toBe(409);
});

it('cannot be undone', async () => {
  const person = await core.build.person({ joinder: false });
  const link = await readLink(person);
  const answer = await core.call(`PATCH /user-institution/${link}/`, {
    as: person,
    body: { joinder_date: null },
  });
  expect(answer.status).toBe(400);
  expect(Object.keys(answer.body)).toEqual(['joinder_date']);
});

it('is for researchers, as the page is: a Signing Official alone, or staff, agree to none [C6.4.2]', async () => {
  const institution = await core.build.institution();
  for (const roles of [['sbso'], ['external_reviewer'], []] as const) {
    const person = await core.build.person({ roles: [...roles], institution, joinder: false });
    expect([roles, (await agree(await readLink(person), person)).status]).toEqual([roles, 403]);
  }
  for (const roles of [['pi_sbso'], ['primary_researcher']] as const) {
    const person = await core.build.person({ roles: [...roles], institution, joinder: false });
    expect([roles, (await agree(await readLink(person), person)).status]).toEqual([roles, 200]);
  }
});
