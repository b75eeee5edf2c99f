/** Administrators and project managers start requests for the owner of a project. */
import { OFFERED_REQUEST_TYPES, REQUEST_TYPE as T, TISSUE_TYPES, type RequestOffer } from '@portal/contract';
import { startHarness, type Harness } from '@portal/core/testing';
import type { TestPerson } from '@portal/kit/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { definition } from '../../../app.ts';
import { createRequestFactories } from '../../../testing/index.ts';

let harness: Harness;
let make: ReturnType<typeof createRequestFactories>;
let admin: TestPerson;
let lead: TestPerson;
let manager: TestPerson;
beforeAll(async () => {
  harness = await startHarness(definition);
  make = createRequestFactories(harness);
  admin = await harness.build.person({ roles: ['sfari_admin'] });
  lead = await harness.build.person({ roles: ['sfari_admin_lead'] });
  manager = await harness.build.person({ roles: ['abn_proj_mgr'], firstName: 'Mona', lastName: 'Manager' });
});
afterAll(() => harness?.stop());

const start = (as: TestPerson, project: number, type: number) =>
  harness.call('POST /request/', { as, body: { project, type } });
const offersFor = async (as: TestPerson, query = '') => {
  const { status, body } = await harness.call(`GET /request-offer/${query}`, { as });
  return {
    status,
    types: ((body.results ?? []) as RequestOffer[]).map(({ type, reason }) => [type, reason]),
  };
};
const APPLY_FIRST = '* Must apply for above Data Access before requesting this resource';

describe('starting for the owner [R2.1-14]', () => {
  it('notifies the owner by mail and by the bell, and no one who starts their own', async () => {
    const project = await make.project();
    const { body } = await start(manager, project.id, T.ABN_DATA);
    expect(body).toMatchObject({
      owner: { id: project.owner.id },
      abilities: { edit: true, submit: true, agree: false },
    });
    const [mail] = await make.queued('mail', `started-for-owner:${body.id}`);
    expect(mail?.data).toMatchObject({
      to: [project.owner.email],
      subject: `The request ${body.sfari_request_id} was started for you`,
    });
    expect(mail?.data.body).toContain('Mona Manager started the request');
    const [line] = await make.queued('notification', `started-for-owner:${body.id}`);
    expect(line?.data).toMatchObject({ recipient_ids: [project.owner.id], redirect: `/request/${body.id}` });
    const own = await start(project.owner, project.id, T.DATASET);
    expect(await make.queued('mail', `started-for-owner:${own.body.id}`)).toEqual([]);
  });

  it('is open to the administrators for every type, and to project managers only for the brain bank', async () => {
    const answers = new Map<number, unknown>();
    for (const { number } of OFFERED_REQUEST_TYPES) {
      const project = await make.project();
      if (number !== T.ABN_DATA) await make.approveForBrainBank(project.owner);
      for (const as of [admin, lead]) expect((await start(as, project.id, number)).status).toBe(201);
      const answer = await start(manager, project.id, number);
      answers.set(number, answer.status === 201 ? 201 : answer.body);
    }
    const refused = { type: ['Project managers can only start brain bank data and tissue requests'] };
    for (const [number, answer] of answers)
      expect(answer).toEqual(TISSUE_TYPES.includes(number as never) ? 201 : refused);
  });

  it('makes no draft one of a type that could not have been started', async () => {
    const project = await make.project();
    const { body } = await start(manager, project.id, T.ABN_DATA);
    const change = (as: TestPerson) =>
      harness.call(`PATCH /request/${body.id}/`, { as, body: { type: T.DATASET } });
    expect(Object.keys((await change(manager)).body)).toEqual(['type']);
    expect((await change(admin)).status).toBe(200);
  });

  it('evaluates by the owner what may be asked for: a person who starts it has asked for nothing', async () => {
    const project = await make.project();
    const refused = await start(admin, project.id, T.ABN_TISSUE);
    expect([refused.status, refused.body]).toEqual([400, { type: [APPLY_FIRST] }]);
    expect((await offersFor(manager, `?project=${project.id}`)).types).toEqual([
      [T.ABN_DATA, null],
      [T.PILOT_TISSUE, APPLY_FIRST],
      [T.ABN_TISSUE, APPLY_FIRST],
    ]);
    // which project it will be is not known yet
    expect((await offersFor(manager)).types).toEqual(TISSUE_TYPES.map((type) => [type, null]));
    expect((await offersFor(admin)).types).toEqual(OFFERED_REQUEST_TYPES.map(({ number }) => [number, null]));
  });

  it('answers for no project that the caller starts nothing under', async () => {
    const project = await make.project();
    const member = await harness.build.person();
    await make.member(project, member);
    for (const as of [member, await harness.build.person()])
      expect((await offersFor(as, `?project=${project.id}`)).status).toBe(404);
    expect((await harness.call('GET /request-offer/?project=x', { as: admin })).status).toBe(400);
  });

  it('is found again by who started it', async () => {
    const project = await make.project();
    const { body } = await start(manager, project.id, T.ABN_DATA);
    const mine = await harness.call(`GET /request/?status=1&creator=${manager.id}`, { as: manager });
    expect(mine.body.results.map(({ id }: { id: number }) => id)).toContain(body.id);
    const other = await harness.call(`GET /request/?creator=${admin.id}`, { as: manager });
    expect(other.body.results.map(({ id }: { id: number }) => id)).not.toContain(body.id);
  });
});

