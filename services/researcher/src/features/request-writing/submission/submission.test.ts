import { toPseudo } from '@portal/contract/pseudo-language';
import { startHarness, type Harness } from '@portal/core/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestPerson } from '@portal/kit/testing';
import { definition } from '../../../app.ts';
import { createRequestFactories } from '../../../testing/index.ts';
import { requestMails } from '../../../texts/en/request-mails.ts';

let harness: Harness;
let make: ReturnType<typeof createRequestFactories>;
let admin: TestPerson;

beforeAll(async () => {
  harness = await startHarness(definition, {}, { runs: 'events' });
  make = createRequestFactories(harness);
  admin = await harness.build.person({ roles: ['sfari_admin'] });
});
afterAll(() => harness?.stop());
const submit = (id: number, as: TestPerson, headers: Record<string, string> = {}) =>
  harness.call(`POST /request/${id}/submit/`, { as, headers });

describe('submitting a request', () => {
  it('sets Submitted, thanks the owner by mail and notifies administrators', async () => {
    const draft = await make.request({ status: 1 });
    const answer = await submit(draft.id, draft.owner);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ status: 2, abilities: { edit: false, submit: false } });
    expect(answer.body.submission_date).not.toBeNull();
    const mails = await make.queued('mail', draft.code);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.data).toMatchObject({
      to: [draft.owner.email],
      subject: `We received your request ${draft.code}`,
      model_name: 'request',
      object_id: String(draft.id),
    });
    expect(mails[0]?.data.key).toMatch(new RegExp(`^submission:${draft.id}:\\d+$`));
    expect(mails[0]?.data.body).toContain(`: /request/${draft.id}`);
    const notified = await make.queued('notification', draft.code);
    expect(notified[0]?.data.recipient_ids).toContain(admin.id);
  });

  it('thanks the owner only in their language, whatever language the call speaks', async () => {
    const [english, pseudo] = [await make.request({ status: 1 }), await make.request({ status: 1 })];
    await harness.build.sql("update core.account set language = 'en-XA' where id = $1", [pseudo.owner.id]);
    await submit(english.id, english.owner, { 'Accept-Language': 'en-XA' });
    await submit(pseudo.id, pseudo.owner, { 'Accept-Language': 'en' });
    const { timing } = requestMails.received;
    const [plain] = await make.queued('mail', english.code);
    expect(plain?.data.body).toContain(timing);
    const [accented] = await make.queued('mail', pseudo.code);
    expect(accented?.data.body).toContain(toPseudo(timing));
  });

  it('names everything that is missing together, and sends nothing [R5-23]', async () => {
    const project = await make.project();
    const { body: draft } = await harness.call('POST /request/', {
      as: project.owner,
      body: { project: project.id, type: 1 },
    });
    const answer = await submit(draft.id, project.owner);
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body).toSorted()).toEqual([
      'access_control_list',
      'additional_data.globus_username',
      'additional_data.usage',
      'agreed_nih',
      'agreed_to_usage_policy',
      'data_safeguard',
      'datasets',
      'intent_to_download',
    ]);
    expect(answer.body['additional_data.globus_username']).toEqual(['Field Required']);
    expect(await make.queued('mail', draft.sfari_request_id)).toEqual([]);
  });

  it('refuses a Globus name of the wrong form, a question answered with no, and a dataset that went away [R5-24]', async () => {
    const draft = await make.request({ status: 1 });
    await harness.build.sql(
      `update researcher.request set agreed_nih = false, additional_data = additional_data || '{"globus_username": "ada"}' where id = $1`,
      [draft.id],
    );
    await harness.build.sql('update researcher.dataset set active = false where id = $1', [draft.datasetId]);
    const answer = await submit(draft.id, draft.owner);
    expect(answer.body['additional_data.globus_username']).toEqual(['Not a valid Globus Id or Username']);
    expect(Object.keys(answer.body).toSorted()).toEqual([
      'additional_data.globus_username',
      'agreed_nih',
      'datasets',
    ]);
  });

  it('refuses an owner who has been suspended or whose institution was rejected [C4.5.1 R4-10]', async () => {
    const draft = await make.request({ status: 1 });
    await make.request({ status: 14, owner: draft.owner });
    await harness.build.sql('update core.institution set status = 4 where id = $1', [
      draft.owner.institutionId,
    ]);
    const answer = await submit(draft.id, draft.owner);
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body).toSorted()).toEqual(['institution', 'owner']);
  });

  it('skips the usage policy for an administrator', async () => {
    const draft = await make.request({ status: 1 });
    await harness.build.sql('update researcher.request set agreed_to_usage_policy = false where id = $1', [
      draft.id,
    ]);
    expect((await submit(draft.id, draft.owner)).status).toBe(400);
    expect((await submit(draft.id, admin)).status).toBe(200);
  });

  it('comes back after revisions, with its own mail', async () => {
    const draft = await make.request({ status: 1 });
    await submit(draft.id, draft.owner);
    await harness.build.sql('update researcher.request set status = 6 where id = $1', [draft.id]);
    expect((await submit(draft.id, draft.owner)).body.status).toBe(2);
    const sent = await make.queued('mail', draft.code);
    expect(new Set(sent.map((job) => job.data.key)).size).toBe(2);
    expect(sent.map((job) => job.data.body.includes('We received your changes to request'))).toEqual([
      false,
      true,
    ]);
    const [asked] = await harness.build.sql<{ title: string; dataset: string }>(
      `select project.title, dataset.name as dataset from researcher.request request
        join researcher.project project on project.id = request.project_id
        join researcher.request_dataset link on link.request_id = request.id
        join researcher.dataset dataset on dataset.id = link.dataset_id where request.id = $1`,
      [draft.id],
    );
    expect(sent[0]?.data.body).toContain(`Project: ${asked?.title}`);
    expect(sent[0]?.data.body).toContain(`Datasets: ${asked?.dataset}`);
  });

  it('goes back to the reviewer who asked for revisions', async () => {
    const request = await make.request({ status: 6 });
    await make.review(request, await harness.build.person({ roles: ['sfari_reviewer'] }));
    expect((await submit(request.id, request.owner)).body.status).toBe(2);
    await harness.eventually(async () => (await make.readStatus(request)) === 3);
  });

  it('answers 401, 403, 404 and 409 to unauthorized and late calls', async () => {
    const draft = await make.request({ status: 1 });
    const stranger = await harness.build.person();
    const official = await harness.build.person({ roles: ['sbso'] });
    expect((await harness.call(`POST /request/${draft.id}/submit/`)).status).toBe(401);
    expect((await submit(draft.id, official)).status).toBe(403);
    expect((await submit(draft.id, stranger)).status).toBe(404);
    const stale = await submit(draft.id, draft.owner, { 'If-Match': 'W/"1"' });
    expect(stale.body.code).toBe('STALE');
    const member = await harness.build.person();
    const submitted = await make.request({ status: 2, team: [member] });
    expect((await submit(submitted.id, member)).status).toBe(403);
    expect((await submit(submitted.id, submitted.owner)).body.code).toBe('WRONG_STATE');
  });
});
