/** Belonging to an institution by one's own word, and what the institution says about it. */
import { ReadinessChanged } from '@portal/contract';
import type { TestPerson } from '@portal/kit/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startCore, type CoreHarness } from '../../testing/core-harness.ts';
import { emit } from '../../testing/emit.ts';

let core: CoreHarness;
beforeAll(async () => {
  core = await startCore({}, { runs: 'events' });
});
afterAll(() => core?.stop());

/** Ten mails of earlier tests, each of which fails for want of a mail server, may come first. */
const OUTBOX = 30_000;

interface Cast {
  readonly institution: { readonly id: number; readonly name: string };
  readonly official: TestPerson;
  readonly domain: string;
}

/** An approved institution with an executed agreement, a Signing Official and a mail domain. */
async function cast(): Promise<Cast> {
  const institution = await core.build.institution();
  const official = await core.build.person({ roles: ['sbso'], institution });
  const domain = `uni${institution.id}.test`;
  await core.build.sql('update core.institution set current_io_id = $1 where id = $2', [
    official.id,
    institution.id,
  ]);
  await core.build.sql('insert into core.institution_domain (institution_id, domain) values ($1, $2)', [
    institution.id,
    domain,
  ]);
  return { institution, official, domain };
}

/** Someone who chose the institution, as the profile does. */
async function joined(institution: { id: number }, email?: string): Promise<TestPerson> {
  const person = await core.build.person({ institution: null, ...(email ? { email } : {}) });
  const { status } = await core.call('POST /user-institution/', {
    as: person,
    body: { institution: institution.id },
  });
  expect(status).toBe(201);
  return person;
}

const read = (id: number, as: TestPerson) => core.call(`GET /institution/${id}/?expand=true`, { as });
const list = (id: number, as?: TestPerson) =>
  core.call(`GET /institution/${id}/verification/`, as ? { as } : {});
const verify = (id: number, as: TestPerson | undefined, body: unknown, headers = {}) =>
  core.call(`POST /institution/${id}/verification/`, { ...(as ? { as } : {}), body, headers });
const readLink = async (person: TestPerson) =>
  (await core.call(`GET /user-institution/?user=${person.id}`, { as: person })).body.results[0];
const confirmationMail = (person: TestPerson) =>
  core.eventually(async () => (await mailsTo(person, 'institution_member_confirmed'))[0], OUTBOX);
const mailsTo = (person: TestPerson, template: string) =>
  core.build.sql<{ subject: string; body: string }>(
    'select subject, body from core.email where email_template = $1 and $2 = any("to")',
    [template, person.email],
  );

const YES = (person: TestPerson) => ({ user_id: person.id, verified: true });
const NO = (person: TestPerson, reason = 'No one here knows this person') => ({
  user_id: person.id,
  verified: false,
  removal_reason: reason,
});

