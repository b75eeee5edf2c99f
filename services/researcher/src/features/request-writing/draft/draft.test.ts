import { startHarness, type Harness } from '@portal/core/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestPerson } from '@portal/kit/testing';
import { definition } from '../../../app.ts';
import { createRequestFactories } from '../../../testing/index.ts';

let harness: Harness;
let make: ReturnType<typeof createRequestFactories>;
let admin: TestPerson;
let reviewer: TestPerson;

beforeAll(async () => {
  harness = await startHarness(definition);
  make = createRequestFactories(harness);
  admin = await harness.build.person({ roles: ['sfari_admin'] });
  reviewer = await harness.build.person({ roles: ['sfari_reviewer'] });
});
afterAll(() => harness?.stop());

describe('starting a draft', () => {
  it('belongs to the owner of the project and takes cohorts from its datasets [R4-13]', async () => {
    const project = await make.project();
    const dataset = await make.dataset({ cohort: 'SPARK' });
    await harness.build.sql(
      "update core.account set globus_username = 'ada@university.test@globusid.test' where id = $1",
      [project.owner.id],
    );
    const answer = await harness.call('POST /request/', {
      as: project.owner,
      body: { project: project.id, type: 1, datasets: [dataset] },
    });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      status: 1,
      owner: { id: project.owner.id },
      institution: { id: project.owner.institutionId },
      cohorts: [{ display_name: 'SPARK' }],
      datasets: [{ id: dataset }],
      details: { additional_data: { globus_username: 'ada@university.test@globusid.test' } },
      abilities: { edit: true, submit: true, delete: true, decide: false },
      decisions: [],
    });
    expect(answer.body.sfari_request_id).toMatch(/^REQ\d{6}$/);
  });

  it('is 401 without a person, 403 for a signing official, 400 for a foreign project', async () => {
    const project = await make.project();
    const stranger = await harness.build.person();
    const official = await harness.build.person({ roles: ['sbso'] });
    const body = { project: project.id, type: 1 };
    expect((await harness.call('POST /request/', { body })).status).toBe(401);
    expect((await harness.call('POST /request/', { as: official, body })).status).toBe(403);
    const refused = await harness.call('POST /request/', { as: stranger, body });
    expect(refused.status).toBe(400);
    expect(refused.body).toEqual({ project: ['Choose one of your projects'] });
  });

  it('lets an administrator and a project manager start one for the owner', async () => {
    const project = await make.project();
    const manager = await harness.build.person({ roles: ['abn_proj_mgr'] });
    for (const [as, type] of [
      [admin, 1],
      [manager, 6],
    ] as const) {
      const answer = await harness.call('POST /request/', { as, body: { project: project.id, type } });
      expect(answer.status).toBe(201);
      expect(answer.body.owner.id).toBe(project.owner.id);
      expect(answer.body.abilities.edit).toBe(true);
    }
  });

  it('is refused while a request of the owner is suspended, and for a rejected institution [R4-37]', async () => {
    const suspended = await make.request({ status: 14 });
    const first = await harness.call('POST /request/', {
      as: suspended.owner,
      body: { project: suspended.project.id, type: 1 },
    });
    expect(first.status).toBe(400);
    expect(first.body.owner).toEqual(['Your access is suspended for non-compliance with a request.']);

    const institution = await harness.build.institution({ status: 4 });
    const project = await make.project(await harness.build.person({ institution }));
    const second = await harness.call('POST /request/', {
      as: project.owner,
      body: { project: project.id, type: 1 },
    });
    expect(second.status).toBe(400);
    expect(second.body.institution).toHaveLength(1);
  });

  it('refuses datasets that do not exist or can no longer be requested [R7-04]', async () => {
    const project = await make.project();
    const gone = await make.dataset({ active: false });
    for (const datasets of [[gone], ['00000000-0000-4000-8000-000000000000']]) {
      const answer = await harness.call('POST /request/', {
        as: project.owner,
        body: { project: project.id, type: 1, datasets },
      });
      expect(answer.status).toBe(400);
      expect(Object.keys(answer.body)).toEqual(['datasets']);
    }
  });
});

