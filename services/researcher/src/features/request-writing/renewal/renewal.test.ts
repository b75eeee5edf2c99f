/** Renewals as their owner makes them (spec 2 sections 2.5, 4, 5 and 7). */
import { FILE_TYPE } from '@portal/contract';
import { startHarness, type Harness } from '@portal/core/testing';
import type { TestPerson } from '@portal/kit/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { definition } from '../../../app.ts';
import { createRenewalSteps, createRequestFactories } from '../../../testing/index.ts';

let harness: Harness;
let make: ReturnType<typeof createRequestFactories>;
let steps: ReturnType<typeof createRenewalSteps>;
let admin: TestPerson;

beforeAll(async () => {
  harness = await startHarness(definition);
  make = createRequestFactories(harness);
  steps = createRenewalSteps(harness, make);
  admin = await harness.build.person({ roles: ['sfari_admin'] });
});
afterAll(() => harness?.stop());

const patch = (id: number, as: TestPerson, body: object, headers: Record<string, string> = {}) =>
  harness.call(`PATCH /renewal/${id}/`, { as, body, headers });

describe('POST /renewal/', () => {
  it.each([1, 2, 6, 7, 8] as const)(
    'type %i: a submitted request of its own type [R3-81 R3-82 R7-13]',
    async (type) => {
      const request = await make.request({ type, status: 7 });
      const { status, body } = await steps.renew(await steps.body(request, type), request.owner);
      expect([status, body]).toMatchObject([
        201,
        {
          sfari_request_id: `${request.code}-R1`,
          type,
          status: 2,
          request: { id: request.id, sfari_request_id: request.code },
          agreed_to_usage_policy: true,
          additional_data: {
            publication_status: 1,
            requiresAccess: 'Yes',
            rm_application: { id: request.id, sfari_request_id: request.code },
          },
        },
      ]);
      const [mail] = await make.queued('mail', `submission:${body.id}:`);
      expect(mail?.data.body).toContain(`renewal ${request.code}-R1 of your request ${request.code}`);
    },
  );

  it('of Research Match is one of type 5, named by its application [R3-81 R7-13]', async () => {
    const request = await make.request({ type: 4, status: 4 });
    const { request: id, additional_data: answers, ...rest } = await steps.body(request, 4);
    const body = { ...rest, type: 5, additional_data: { ...answers, rm_application: id } };
    const answer = await steps.renew(body, request.owner);
    expect([answer.status, answer.body]).toMatchObject([
      201,
      { type: 5, status: 2, additional_data: { rm_application: { id: request.id }, sample_size: 240 } },
    ]);
    const page = await harness.call(`GET /request/${request.id}/`, { as: request.owner });
    expect(page.body).toMatchObject({ renewal_status: 2, status: 4 });
  });

  it('says what is missing field by field, and stores nothing [R5-57]', async () => {
    const request = await make.request({ type: 2, status: 7 });
    const { status, body } = await steps.renew({ request: request.id }, request.owner);
    expect(status).toBe(400);
    expect(body).toEqual({
      agreed_to_usage_policy: ['Please agree to the usage policy'],
      'additional_data.publication_status': ['Required field'],
      'additional_data.requiresAccess': ['Required field'],
    });
    const { body: list } = await harness.call(`GET /renewal/?request=${request.id}`, { as: request.owner });
    expect(list.count).toBe(0);
  });

  it('stores a draft, unfinished as it is, where that is asked for', async () => {
    const request = await make.request({ status: 7 });
    const draft = { request: request.id, status: 1, additional_data: { publication_status: 2 } };
    const { body } = await steps.renew(draft, request.owner);
    expect(body).toMatchObject({ status: 1, additional_data: { publication_status: 2 } });
    const saved = await patch(body.id, request.owner, {
      status: 1,
      additional_data: { requiresAccess: 'No' },
    });
    expect(saved.body).toMatchObject({ status: 1, additional_data: { requiresAccess: 'No' } });
    const submitted = await patch(body.id, request.owner, { agreed_to_usage_policy: true });
    expect(submitted.body).toMatchObject({ status: 2 });
  });

  it('clears answers to questions that other answers hide [R5-59 R5-60 R5-61]', async () => {
    const request = await make.request({ type: 2, status: 7 });
    const hidden = {
      publication_status: 3,
      publication_data: 'Nature',
      generated_check: false,
      generated_data: 'Genomes',
      bio_destroyed: false,
      bio_destroyed_description: 'Burnt',
      modified_ipscs_check: false,
      modified_ipscs_data: 'Two lines',
    };
    const { body } = await steps.renew(await steps.body(request, 2, hidden), request.owner);
    expect(body.additional_data).toEqual({
      publication_status: 3,
      generated_check: false,
      bio_destroyed: false,
      modified_ipscs_check: false,
      requiresAccess: 'Yes',
      rm_application: expect.anything(),
    });
  });

  it('a file of the protocol goes with an answer about it [R3-93]', async () => {
    const request = await make.request({ type: 4, status: 7 });
    const file = [
      {
        id: await harness.build.file({
          creator: request.owner,
          type: FILE_TYPE.ATTACHMENT,
          name: 'protocol.pdf',
        }),
        name: 'x',
      },
    ];
    const given = { protocol: 'no', protocol_file: file };
    const body = { ...(await steps.body(request, 4, given)), status: 1 };
    const { body: draft } = await steps.renew(body, request.owner);
    expect(draft.additional_data.protocol_file).toHaveLength(1);
    const cleared = await patch(draft.id, request.owner, { status: 1, additional_data: { protocol: null } });
    expect(cleared.body.additional_data).not.toHaveProperty('protocol_file');
  });

  it('is 401 without a session, 404 for a stranger, 403 for the team, 400 without a request [R6-13]', async () => {
    const member = await harness.build.person();
    const request = await make.request({ status: 7, team: [member] });
    const body = await steps.body(request);
    expect((await steps.renew(body)).status).toBe(401);
    expect((await steps.renew(body, await harness.build.person())).status).toBe(404);
    expect((await steps.renew(body, member)).status).toBe(403);
    const { request: id, ...nameless } = body;
    expect(await steps.renew(nameless, request.owner)).toMatchObject({
      status: 400,
      body: { request: ['Required field'] },
    });
    const two = { ...body, additional_data: { ...body.additional_data, rm_application: id + 1 } };
    expect((await steps.renew(two, request.owner)).body).toEqual({
      request: ['Please choose the request to renew'],
    });
    expect((await steps.renew({ ...body, type: 5 }, request.owner)).body).toEqual({
      type: ['A renewal has the type of its request'],
    });
  });

  it.each([2, 3, 5, 11, 12, 13, 14] as const)('is 409 in words at status %i [R4-26]', async (status) => {
    const request = await make.request({ status });
    expect(await steps.renew(await steps.body(request), request.owner)).toMatchObject({
      status: 409,
      body: {
        code: 'WRONG_STATE',
        detail: 'A request can only be renewed while it is Approved or Fulfilled',
      },
    });
  });

  it('no one renews a renewal, or copies one', async () => {
    const { request, renewal } = await steps.submitted();
    await harness.build.sql('update researcher.request set status = 4 where id = $1', [renewal.id]);
    expect(
      (await steps.renew({ ...(await steps.body(request)), request: renewal.id }, request.owner)).status,
    ).toBe(409);
    expect((await harness.call(`POST /request/${renewal.id}/copy/`, { as: request.owner })).status).toBe(409);
  });

  it('one at a time: the second learns which is open, the next has the next number [R4-26 R3-82]', async () => {
    const { request, renewal } = await steps.submitted();
    expect(await steps.renew(await steps.body(request), request.owner)).toMatchObject({
      status: 409,
      body: {
        code: 'WRONG_STATE',
        detail: `This request already has an open renewal, ${request.code}-R1. Please continue with that one`,
      },
    });
    await harness.build.sql('update researcher.request set status = 5 where id = $1', [renewal.id]);
    const next = await steps.renew(await steps.body(request), request.owner);
    expect(next.body.sfari_request_id).toBe(`${request.code}-R2`);
  });

  it('of forty in parallel one begins [R4-26]', async () => {
    const request = await make.request({ status: 7 });
    const body = await steps.body(request);
    const answers = await Promise.all(Array.from({ length: 40 }, () => steps.renew(body, request.owner)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(39);
    const { body: list } = await harness.call(`GET /renewal/?request=${request.id}`, { as: request.owner });
    expect(list.results.map((row: { sfari_request_id: string }) => row.sfari_request_id)).toEqual([
      `${request.code}-R1`,
    ]);
  });

  it('staff write it for the owner, and agree to nothing for them', async () => {
    const request = await make.request({ status: 7 });
    const body = await steps.body(request);
    expect(await steps.renew(body, admin)).toMatchObject({
      status: 400,
      body: { agreed_to_usage_policy: ["Only the request's owner can answer this"] },
    });
    const { agreed_to_usage_policy: agreed, ...rest } = body;
    expect(agreed).toBe(true);
    expect((await steps.renew(rest, admin)).body).toMatchObject({
      status: 2,
      owner: { id: request.owner.id },
    });
  });
});

describe('PATCH /renewal/{id}/', () => {
  it('by its owner returns it to Submitted, where revisions were asked for [R4-25 R7-26]', async () => {
    const { request, renewal } = await steps.submitted();
    const closed = await patch(renewal.id, request.owner, { additional_data: { requiresAccess: 'No' } });
    expect(closed).toMatchObject({ status: 409, body: { detail: 'This request can no longer be changed' } });
    await harness.build.sql('update researcher.request set status = 6 where id = $1', [renewal.id]);
    const saved = await patch(renewal.id, request.owner, {
      status: 6,
      additional_data: { requiresAccess: 'No' },
    });
    expect(saved.body).toMatchObject({ status: 6, additional_data: { requiresAccess: 'No' } });
    const incomplete = await patch(renewal.id, request.owner, { additional_data: { requiresAccess: null } });
    expect(incomplete.body).toEqual({ 'additional_data.requiresAccess': ['Required field'] });
    const again = await patch(renewal.id, request.owner, { additional_data: { publication_status: 2 } });
    expect(again.body).toMatchObject({
      status: 2,
      additional_data: { publication_status: 2, requiresAccess: 'No' },
    });
  });

  it('by an administrator corrects it in its present status', async () => {
    const { renewal } = await steps.submitted();
    const { status, body } = await patch(renewal.id, admin, {
      additional_data: { publication_data: 'A paper' },
    });
    expect([status, body]).toMatchObject([
      200,
      { status: 2, additional_data: { publication_data: 'A paper' } },
    ]);
    const other = await patch(renewal.id, admin, { status: 4 });
    expect(other).toMatchObject({
      status: 409,
      body: { detail: 'A renewal can only be saved or submitted' },
    });
  });

  it('is 400 for no answer of the form, 401, 404 for a stranger, 403 for the team, 409 when stale', async () => {
    const member = await harness.build.person();
    const request = await make.request({ status: 7, team: [member] });
    const { body: renewal } = await steps.renew(await steps.body(request), request.owner);
    expect((await patch(renewal.id, request.owner, { additional_data: { usage: 'x' } })).status).toBe(400);
    expect((await harness.call(`PATCH /renewal/${renewal.id}/`, { body: { status: 2 } })).status).toBe(401);
    expect((await patch(renewal.id, await harness.build.person(), { status: 2 })).status).toBe(404);
    expect((await patch(renewal.id, member, { status: 2 })).status).toBe(403);
    const stale = await patch(
      renewal.id,
      admin,
      { additional_data: { requiresAccess: 'No' } },
      { 'If-Match': '"1"' },
    );
    expect(stale).toMatchObject({ status: 409, body: { code: 'STALE' } });
    // A request that renews nothing is no renewal.
    expect((await patch(request.id, request.owner, { status: 7 })).status).toBe(404);
  });

  it('stays with its project and its type', async () => {
    const { request, renewal } = await steps.submitted();
    await harness.build.sql('update researcher.request set status = 6 where id = $1', [renewal.id]);
    const moved = await harness.call(`PATCH /request/${renewal.id}/`, {
      as: request.owner,
      body: { type: 2 },
    });
    expect(moved.body).toEqual({ type: ['A renewal stays with the project of its request'] });
    const chosen = await harness.call(`PATCH /request/${renewal.id}/`, {
      as: request.owner,
      body: { datasets: [request.datasetId] },
    });
    expect(chosen.body).toEqual({ datasets: ['Only dataset requests can have datasets'] });
  });
});

it('GET /renewal/ filters by status, application and expands, the newest first [R7-12]', async () => {
  const { request, renewal } = await steps.submitted();
  await harness.build.sql('update researcher.request set status = 5 where id = $1', [renewal.id]);
  const { body: second } = await steps.renew(await steps.body(request), request.owner);
  const list = async (query: string, as = request.owner) =>
    (await harness.call(`GET /renewal/?${query}`, { as })).body.results.map(({ id }: { id: number }) => id);
  expect(await list(`renewal__rm_application=${request.id}`)).toEqual([second.id, renewal.id]);
  expect(await list(`rm_application=${request.id}&status=5`)).toEqual([renewal.id]);
  expect(await list(`request=${request.id}&ordering=id&expand=true`)).toEqual([renewal.id, second.id]);
  expect(await list(`request=${request.id}`, await harness.build.person())).toEqual([]);
  expect((await harness.call('GET /renewal/?color=red', { as: request.owner })).status).toBe(400);
  const requests = async (query: string) =>
    (await harness.call(`GET /request/?project=${request.project.id}&${query}`, { as: request.owner })).body
      .results;
  expect((await requests('renewal_of__isnull=true')).map(({ id }: { id: number }) => id)).toEqual([
    request.id,
  ]);
  expect((await requests(`renewal_of=${request.id}&ordering=id`))[0]).toMatchObject({
    id: renewal.id,
    renewal_of: { id: request.id, sfari_request_id: request.code, type: 1, status: 7 },
  });
});