describe('by one’s own word', () => {
  it('gives the name and the state, and nothing that is internal to the institution', async () => {
    const { institution } = await cast();
    const person = await joined(institution);
    const { body } = await read(institution.id, person);
    expect(body).toMatchObject({ name: institution.name, status: 3, rda_status: 3 });
    expect(body).toMatchObject({
      official_name: null,
      ein: null,
      nonprofit: null,
      phone_number: null,
      domains: [],
      is_unresponsive: null,
      current_io: null,
      current_rda: null,
      io_users: [],
      files: [],
      comments: null,
      counts: null,
    });
    expect(body.abilities).toMatchObject({
      read: true,
      edit: false,
      submit: false,
      verify_researchers: false,
    });
  });

  it('gives neither the agreement nor its joinder', async () => {
    const { institution, official } = await cast();
    const person = await joined(institution);
    const { current_rda: rda } = (await read(institution.id, official)).body;
    expect((await core.call(`GET /agreement/${rda}/`, { as: person })).status).toBe(404);
    expect((await core.call(`GET /file/${rda}/`, { as: person })).status).toBe(404);
    expect(
      (await core.call(`GET /agreement/?institution=${institution.id}`, { as: person })).body.count,
    ).toBe(0);
    const link = await readLink(person);
    expect(link).toMatchObject({ verified: null, confirmed: false, joinder_date: null });
    const agreed = await core.call(`PATCH /user-institution/${link.id}/`, {
      as: person,
      body: { joinder_date: '2026-01-01T00:00:00Z' },
    });
    expect(agreed.body.code).toBe('WRONG_STATE');
    const { body: session } = await core.call('GET /session/', { as: person });
    expect(session.institution).toMatchObject({ id: institution.id, confirmed: false });
  });

  it('is enough where the verified address is of the institution’s domain', async () => {
    const { institution, domain, official } = await cast();
    const person = await joined(institution, `kim@${domain.toUpperCase()}`);
    expect((await read(institution.id, person)).body.ein).not.toBeNull();
    expect(await readLink(person)).toMatchObject({ verified: null, confirmed: true });
    await core.build.sql("update core.account set email = 'kim@elsewhere.test' where id = $1", [person.id]);
    expect((await read(institution.id, person)).body.ein).toBeNull();
    await core.build.sql('update core.account set email = $2, verified = false where id = $1', [
      person.id,
      `kim@${domain}`,
    ]);
    const [row] = await core.build.sql('select confirmed from core.membership where user_id = $1', [
      person.id,
    ]);
    expect(row).toEqual({ confirmed: false });
    expect(await mailsTo(official, 'institution_member_waits')).toEqual([]);
  });

  it('lets no one see the people there, whatever office they have elsewhere', async () => {
    const { institution, official } = await cast();
    const person = await joined(institution);
    await core.build.sql("insert into core.account_group (account_id, role) values ($1, 'pi_sbso')", [
      person.id,
    ]);
    expect((await core.call(`GET /user/${official.id}/`, { as: person })).status).toBe(404);
    expect((await list(institution.id, person)).status).toBe(404);
  });

  it('names a new official only where no one is confirmed', async () => {
    const { institution, official } = await cast();
    const person = await joined(institution);
    await core.build.sql('update core.institution set status = 6, current_io_id = null where id = $1', [
      institution.id,
    ]);
    const io = { first_name: 'Olga', last_name: 'Next', email: `olga@next${institution.id}.test` };
    const name = () =>
      core.call(`PATCH /institution-helper/${institution.id}/`, { as: person, body: { io_data: io } });
    const member = await core.build.person({ institution });
    expect((await name()).status).toBe(403);
    await core.build.sql('delete from core.user_institution where user_id = any($1)', [
      [member.id, official.id],
    ]);
    const named = await name();
    expect([named.status, named.body.status, named.body.ein]).toEqual([200, 1, null]);
  });
});

