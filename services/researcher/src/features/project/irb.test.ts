import { addDays, dayIn, DEFAULT_BRANDING, type IrbBody } from '@portal/contract';
import { startHarness, type Harness } from '@portal/core/testing';
import { openDatabase, sql, transact, trustedSql, type Actor } from '@portal/kit';
import type { TestPerson } from '@portal/kit/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { definition } from '../../app.ts';
import { createRequestFactories } from '../../testing/index.ts';
import { attachIrb } from './irb.commands.ts';
import { irbStateSql } from './irb.sql.ts';

let h: Harness;
let owner: TestPerson;
let project: number;

/** From today on by the foundation's clock. */
const inDays = (days: number): string => addDays(dayIn(new Date(), DEFAULT_BRANDING.time_zone), days);
const letter = (file: string, changes: object = {}) => ({
  file,
  designation: 1,
  assurance_number: 'FWA00001234',
  approval_date: inDays(-30),
  renewal_date: inDays(300),
  ...changes,
});

beforeAll(async () => {
  h = await startHarness(definition);
  owner = await h.build.person();
  const body = { title: 'Study', abstract: 'Why', non_autism_research: false };
  project = (await h.call('POST /project/', { as: owner, body })).body.id;
});
afterAll(() => h.stop());

const put = (as: TestPerson | undefined, body: object) =>
  h.call(`PUT /project/${project}/irb/`, { ...(as ? { as } : {}), body });

it('attaches a letter, preserves the one before, and shows the latest [R3-03]', async () => {
  const first = await h.build.file({ creator: owner, name: 'first.pdf' });
  const second = await h.build.file({ creator: owner, name: 'second.pdf' });
  expect((await put(owner, letter(first))).status).toBe(200);
  const answer = await put(owner, letter(second, { designation: 2, renewal_date: null }));
  expect(answer.body.latest_irb).toMatchObject({
    file: second,
    file_name: 'second.pdf',
    designation: 2,
    renewal_date: null,
    state: 'valid',
  });
  const stored = await h.build.sql('select id from researcher.irb where project_id = $1', [project]);
  expect(stored).toHaveLength(2);
});

it('is to be read by the team, also by who was named before they had an account, until they leave', async () => {
  const file = await h.build.file({ creator: owner });
  await put(owner, letter(file));
  await h.build.sql(
    `insert into researcher.team_member (project_id, first_name, last_name, email, institution, user_role)
     values ($1, 'Late', 'Comer', 'Late.Comer@uni.test', 'University', 'Student')`,
    [project],
  );
  const late = await h.build.person({ email: 'late.comer@uni.test' });
  const readers = async () =>
    (
      await h.build.sql<{ user_id: number }>(
        'select user_id from researcher_api.file_reader where file_id = $1 order by user_id',
        [file],
      )
    ).map((row) => row.user_id);
  expect(await readers()).toEqual([owner.id, late.id]);
  await h.build.sql(
    "update researcher.team_member set removal_date = now() where email = 'late.comer@uni.test'",
  );
  expect(await readers()).toEqual([owner.id]);
});

it('moves the version of the project on, so that a stale screen is noticed', async () => {
  const { headers } = await h.call(`GET /project/${project}/`, { as: owner });
  await put(owner, letter(await h.build.file({ creator: owner })));
  const late = await h.call(`PATCH /project/${project}/`, {
    as: owner,
    body: { title: 'Other' },
    headers: { 'If-Match': headers.get('etag') ?? '' },
  });
  expect(late.status).toBe(409);
});

it('notifies when a letter nears its end or has ended [R4-05 R4-06]', async () => {
  const stateWith = async (renewal: string) => {
    await h.build.sql(
      `update researcher.irb set renewal_date = $2 where id = (select max(id) from researcher.irb where project_id = $1)`,
      [project, renewal],
    );
    return (await h.call(`GET /project/${project}/`, { as: owner })).body.latest_irb.state;
  };
  expect(await stateWith(inDays(-1))).toBe('expired');
  expect(await stateWith(inDays(0))).toBe('near_expiry');
  expect(await stateWith(inDays(60))).toBe('near_expiry');
  expect(await stateWith(inDays(62))).toBe('valid');
});

it('refuses dates that cannot be [R5-08 R5-09]', async () => {
  const file = await h.build.file({ creator: owner });
  const answer = await put(owner, letter(file, { approval_date: inDays(2), renewal_date: inDays(-1) }));
  expect(answer.status).toBe(400);
  expect(answer.body).toEqual({
    approval_date: ['Must have a previous date'],
    renewal_date: ['Must have a future date'],
  });
});

it('takes only a clean PDF letter of the caller’s own [R3-02]', async () => {
  const other = await h.build.person();
  const foreign = await h.build.file({ creator: other });
  expect((await put(owner, letter(foreign))).body).toEqual({
    file: ['This file was not found among your uploads'],
  });
  const agreement = await h.build.file({ creator: owner, type: 2 });
  expect((await put(owner, letter(agreement))).body).toEqual({ file: ['The letter must be a PDF file'] });
  const unscanned = await h.build.file({ creator: owner });
  await h.build.sql("update core.file set scan = 'quarantined' where id = $1", [unscanned]);
  expect((await put(owner, letter(unscanned))).status).toBe(400);
});

