/** The status machine: every step, who may take it, two who decide in parallel, and the mails. */
import {
  INSTITUTION_ACTIONS,
  INSTITUTION_STATUSES,
  mayMoveInstitution,
  type InstitutionStatus,
} from '@portal/contract';
import type { TestPerson } from '@portal/kit/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startCore, type CoreHarness } from '../../testing/core-harness.ts';
import { createCast, mailsAbout, newOfficial, readReadinessUserIds } from '../../testing/institutions.ts';
import { upload } from '../../testing/uploads.ts';

let core: CoreHarness;
let admin: TestPerson;
beforeAll(async () => {
  core = await startCore();
  admin = await core.build.person({ roles: ['sfari_admin'], institution: null });
});
afterAll(() => core?.stop());

const readStatus = async (id: number): Promise<number | undefined> =>
  (await core.build.sql<{ status: number }>('select status from core.institution where id = $1', [id]))[0]
    ?.status;
const post = (id: number, step: string, as: TestPerson | undefined, body: unknown = {}, headers = {}) =>
  core.call(`POST /institution/${id}/${step}/`, { ...(as ? { as } : {}), body, headers });
/** The mail that someone wrote for a decision. */
const says = (words: string, more: object = {}) => ({
  email: { to: ['olga@official.test'], subject: 'Our decision', body: `<p>${words}</p>`, ...more },
});
const DETAILS = { official_name: 'The Trustees', nonprofit: true, phone_number: '+1 555 0101', status: 2 };
let sequence = 0;
const details = () => ({ ...DETAILS, ein: `77-${String((sequence += 1)).padStart(7, '0')}` });

/** Each step of the table as the call that takes it. `decline` belongs to the link of an invitation. */
const STEPS = {
  submit: (id: number) => core.call(`PATCH /institution/${id}/`, { as: admin, body: details() }),
  approve: (id: number) => post(id, 'approve', admin),
  follow_up: (id: number) => post(id, 'follow-up', admin, says('Please send the letter')),
  reject: (id: number) => post(id, 'reject', admin, says('Not an institution')),
  reject_official: (id: number) => post(id, 'reject-officer', admin, says('Not authorised')),
  disable: (id: number) => post(id, 'disable', admin),
};
const EXPECTED: Readonly<Record<keyof typeof STEPS, InstitutionStatus>> = {
  submit: 2,
  approve: 3,
  follow_up: 5,
  reject: 4,
  reject_official: 6,
  disable: 6,
};

describe('the table', () => {
  it.each(
    Object.keys(STEPS).flatMap((step) =>
      INSTITUTION_STATUSES.map((from): [keyof typeof STEPS, InstitutionStatus] => [
        step as keyof typeof STEPS,
        from,
      ]),
    ),
  )(
    '%s from status %i does what it says or is WRONG_STATE [C4.5.1 S4.11-02 S4.11-03 S4.11-04 S4.11-05]',
    async (step, from) => {
      const { institution } = await createCast(core, from);
      const { status, body } = await STEPS[step](institution.id);
      const allowed = mayMoveInstitution(step, from);
      expect([status, body.code]).toEqual(allowed ? [200, undefined] : [409, 'WRONG_STATE']);
      expect(await readStatus(institution.id)).toBe(allowed ? EXPECTED[step] : from);
      expect(body.status).toBe(allowed ? EXPECTED[step] : undefined);
    },
  );

  it('has every step of the contract', () => {
    const elsewhere = ['decline', 'name_official'];
    expect([...Object.keys(STEPS), ...elsewhere].toSorted()).toEqual([...INSTITUTION_ACTIONS].toSorted());
  });
});

it('rejects only an official who is there or invited [S4.11-05]', async () => {
  const { institution } = await createCast(core, 2);
  await core.build.sql('update core.institution set current_io_id = null where id = $1', [institution.id]);
  const offers = async () =>
    (await core.call(`GET /institution/${institution.id}/`, { as: admin })).body.abilities.reject_official;
  expect(await offers()).toBe(false);
  const refused = await STEPS.reject_official(institution.id);
  expect([refused.status, refused.body.code, await readStatus(institution.id)]).toEqual([
    409,
    'WRONG_STATE',
    2,
  ]);
  await post(institution.id, 'officer', admin, { io_data: newOfficial() });
  expect(await offers()).toBe(true);
  expect((await STEPS.reject_official(institution.id)).body).toMatchObject({ status: 6, current_io: null });
});