describe('the official', () => {
  it('is notified once about each person, by mail and in the bell', async () => {
    const { institution, official } = await cast();
    const person = await joined(institution);
    const [mail] =
      (await core.eventually(async () => {
        const found = await mailsTo(official, 'institution_member_waits');
        return found.length > 0 ? found : undefined;
      })) ?? [];
    expect(mail?.subject).toBe(`Please confirm a researcher of ${institution.name}`);
    expect(mail?.body).toContain(person.email);
    const bell = await core.call('GET /notification/', { as: official });
    expect(bell.body.results).toMatchObject([{ redirect: '/annual-researcher-review' }]);
    const link = await readLink(person);
    expect((await core.call(`DELETE /user-institution/${link.id}/`, { as: person })).status).toBe(204);
    await core.call('POST /user-institution/', { as: person, body: { institution: institution.id } });
    const second = await joined(institution);
    await core.eventually(async () => (await mailsTo(official, 'institution_member_waits')).length === 2);
    expect((await mailsTo(official, 'institution_member_waits'))[1]?.body).toContain(second.email);
  });

  it('gets one more mail, not many, when many join in a day', async () => {
    const { institution, official } = await cast();
    for (let count = 0; count < 8; count += 1) await joined(institution);
    await core.eventually(async () => {
      const [row] = await core.build.sql<{ asked: number }>(
        'select count(*)::int as asked from core.membership_question where official_id = $1',
        [official.id],
      );
      return row?.asked === 8;
    });
    await core.eventually(async () => (await mailsTo(official, 'institution_member_waits')).length === 6);
    const subjects = (await mailsTo(official, 'institution_member_waits')).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.startsWith('More researchers'))).toHaveLength(1);
    expect((await core.call('GET /notification/', { as: official })).body.count).toBe(6);
  });

  it('sees who waits first, and confirms: the person reads the agreement on the next request', async () => {
    const { institution, official } = await cast();
    const member = await core.build.person({ institution, lastName: 'Aaron' });
    const person = await joined(institution);
    const { body } = await list(institution.id, official);
    expect(body.institution).toEqual({ id: institution.id, display_name: institution.name });
    expect(body.results).toMatchObject([
      { user: { id: person.id }, email: person.email, verified: null, confirmed: false, last_checked: null },
      { user: { id: member.id }, verified: true, confirmed: true },
    ]);
    const done = await verify(institution.id, official, [YES(person)]);
    expect(done.status).toBe(200);
    expect(done.body.results.every((one: { confirmed: boolean }) => one.confirmed)).toBe(true);
    const full = (await read(institution.id, person)).body;
    expect(full).toMatchObject({ ein: expect.any(String), current_io: { id: official.id } });
    expect((await core.call(`GET /agreement/${full.current_rda}/`, { as: person })).status).toBe(200);
    const link = await readLink(person);
    expect(link).toMatchObject({ verified: true, last_checked: expect.any(String), removal_reason: null });
    expect(link.abilities.agree).toBe(true);
    expect((await confirmationMail(person))?.body).toContain('Both sides have signed the agreement');
  });

  it('says that both sides are still to sign, to whom it confirms before that', async () => {
    const { institution, official } = await cast();
    await core.build.sql(
      `update core.file set additional_data = additional_data || '{"status": 2}'
        where id = (select current_rda_id from core.institution where id = $1)`,
      [institution.id],
    );
    const person = await joined(institution);
    expect((await verify(institution.id, official, [YES(person)])).status).toBe(200);
    expect((await confirmationMail(person))?.body).toContain('Once both sides have signed it');
  });

  it('disowns: rights end with the next request, the person reads why and cannot sign in again', async () => {
    const { institution, official } = await cast();
    const person = await core.buildAccount({ institution });
    expect((await verify(institution.id, official, [NO(person, 'Left <b>for</b> Nordvik')])).status).toBe(
      200,
    );
    expect((await read(institution.id, person)).body).toMatchObject({ ein: null, current_rda: null });
    expect(await readLink(person)).toMatchObject({
      verified: false,
      confirmed: false,
      removal_reason: 'Left <b>for</b> Nordvik',
    });
    const [mail] =
      (await core.eventually(async () => {
        const found = await mailsTo(person, 'institution_member_disowned');
        return found.length > 0 ? found : undefined;
      }, OUTBOX)) ?? [];
    expect(mail?.body).toContain('Left &lt;b&gt;for&lt;/b&gt; Nordvik');
    const refused = await core.login({ email: person.email });
    expect([refused.status, refused.body.code]).toEqual([400, 'Invalid institution']);
    const [row] = await core.build.sql('select institution_id from core_api.person where id = $1', [
      person.id,
    ]);
    expect(row).toEqual({ institution_id: null });
    const events = await core.build.sql(
      "select 1 from jobs.job where name = 'person.readiness-changed.researcher' and data -> 'user_ids' @> $1",
      [JSON.stringify([person.id])],
    );
    expect(events).toHaveLength(1);
    const history = await core.call(`GET /history/?model=user&pk=${person.id}`, {
      as: await core.build.person({ roles: ['sfari_admin'], institution: null }),
    });
    expect(history.body.results.at(-1)).toMatchObject({
      modifier: { id: official.id },
      changes: { verified: [true, false], removal_reason: [null, 'Left <b>for</b> Nordvik'] },
    });
  });

  it('passes a person who belongs elsewhere too on to that institution', async () => {
    const { institution, official } = await cast();
    const person = await core.buildAccount({ institution });
    const other = await core.build.institution();
    await core.call('POST /user-institution/', { as: person, body: { institution: other.id } });
    await verify(institution.id, official, [NO(person)]);
    const links = (await core.call(`GET /user-institution/?user=${person.id}`, { as: person })).body.results;
    expect(links).toMatchObject([
      { institution: { id: institution.id }, primary: false, verified: false },
      { institution: { id: other.id }, primary: true },
    ]);
    expect((await core.login({ email: person.email })).status).toBe(200);
  });

  it('takes a removal back', async () => {
    const { institution, official } = await cast();
    const person = await core.build.person({ institution });
    await verify(institution.id, official, [NO(person)]);
    expect((await verify(institution.id, official, [YES(person)])).status).toBe(200);
    expect(await readLink(person)).toMatchObject({ verified: true, primary: true, removal_reason: null });
  });
});