describe('saving a draft as it grows', () => {
  it('merges details, replaces datasets and people, and leaves the rest', async () => {
    const colleague = await harness.build.person();
    const draft = await make.request({ status: 1, complete: false });
    await make.member(draft.project, colleague);
    const other = await make.dataset({ cohort: 'AIC' });
    const path = `PATCH /request/${draft.id}/`;
    const first = await harness.call(path, {
      as: draft.owner,
      body: { additional_data: { usage: 'half a sen' }, agreed_nih: true },
    });
    expect(first.status).toBe(200);
    const second = await harness.call(path, {
      as: draft.owner,
      body: {
        datasets: [other],
        access_control_list: [{ user_id: colleague.id }],
        additional_data: { globus_username: null },
      },
    });
    expect(second.body).toMatchObject({
      datasets: [{ id: other }],
      cohorts: [{ display_name: 'AIC' }],
      access_control_list: [{ user_id: colleague.id, removal_date: null }],
      details: { agreed_nih: true, additional_data: { usage: 'half a sen', globus_username: null } },
    });
  });

  it('gives access to members of the team with an account only, and not to students [R5-50]', async () => {
    const draft = await make.request({ status: 1 });
    const student = await harness.build.person();
    await make.member(draft.project, student, 'Student');
    const stranger = await harness.build.person();
    for (const person of [student, stranger]) {
      const answer = await harness.call(`PATCH /request/${draft.id}/`, {
        as: draft.owner,
        body: { access_control_list: [{ user_id: person.id }] },
      });
      expect(answer.status).toBe(400);
      expect(Object.keys(answer.body)).toEqual(['access_control_list']);
    }
  });

  it('answers 409 STALE with the present version, 404 to a stranger, 403 to a reader, 409 after submission', async () => {
    const draft = await make.request({ status: 1 });
    const read = await harness.call(`GET /request/${draft.id}/`, { as: draft.owner });
    const stamp = read.headers.get('etag') ?? '';
    const body = { gpf_access_status: 1 };
    const path = `PATCH /request/${draft.id}/`;
    const fresh = await harness.call(path, { as: draft.owner, body, headers: { 'If-Match': stamp } });
    expect(fresh.status).toBe(200);
    const stale = await harness.call(path, { as: draft.owner, body, headers: { 'If-Match': stamp } });
    expect(stale.status).toBe(409);
    expect(stale.body).toMatchObject({ code: 'STALE', current: { id: draft.id } });
    const stranger = await harness.build.person();
    expect((await harness.call(path, { as: stranger, body })).status).toBe(404);

    const submitted = await make.request({ status: 2 });
    const late = `PATCH /request/${submitted.id}/`;
    expect((await harness.call(late, { as: reviewer, body })).status).toBe(403);
    const refused = await harness.call(late, { as: submitted.owner, body });
    expect(refused.status).toBe(409);
    expect(refused.body.code).toBe('WRONG_STATE');
    expect((await harness.call(late, { as: admin, body })).status).toBe(200);
  });

  it('refuses an unknown field, and a ticket number from the owner [S7-19]', async () => {
    const draft = await make.request({ status: 1 });
    const path = `PATCH /request/${draft.id}/`;
    expect((await harness.call(path, { as: draft.owner, body: { status: 4 } })).status).toBe(400);
    const tickets = { zendesk_ticket_ids: ['123'] };
    expect((await harness.call(path, { as: draft.owner, body: tickets })).status).toBe(403);
    const saved = await harness.call(path, { as: admin, body: tickets });
    expect(saved.body.details.zendesk_ticket_ids).toEqual(['123']);
    const seen = await harness.call(`GET /request/${draft.id}/?expand=details`, { as: draft.owner });
    expect(seen.body.details.zendesk_ticket_ids).toEqual([]);
  });
});

describe('deleting', () => {
  it('takes drafts from their owner and undecided requests from an administrator [R4-23]', async () => {
    const draft = await make.request({ status: 1 });
    const submitted = await make.request({ status: 2 });
    const approved = await make.request({ status: 4 });
    expect((await harness.call(`DELETE /request/${draft.id}/`, { as: draft.owner })).status).toBe(204);
    expect((await harness.call(`GET /request/${draft.id}/`, { as: draft.owner })).status).toBe(404);
    const late = await harness.call(`DELETE /request/${submitted.id}/`, { as: submitted.owner });
    expect(late.body.code).toBe('WRONG_STATE');
    expect((await harness.call(`DELETE /request/${submitted.id}/`, { as: admin })).status).toBe(204);
    expect((await harness.call(`DELETE /request/${approved.id}/`, { as: admin })).body.code).toBe(
      'WRONG_STATE',
    );
    expect((await harness.call(`DELETE /request/${approved.id}/`, { as: reviewer })).status).toBe(403);
  });
});