describe('who takes a step', () => {
  it('only administrators decide: 401, 404 for strangers, 403 for others [C6.4.4]', async () => {
    const { institution, official, investigator } = await createCast(core, 2);
    const stranger = await core.build.person();
    const reviewer = await core.build.person({ roles: ['sfari_reviewer'], institution: null });
    for (const [step, body] of [
      ['approve', {}],
      ['follow-up', says('x')],
      ['reject', says('x')],
      ['reject-officer', says('x')],
      ['disable', {}],
      ['officer', { io_data: newOfficial() }],
    ] as const) {
      const answers = await Promise.all(
        [undefined, stranger, official, investigator, reviewer].map((as) =>
          post(institution.id, step, as, body),
        ),
      );
      expect([step, ...answers.map(({ status }) => status)]).toEqual([step, 401, 404, 403, 403, 403]);
    }
    expect(await readStatus(institution.id)).toBe(2);
  });

  it('the official gives the details in status 1, the investigator does not [C4.5.1 C7.3.6]', async () => {
    const { institution, official, investigator } = await createCast(core, 1);
    const submit = (as: TestPerson, body: object = details()) =>
      core.call(`PATCH /institution/${institution.id}/`, { as, body });
    expect((await submit(investigator)).body.code).toBe('WRONG_STATE');
    const read = async (as: TestPerson) =>
      (await core.call(`GET /institution/${institution.id}/`, { as })).body.abilities;
    expect(await read(official)).toMatchObject({
      edit: true,
      submit: true,
      approve: false,
      edit_domains: false,
    });
    expect(await read(investigator)).toMatchObject({ edit: false, submit: false, name_official: false });
    const done = await submit(official);
    expect(done.body).toMatchObject({
      status: 2,
      official_name: 'The Trustees',
      phone_number: '+1 555 0101',
    });
    expect((await submit(official)).body.code).toBe('WRONG_STATE');
  });

  it('asks for what is missing before it submits [C5.3.7]', async () => {
    const { institution, official } = await createCast(core, 1);
    await core.build.sql('update core.institution set ein = null, official_name = null where id = $1', [
      institution.id,
    ]);
    const submit = (body: object) =>
      core.call(`PATCH /institution/${institution.id}/`, { as: official, body });
    const refused = await submit({ official_name: 'The Trustees', nonprofit: true, status: 2 });
    expect([refused.status, refused.body]).toEqual([400, { ein: ['Required field'] }]);
    expect((await submit({ ein: ' ', status: 2 })).body).toEqual({ ein: ['Required field'] });
    expect((await submit(details())).status).toBe(200);
  });

  it('an investigator answers a follow-up [C4.5.1 C7.3.6]', async () => {
    const { institution, investigator } = await createCast(core, 5);
    const answer = await core.call(`PATCH /institution/${institution.id}/`, {
      as: investigator,
      body: { official_name: 'The Board', status: 2 },
    });
    expect(answer.body).toMatchObject({ status: 2, official_name: 'The Board' });
    const bells = await core.build.sql<{ data: { recipient_ids: number[]; message: string } }>(
      "select data from jobs.job where name = 'notification.requested.core' and data ->> 'redirect' = $1",
      [`/institution/${institution.id}`],
    );
    expect(bells.map(({ data }) => data)).toContainEqual(
      expect.objectContaining({
        recipient_ids: expect.arrayContaining([admin.id]),
        message: `${institution.name} is ready for review`,
      }),
    );
  });

  it('an investigator whom no one confirmed yet answers it too, until someone there is confirmed [C4.5.1]', async () => {
    const { institution, investigator } = await createCast(core, 5);
    await core.build.sql(
      "update core.institution set official_name = 'The Board', phone_number = '+1 555 0101' where id = $1",
      [institution.id],
    );
    await core.build.sql('update core.user_institution set verified = null where user_id = $1', [
      investigator.id,
    ]);
    const path = `/institution/${institution.id}/`;
    const read = () => core.call(`GET ${path}`, { as: investigator });
    // The form shows what is to be corrected; what it does not ask for stays internal.
    expect((await read()).body).toMatchObject({
      official_name: 'The Board',
      phone_number: '+1 555 0101',
      current_io: null,
      domains: [],
      abilities: { submit: true, edit: true },
    });
    const resubmit = () => core.call(`PATCH ${path}`, { as: investigator, body: details() });
    expect((await resubmit()).body).toMatchObject({ status: 2 });
    // Under review the details are closed to them, and internal again.
    expect((await read()).body).toMatchObject({ official_name: null, ein: null });
    expect((await resubmit()).status).toBe(409);
    await core.build.sql('update core.institution set status = 5 where id = $1', [institution.id]);
    await core.build.person({ institution });
    expect((await read()).body).toMatchObject({ official_name: null, abilities: { submit: false } });
    expect((await resubmit()).status).toBe(403);
  });

  it('an investigator names a new official where one is missing [C3.0.11 C4.5.1]', async () => {
    const { institution, investigator, official } = await createCast(core, 6);
    const io = newOfficial();
    const name = (as: TestPerson | undefined, body: unknown) =>
      core.call(`PATCH /institution-helper/${institution.id}/`, { ...(as ? { as } : {}), body });
    expect((await name(undefined, { io_data: io })).status).toBe(401);
    expect((await name(await core.build.person({ institution: null }), { io_data: io })).status).toBe(404);
    expect((await name(official, { io_data: io })).status).toBe(403);
    expect((await name(investigator, { io_data: { ...io, phone_number: '1'.repeat(21) } })).status).toBe(400);
    const done = await name(investigator, { io_data: { ...io, phone_number: '1'.repeat(20) } });
    expect(done.body).toMatchObject({ status: 1, current_io: null });
    expect(done.body.io_users).toContainEqual(expect.objectContaining({ email: io.email, state: 'invited' }));
    expect((await name(investigator, { io_data: newOfficial() })).body.code).toBe('WRONG_STATE');
  });
});