describe('the usage policy', () => {
  const agreement = {
    agreed_to_usage_policy: true,
    intent_to_download: true,
    agreed_nih: true,
    data_safeguard: true,
  };
  const readPolicy = async (id: number, as: TestPerson) => {
    const { body } = await harness.call(`GET /request/${id}/?expand=details`, { as });
    return body.details;
  };

  it.each(Object.keys(agreement) as (keyof typeof agreement)[])(
    'no one answers %s in the name of the owner',
    async (field) => {
      const draft = await make.request({ status: 1 });
      for (const as of [admin, lead])
        expect(
          (await harness.call(`PATCH /request/${draft.id}/`, { as, body: { [field]: true } })).status,
        ).toBe(403);
      const own = await harness.call(`PATCH /request/${draft.id}/`, {
        as: draft.owner,
        body: { [field]: true },
      });
      expect(own.status).toBe(200);
    },
  );

  it('is stored as not asked when staff submit, until the owner submits again [R2.1-05 R2.1-18]', async () => {
    const draft = await make.request({ status: 1 });
    await harness.build.sql(
      'update researcher.request set agreed_to_usage_policy = false, intent_to_download = null where id = $1',
      [draft.id],
    );
    expect((await harness.call(`POST /request/${draft.id}/submit/`, { as: admin })).status).toBe(200);
    expect(await readPolicy(draft.id, draft.owner)).toMatchObject({
      usage_policy_asked: false,
      agreed_to_usage_policy: false,
      intent_to_download: null,
    });
    await harness.build.sql('update researcher.request set status = 6 where id = $1', [draft.id]);
    const submitAgain = () => harness.call(`POST /request/${draft.id}/submit/`, { as: draft.owner });
    expect(Object.keys((await submitAgain()).body)).toEqual(['intent_to_download', 'agreed_to_usage_policy']);
    await harness.call(`PATCH /request/${draft.id}/`, { as: draft.owner, body: agreement });
    expect((await submitAgain()).status).toBe(200);
    expect(await readPolicy(draft.id, draft.owner)).toMatchObject({ usage_policy_asked: true });
  });

  it('stays asked where the owner agreed and staff submit', async () => {
    const draft = await make.request({ status: 1 });
    expect((await harness.call(`POST /request/${draft.id}/submit/`, { as: admin })).status).toBe(200);
    expect(await readPolicy(draft.id, draft.owner)).toMatchObject({ usage_policy_asked: true });
  });
});
