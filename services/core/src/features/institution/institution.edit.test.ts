/** Editing, lists that hang on an institution, officials and comments. */
import type { TestPerson } from '@portal/kit/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startCore, type CoreHarness } from '../../testing/core-harness.ts';
import { createCast, mailsAbout, newOfficial } from '../../testing/institutions.ts';

let core: CoreHarness;
let admin: TestPerson;
beforeAll(async () => {
  core = await startCore();
  admin = await core.build.person({ roles: ['sfari_admin'], institution: null });
});
afterAll(() => core?.stop());

const patch = (id: number, as: TestPerson | undefined, body: object, headers = {}) =>
  core.call(`PATCH /institution/${id}/`, { ...(as ? { as } : {}), body, headers });
const find = async (query: string, as?: TestPerson): Promise<number[]> =>
  (await core.call(`GET /institution/?${query}`, as ? { as } : {})).body.results.map(
    ({ id }: { id: number }) => id,
  );

describe('fields', () => {
  it('are read in full by members and staff, only by name by others [C3.0.3]', async () => {
    const { institution, official, investigator } = await createCast(core, 3);
    await patch(institution.id, admin, {
      domains: ['Uni.TEST', 'uni.test', 'med.uni.test'],
      associated_names: ['The Uni', 'the uni ', 'Old Uni'],
      phone_number: '+1 555 0100',
      is_unresponsive: true,
    });
    const read = async (as?: TestPerson) =>
      (await core.call(`GET /institution/${institution.id}/?expand=true`, as ? { as } : {})).body;
    const full = {
      domains: ['med.uni.test', 'uni.test'],
      phone_number: '+1 555 0100',
      is_unresponsive: true,
      nonprofit: true,
      current_io: { id: official.id, display_name: official.displayName, email: official.email },
      io_users: [{ id: official.id, state: 'current', email: official.email }],
      files: [{ rda_status: 3 }],
      counts: { researchers: 1, officials: 1, requests: 0 },
    };
    expect(await read(admin)).toMatchObject({
      ...full,
      comments: [],
      associated_names: ['Old Uni', 'the uni'],
    });
    expect(await read(investigator)).toMatchObject({ ...full, comments: null });
    for (const as of [undefined, await core.build.person()])
      expect(await read(as)).toMatchObject({
        name: institution.name,
        associated_names: ['Old Uni', 'the uni'],
        domains: [],
        phone_number: null,
        is_unresponsive: null,
        io_users: [],
        files: [],
        counts: null,
        comments: null,
        current_io: null,
      });
  });

  it.each(['', '  '])('store no phone number for the blank "%s"', async (phone) => {
    const { institution } = await createCast(core, 3);
    await patch(institution.id, admin, { phone_number: ' +1 555 0100 ' });
    const first = await core.call(`GET /institution/${institution.id}/`, { as: admin });
    expect(first.body.phone_number).toBe('+1 555 0100');
    const answer = await patch(institution.id, admin, { phone_number: phone });
    expect([answer.status, answer.body.phone_number]).toEqual([200, null]);
  });

  it('are found by domain, name, EIN or both, for the registration form too [C7.3.3]', async () => {
    const local = await core.build.person({ institution: null, email: 'registrant@heronbay.test' });
    const one = await core.build.institution({ name: 'Heron Bay College' });
    const two = await core.build.institution({ name: 'Puffin Coast College' });
    const pending = await core.build.institution({ name: 'Heron Bay Annex', status: 1, rdaStatus: null });
    await patch(one.id, admin, { domains: ['heronbay.test'], associated_names: ['HBC Medical School'] });
    const [row] = await core.build.sql<{ ein: string }>('select ein from core.institution where id = $1', [
      two.id,
    ]);
    expect(await find('domains__domain__in=heronbay.test,other.test&status=3&limit=2000', local)).toEqual([
      one.id,
    ]);
    expect(await find(`domains__domain__in=heronbay.test&ein=${row?.ein}&or=true`, local)).toEqual([
      one.id,
      two.id,
    ]);
    expect(
      await find('domains__domain__in=heronbay.test&name=Puffin%20Coast%20College&or=true', local),
    ).toEqual([one.id, two.id]);
    const suggested = 'domains__domain__in=heronbay.test&name=Nobody%20Knows%20It&or=true';
    expect(await find(`${suggested}&status=3`, local)).toEqual([one.id]);
    expect(await find(`${suggested}&status=2`, admin)).toEqual([]);
    expect(await find('search=hbc%20med&status=3')).toEqual([one.id]);
    expect(await find('search=heron%20bay')).toEqual([one.id]);
    expect(await find('search=heron%20bay', admin)).toEqual([pending.id, one.id]);
    expect(await find(`search=${row?.ein.replace('-', '')}`)).toEqual([two.id]);
    const rda = (await core.call(`GET /institution/${one.id}/`, { as: admin })).body.current_rda;
    expect(await find(`files__in=${rda}`)).toEqual([one.id]);
    expect(await find('rda_status=3&name__icontains=heron%20bay')).toEqual([one.id]);
    expect((await core.call('GET /institution/?limit=2001')).status).toBe(400);
    expect((await core.call('GET /institution/?domains=x')).status).toBe(400);
  });

  it('show no one whose mail domain it is, but people of that domain and of the institution', async () => {
    const institution = await core.build.institution();
    const domain = `probe${institution.id}.test`;
    await patch(institution.id, admin, { domains: [domain] });
    const finds = async (as?: TestPerson) => [
      await find(`domains__domain=${domain}`, as),
      await find(`domains__domain__in=${domain},other.test`, as),
      await find(`domains__domain__in=${domain}&name=Nobody%20Knows%20It&or=true`, as),
    ];
    const found = [[institution.id], [institution.id], [institution.id]];
    expect(await finds()).toEqual([[], [], []]);
    expect(await finds(await core.build.person())).toEqual([[], [], []]);
    expect(await finds(await core.build.person({ email: `kim@${domain}`, institution: null }))).toEqual(
      found,
    );
    expect(await finds(await core.build.person({ institution }))).toEqual(found);
    expect(await finds(admin)).toEqual(found);
  });

  it('are changed by administrators in any status, by others only in their turn [C6.4.4 C7.3.6]', async () => {
    const { institution, official, investigator } = await createCast(core, 3);
    const stranger = await core.build.person({ institution: null });
    const reviewer = await core.build.person({ roles: ['sfari_reviewer'], institution: null });
    const body = { official_name: 'The Regents', nonprofit: false, phone_number: null };
    const done = await patch(institution.id, admin, { ...body, name: `${institution.name} Renamed` });
    expect(done.body).toMatchObject({ ...body, name: `${institution.name} Renamed` });
    expect((await patch(institution.id, undefined, body)).status).toBe(401);
    expect((await patch(institution.id, stranger, body)).status).toBe(403);
    expect((await patch(institution.id, reviewer, body)).status).toBe(403);
    expect((await patch(institution.id, official, body)).body.code).toBe('WRONG_STATE');
    expect((await patch(institution.id, investigator, body)).body.code).toBe('WRONG_STATE');
    expect((await patch(institution.id, official, { domains: ['mine.test'] })).status).toBe(403);
    expect((await patch(institution.id, admin, { status: 3 })).status).toBe(400);
    expect((await patch(institution.id, admin, { domains: ['no domain'] })).status).toBe(400);
  });

  it('are not overwritten by who saw an older version', async () => {
    const { institution } = await createCast(core, 3);
    const read = await core.call(`GET /institution/${institution.id}/`, { as: admin });
    const headers = { 'If-Match': read.headers.get('etag') ?? '' };
    expect((await patch(institution.id, admin, { associated_names: ['A'] }, headers)).status).toBe(200);
    const stale = await patch(institution.id, admin, { associated_names: ['B'] }, headers);
    expect([stale.status, stale.body.code, stale.body.current.associated_names]).toEqual([
      409,
      'STALE',
      ['A'],
    ]);
  });
});