describe('two in parallel', () => {
  it('of an approval and a rejection one wins', async () => {
    const { institution } = await createCast(core, 2);
    const other = await core.build.person({ roles: ['sfari_admin_lead'], institution: null });
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        index % 2 === 0
          ? post(institution.id, 'approve', admin)
          : post(institution.id, 'reject', other, says('No')),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200, 409, 409, 409, 409, 409,
    ]);
    const winner = answers.find(({ status }) => status === 200);
    expect(await readStatus(institution.id)).toBe(winner?.body.status);
    const files = await core.build.sql('select 1 from core.file where institution_id = $1', [institution.id]);
    expect(files.length).toBeLessThanOrEqual(1);
  });

  it('of two new officials one is invited', async () => {
    const { institution, investigator } = await createCast(core, 6);
    const colleague = await core.build.person({ institution });
    const answers = await Promise.all(
      [investigator, colleague].map((as) =>
        core.call(`PATCH /institution-helper/${institution.id}/`, { as, body: { io_data: newOfficial() } }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await mailsAbout(core, institution.id, 'invite_official')).toHaveLength(1);
  });

  it('who looked at an older version gets a message, with the new one', async () => {
    const { institution } = await createCast(core, 2);
    const etag = (await core.call(`GET /institution/${institution.id}/`, { as: admin })).headers.get('etag');
    const headers = { 'If-Match': etag ?? '' };
    await core.call(`PATCH /institution/${institution.id}/`, { as: admin, body: { domains: ['a.test'] } });
    const stale = await post(institution.id, 'approve', admin, {}, headers);
    expect([stale.status, stale.body.code, stale.body.current.domains]).toEqual([409, 'STALE', ['a.test']]);
    const fresh = (await core.call(`GET /institution/${institution.id}/`, { as: admin })).headers.get('etag');
    expect((await post(institution.id, 'approve', admin, {}, { 'If-Match': fresh ?? '' })).status).toBe(200);
  });
});