it('is the owner’s and the managers’', async () => {
  const file = await h.build.file({ creator: owner });
  expect((await put(undefined, letter(file))).status).toBe(401);
  expect((await put(await h.build.person(), letter(file))).status).toBe(404);
  expect((await put(await h.build.person({ roles: ['sfari_reviewer'] }), letter(file))).status).toBe(403);
  const admin = await h.build.person({ roles: ['sfari_admin'] });
  expect((await put(admin, letter(await h.build.file({ creator: admin })))).status).toBe(200);
});

it('an exempt letter has the day of its exemption and no renewal is asked for [R3-04]', async () => {
  const put2 = async (changes: object) =>
    put(owner, { file: await h.build.file({ creator: owner }), designation: 2, ...changes });
  const exempt = await put2({ exemption_date: inDays(-20) });
  expect(exempt.body.latest_irb).toMatchObject({
    designation: 2,
    exemption_date: inDays(-20),
    renewal_date: null,
  });
  // as it was sent before the exemption had its own field
  expect((await put2({ approval_date: inDays(-7) })).body.latest_irb.exemption_date).toBe(inDays(-7));
  expect((await put2({})).body).toEqual({ exemption_date: ['Required field'] });
  expect((await put2({ exemption_date: inDays(1) })).body).toEqual({
    exemption_date: ['Must have a previous date'],
  });
  const approved = letter(await h.build.file({ creator: owner }), { approval_date: null });
  expect((await put(owner, approved)).body).toEqual({ approval_date: ['Required field'] });
  const stored = await put(owner, letter(await h.build.file({ creator: owner })));
  expect(stored.body.latest_irb.exemption_date).toBeNull();
});

it('an exempt letter never expires: a renewal date is passed over, also one that was stored before [R3-04]', async () => {
  const file = await h.build.file({ creator: owner });
  for (const renewal of [inDays(-1), inDays(0), inDays(30)]) {
    const { status, body } = await put(owner, {
      file,
      designation: 2,
      exemption_date: inDays(-20),
      renewal_date: renewal,
    });
    expect([status, body.latest_irb.renewal_date, body.latest_irb.state]).toEqual([200, null, 'valid']);
  }
  await h.build.sql("update researcher.irb set renewal_date = '2020-01-01' where project_id = $1", [project]);
  const { body } = await h.call(`GET /project/${project}/`, { as: owner });
  expect(body.latest_irb.state).toBe('valid');
});

// Twelve hours behind UTC and fourteen before it: at any time at least one of them has another day than UTC.
it.each(['Etc/GMT+12', 'Etc/GMT-14'])('today is that of the foundation, in %s', async (timeZone) => {
  const there = openDatabase({ url: h.database.connectionUrl('researcher'), timeZone, maximum: 1 });
  const today = dayIn(new Date(), timeZone);
  const file = await h.build.file({ creator: owner });
  const attach = (days: object) =>
    transact(there, { actorId: owner.id }, (work) =>
      attachIrb(work, { userId: owner.id } as Actor, project, letter(file, days) as IrbBody),
    );
  const readState = (renewal: string) =>
    there.row(
      z.object({ state: z.string() }),
      sql`select ${trustedSql(irbStateSql('irb'))} as state from (select 1 as designation, ${renewal}::date as renewal_date) irb`,
    );
  try {
    await expect(attach({ approval_date: addDays(today, 1) })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
    });
    await expect(attach({ renewal_date: today })).rejects.toMatchObject({ code: 'INVALID_INPUT' });
    await attach({ approval_date: today, renewal_date: addDays(today, 1) });
    expect(await readState(today)).toEqual({ state: 'near_expiry' });
    expect(await readState(addDays(today, -1))).toEqual({ state: 'expired' });
  } finally {
    await there.close();
  }
});

it('takes a renewal from tomorrow on, and an approval until today [R5-08 R5-09]', async () => {
  const answers = [];
  for (const renewal of [inDays(0), inDays(1)])
    answers.push(
      (await put(owner, letter(await h.build.file({ creator: owner }), { renewal_date: renewal }))).status,
    );
  for (const approval of [inDays(0), inDays(1)])
    answers.push(
      (await put(owner, letter(await h.build.file({ creator: owner }), { approval_date: approval }))).status,
    );
  expect(answers).toEqual([400, 200, 200, 400]);
});

describe('a letter for a request under way', () => {
  const attach = async (request: { project: { id: number }; owner: TestPerson }) =>
    h.call(`PUT /project/${request.project.id}/irb/`, {
      as: request.owner,
      body: letter(await h.build.file({ creator: request.owner })),
    });
  const read = async (request: { id: number; owner: TestPerson }) =>
    (await h.call(`GET /request/${request.id}/`, { as: request.owner })).body;

  it.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 14] as const)(
    'at %i is shown to staff where something was asked of the owner [S3-01]',
    async (status) => {
      const request = await createRequestFactories(h).request({ type: 4, status });
      expect(await read(request)).toMatchObject({ has_new_irb: false });
      await attach(request);
      expect(await read(request)).toMatchObject({ has_new_irb: [6, 10].includes(status) });
    },
  );

  it('is shown where the team waits, and forgotten with the next status [S3-01]', async () => {
    const make = createRequestFactories(h);
    const request = await make.request({
      type: 4,
      status: 12,
      team: [await h.build.person({ institution: null })],
    });
    await attach(request);
    expect(await read(request)).toMatchObject({ status: 12, has_new_irb: true });
    await h.build.sql('update researcher.request set status = 6 where id = $1', [request.id]);
    expect((await h.call(`POST /request/${request.id}/submit/`, { as: request.owner })).status).toBe(200);
    expect(await read(request)).toMatchObject({ has_new_irb: false });
  });
});