describe('officials', () => {
  it('are invited by administrators; an institution that waited for one continues [C7.3.5]', async () => {
    const { institution } = await createCast(core, 3);
    const io = newOfficial();
    const add = (id: number, body: object, as: TestPerson = admin) =>
      core.call(`POST /institution/${id}/officer/`, { as, body });
    const done = await add(institution.id, { io_data: { ...io, phone_number: null } });
    expect(done.body.status).toBe(3);
    expect(done.body.io_users).toMatchObject([
      { state: 'current' },
      { id: null, email: io.email, state: 'invited' },
    ]);
    expect(await mailsAbout(core, institution.id, 'invite_official')).toMatchObject([{ to: [io.email] }]);
    await core.build.sql("update core.link_token set expires_at = now() - interval '1 hour'");
    const later = await core.call(`GET /institution/${institution.id}/?expand=io_users`, { as: admin });
    expect(later.body.io_users[1]).toMatchObject({ state: 'expired' });

    const waiting = (await createCast(core, 6)).institution;
    expect((await add(waiting.id, { io_data: newOfficial() })).body).toMatchObject({
      status: 1,
      current_io: null,
    });
    const rejected = (await createCast(core, 4)).institution;
    expect((await add(rejected.id, { io_data: newOfficial() })).body.code).toBe('WRONG_STATE');
    expect((await add(waiting.id, { io_data: { ...newOfficial(), email: 'no' } })).status).toBe(400);
    expect((await add(2_000_000_000, { io_data: newOfficial() })).status).toBe(404);
  });

  it('are chosen by administrators among those of the institution', async () => {
    const { institution, official, investigator } = await createCast(core, 3);
    const second = await core.build.person({ roles: ['sbso'], institution });
    const chosen = await patch(institution.id, admin, { current_io: second.id });
    expect(chosen.body).toMatchObject({ current_io: { id: second.id }, status: 3 });
    const mailsTo = (id: number) => mailsAbout(core, id, 'institution_official_chosen');
    expect(await mailsTo(institution.id)).toMatchObject([
      {
        to: [second.email],
        subject: `You are now the Signing Official of ${institution.name}`,
        body: expect.stringContaining(`/institution/${institution.id}`),
      },
    ]);
    expect((await patch(institution.id, admin, { current_io: investigator.id })).status).toBe(400);
    expect((await patch(institution.id, admin, { current_io: 2_000_000_000 })).status).toBe(400);
    expect((await patch(institution.id, official, { current_io: official.id })).status).toBe(403);
    const waiting = await createCast(core, 6);
    const again = await patch(waiting.institution.id, admin, { current_io: waiting.official.id });
    expect(again.body).toMatchObject({ status: 1, current_io: { id: waiting.official.id } });
    expect(await mailsTo(waiting.institution.id)).toMatchObject([
      { to: [waiting.official.email], body: expect.stringContaining('/institution-details') },
    ]);
  });
});