describe('what a step brings about', () => {
  it('approval makes the agreement, writes to official and investigators and reports readiness [C4.5.1 S4.11-02]', async () => {
    await upload(core, admin, { name: 'template.pdf', fields: { type: '4' } });
    const { institution, official, investigator } = await createCast(core, 2);
    const { body } = await post(institution.id, 'approve', admin);
    expect(body).toMatchObject({ status: 3, rda_status: 1, current_rda: expect.any(String) });
    expect(body.files).toMatchObject([{ id: body.current_rda, rda_status: 1 }]);
    const toOfficial = await core.build.sql(
      "select 1 from jobs.job where name = 'mail.requested.core' and data -> 'to' ? $1 and data ->> 'template' = 'rda_signature_needed'",
      [official.email],
    );
    expect(toOfficial).toHaveLength(1);
    expect(await mailsAbout(core, institution.id, 'institution_approved_investigator')).toMatchObject([
      { to: [investigator.email] },
    ]);
    expect(await readReadinessUserIds(core)).toEqual(expect.arrayContaining([official.id, investigator.id]));
  });

  it('decisions mail what the administrator saw and wrote, harmless, and ring the bells [C4.5.1 S4.11-03 S4.11-04]', async () => {
    for (const [step, template] of [
      ['follow-up', 'institution_follow_up'],
      ['reject', 'institution_rejected'],
    ] as const) {
      const { institution, official, investigator } = await createCast(core, 2);
      const email = says('Which <b>board</b>?</p><script>x</script><p>', { cc: ['dean@official.test'] });
      await post(institution.id, step, admin, email);
      const [mail, ...more] = await mailsAbout(core, institution.id, template);
      expect(more).toEqual([]);
      expect(mail).toMatchObject({
        to: ['olga@official.test'],
        cc: ['dean@official.test'],
        bcc: [],
        subject: 'Our decision',
      });
      expect(mail?.body).toContain('<p>Which <b>board</b>?</p>');
      expect(mail?.body).not.toContain('script');
      const bells = await core.build.sql<{ ids: number[]; message: string }>(
        "select data -> 'recipient_ids' as ids, data ->> 'message' as message from jobs.job where name = 'notification.requested.core' and data ->> 'key' like $1",
        [`${template}:${institution.id}:%`],
      );
      expect(bells).toEqual([{ ids: [official.id, investigator.id], message: 'Our decision' }]);
    }
  });

  it('a rejected official has no business there any more, and the investigators are asked for another [S4.11-05]', async () => {
    const { institution, official, investigator } = await createCast(core, 2);
    await post(institution.id, 'reject-officer', admin, says('Only the dean may sign'));
    const read = await core.call(`GET /institution/${institution.id}/?expand=true`, { as: admin });
    expect(read.body).toMatchObject({ status: 6, current_io: null, io_users: [] });
    expect((await core.call(`GET /institution/${institution.id}/`, { as: official })).status).toBe(404);
    const [bell] = await core.build.sql<{ data: object }>(
      "select data from jobs.job where name = 'notification.requested.core' and data ->> 'key' like $1",
      [`institution_official_rejected:${institution.id}:%`],
    );
    expect(bell?.data).toMatchObject({
      recipient_ids: [investigator.id],
      redirect: '/revise-institution-officer',
    });
  });

  it('a rejected official continues with the other institution that they sign for', async () => {
    const { institution, official } = await createCast(core, 2);
    const other = await core.build.institution();
    await core.build.sql('insert into core.user_institution (user_id, institution_id) values ($1, $2)', [
      official.id,
      other.id,
    ]);
    await post(institution.id, 'reject-officer', admin, says('Only the dean may sign'));
    const { body } = await core.call(`GET /user-institution/?user=${official.id}`, { as: admin });
    expect(body.results).toMatchObject([{ institution: { id: other.id }, primary: true }]);
  });

  it('rejection takes back an invitation that no one answered', async () => {
    const { institution } = await createCast(core, 2);
    await post(institution.id, 'officer', admin, { io_data: newOfficial() });
    await post(institution.id, 'reject', admin, says('Not an institution'));
    const open = await core.build.sql(
      `select v.status from core.official_invitation v join core.link_token l on l.invitation_id = v.id
        where v.institution_id = $1 and (v.status = 'invited' or l.consumed_at is null)`,
      [institution.id],
    );
    expect(open).toEqual([]);
  });

  it('disabling clears the agreement and reports readiness', async () => {
    const { institution, investigator } = await createCast(core, 3);
    const { body } = await post(institution.id, 'disable', admin);
    expect(body).toMatchObject({ status: 6, current_rda: null, rda_status: 4 });
    expect(await readReadinessUserIds(core)).toContain(investigator.id);
    expect(await mailsAbout(core, institution.id, 'institution_disabled')).toMatchObject([
      { to: [investigator.email] },
    ]);
  });

  it('is in the history with who did it', async () => {
    const { institution } = await createCast(core, 2);
    await post(institution.id, 'follow-up', admin, says('More'));
    const { body } = await core.call(`GET /history/?model=institution&pk=${institution.id}`, { as: admin });
    expect(body.results.at(-1)).toMatchObject({
      modifier: { id: admin.id },
      changes: { status: [2, 5] },
    });
  });
});