describe('refusals', () => {
  it('answers 401, 403, 404, 400 and 409 as everywhere', async () => {
    const { institution, official } = await cast();
    const other = await cast();
    const person = await joined(institution);
    const member = await core.build.person({ institution });
    const reviewer = await core.build.person({ roles: ['sfari_reviewer'], institution: null });
    const superuser = await core.build.person({ roles: ['superuser'], institution: null });
    const admin = await core.build.person({ roles: ['sfari_admin'], institution: null });
    const say = [YES(person)];
    expect((await verify(institution.id, undefined, say)).status).toBe(401);
    for (const as of [other.official, person, await core.build.person()]) {
      expect((await verify(institution.id, as, say)).status).toBe(404);
      expect((await list(institution.id, as)).status).toBe(404);
    }
    for (const as of [member, reviewer, superuser]) {
      expect((await verify(institution.id, as, say)).status).toBe(403);
      expect((await list(institution.id, as)).status).toBe(403);
    }
    expect((await list(institution.id)).status).toBe(401);
    const wrong = await verify(institution.id, official, [{ user_id: person.id, verified: false }]);
    expect([wrong.status, wrong.body]).toEqual([400, { '0.removal_reason': ['Required field'] }]);
    for (const body of [[], {}, [...say, ...say], [{ ...say[0], extra: 1 }]])
      expect((await verify(institution.id, official, body)).status).toBe(400);
    // Someone of another institution, and nothing of the call is done.
    expect((await verify(institution.id, official, [...say, NO(other.official)])).status).toBe(404);
    expect(await readLink(person)).toMatchObject({ verified: null });
    expect((await verify(institution.id, admin, [NO(official)])).body.code).toBe('WRONG_STATE');
    expect((await verify(institution.id, official, [NO(official)])).status).toBe(403);
    expect((await verify(2_000_000_000, official, say)).status).toBe(404);
    expect((await verify(institution.id, admin, say)).status).toBe(200);
  });

  it('refuses the later of two officials who decide in parallel, and stores one decision', async () => {
    const { institution, official } = await cast();
    const second = await core.build.person({ roles: ['sbso'], institution });
    const person = await joined(institution);
    const { headers } = await list(institution.id, official);
    const seen = { 'If-Match': headers.get('etag') ?? '' };
    const answers = await Promise.all([
      verify(institution.id, official, [YES(person)], seen),
      verify(institution.id, second, [NO(person)], seen),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const lost = answers.find(({ status }) => status === 409);
    const verified = (await readLink(person)).verified;
    expect(verified).toBe(answers[0]?.status === 200);
    expect([lost?.body.code, lost?.body.current.results[0].verified]).toEqual(['STALE', verified]);
  });

  it('takes domains that anyone can have an address of for none of an institution', async () => {
    const { institution } = await cast();
    const admin = await core.build.person({ roles: ['sfari_admin'], institution: null });
    const answer = await core.call(`PATCH /institution/${institution.id}/`, {
      as: admin,
      body: { domains: ['gmail.com'] },
    });
    expect([answer.status, Object.keys(answer.body)]).toEqual([400, ['domains']]);
  });
});

// At the end: its mails fill the outbox.
describe('many together', () => {
  it('asks an official about all people of one event in one transaction', async () => {
    const { institution, official } = await cast();
    const ids: number[] = [];
    for (let count = 0; count < 12; count += 1) ids.push((await core.build.person({ institution: null })).id);
    await core.build.sql(
      'insert into core.user_institution (user_id, institution_id, "primary") select unnest($1::int[]), $2, true',
      [ids, institution.id],
    );
    await emit(core, ReadinessChanged, { user_ids: ids });
    const asked = async () =>
      (
        await core.build.sql<{ people: number; transactions: number }>(
          `select count(*)::int as people, count(distinct asked_at)::int as transactions
            from core.membership_question where official_id = $1`,
          [official.id],
        )
      )[0];
    await core.eventually(async () => (await asked())?.people === 12);
    expect(await asked()).toEqual({ people: 12, transactions: 1 });
    const { rows } = await core.database.admin.query(
      `select data ->> 'subject' as subject from jobs.job
        where name = 'mail.requested.core' and data -> 'to' ->> 0 = $1`,
      [official.email],
    );
    expect(rows).toHaveLength(6);
    expect(rows.filter(({ subject }) => String(subject).startsWith('More researchers'))).toHaveLength(1);
  });
});