describe('comments', () => {
  it('are written and read only by staff, and are in the history', async () => {
    const { institution, official } = await createCast(core, 2);
    const say = (as: TestPerson | undefined, body: object) =>
      core.call('POST /institution-comment/', { ...(as ? { as } : {}), body });
    const body = { institution: institution.id, comment: 'Called the registrar, she confirms' };
    const made = await say(admin, body);
    expect([made.status, made.body]).toMatchObject([201, { ...body, author: { id: admin.id } }]);
    expect((await say(undefined, body)).status).toBe(401);
    expect((await say(official, body)).status).toBe(403);
    const readOnly = await core.build.person({ roles: ['internal_read_only'], institution: null });
    expect((await say(readOnly, body)).status).toBe(403);
    expect((await say(admin, { ...body, comment: ' ' })).status).toBe(400);
    expect((await say(admin, { ...body, institution: 2_000_000_000 })).status).toBe(404);
    const list = await core.call(`GET /institution-comment/?institution=${institution.id}`, { as: readOnly });
    expect(list.body.results).toHaveLength(1);
    expect((await core.call('GET /institution-comment/', { as: official })).status).toBe(403);
    const history = await core.call(`GET /history/?model=institution&pk=${institution.id}`, { as: admin });
    expect(history.body.results.at(-1)).toMatchObject({ model: 'institution_comment', operation: 'created' });
  });
});
