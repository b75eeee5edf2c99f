import { startHarness, type Harness } from '@portal/core/testing';
import type { TestPerson } from '@portal/kit/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { definition } from '../../../app.ts';
import { createRequestFactories, type TestRequest } from '../../../testing/index.ts';

let harness: Harness;
let make: ReturnType<typeof createRequestFactories>;
let admin: TestPerson;

beforeAll(async () => {
  harness = await startHarness(definition);
  make = createRequestFactories(harness);
  admin = await harness.build.person({ roles: ['sfari_admin'], firstName: 'Dana', lastName: 'Whitaker' });
});
afterAll(() => harness?.stop());

const patch = (id: number, body: object, as?: TestPerson, headers: Record<string, string> = {}) =>
  harness.call(`PATCH /request/${id}/`, { ...(as ? { as } : {}), body, headers });
const getChanges = async (id: number, as: TestPerson) =>
  (await harness.call(`GET /request/${id}/changes/`, { as })).body;
async function submitted(): Promise<TestRequest> {
  const draft = await make.request({ status: 1 });
  expect((await harness.call(`POST /request/${draft.id}/submit/`, { as: draft.owner })).status).toBe(200);
  return draft;
}
const notificationsTo = async (owner: TestPerson, code: string) =>
  (await make.queued('notification', code)).filter(({ data }) => data.recipient_ids?.includes(owner.id));
const usage = (text: string) => ({ additional_data: { usage: text } });

describe('staff correct the answers of a request [S2.6-01 S2.6-16]', () => {
  it('the owner reads what was corrected, is notified once, and the history says who did it', async () => {
    const { id, owner, code } = await submitted();
    expect(await getChanges(id, owner)).toEqual({ since: null, changes: [] });
    expect((await patch(id, { zendesk_ticket_ids: ['12'] }, admin)).status).toBe(200);
    expect(await notificationsTo(owner, code)).toEqual([]);
    for (const text of ['We compare sleep.', 'We compare sleep and language.'])
      expect((await patch(id, usage(text), admin)).status).toBe(200);
    const { corrections, changes } = await getChanges(id, owner);
    expect(changes).toEqual([]);
    expect(corrections).toMatchObject([{ field: 'usage', after: 'We compare sleep and language.' }]);
    const notified = await notificationsTo(owner, code);
    expect(new Set(notified.map(({ data }) => data.key)).size).toBe(1);
    expect(notified[0]?.data.message).toBe(
      `Dana Whitaker corrected your request ${code}. Its page shows the changes`,
    );
    const [change] = await harness.build.sql<{ actor_id: number }>(
      `select actor_id from audit.log where model = 'request' and pk = $1 order by id desc limit 1`,
      [String(id)],
    );
    expect(change?.actor_id).toBe(admin.id);
  });

  it('what the owner changed themselves is no correction', async () => {
    const { id, owner } = await submitted();
    await harness.build.sql('update researcher.request set status = 6 where id = $1', [id]);
    await patch(id, usage('By the owner'), owner);
    expect(await getChanges(id, owner)).not.toHaveProperty('corrections');
    expect((await harness.call(`POST /request/${id}/submit/`, { as: owner })).status).toBe(200);
    expect(await getChanges(id, owner)).not.toHaveProperty('corrections');
  });

  it('a correction leaves nothing undone; what was missing before does not stop it', async () => {
    const { id, owner } = await submitted();
    const empty = await patch(id, usage(''), admin);
    expect([empty.status, empty.body['additional_data.usage']]).toEqual([400, ['Required field']]);
    await harness.build.sql(
      `update researcher.request set additional_data = additional_data - 'usage' where id = $1`,
      [id],
    );
    const other = { additional_data: { request_changes: 'Checked on the phone.' } };
    expect((await patch(id, other, admin)).status).toBe(200);
    // Given back, it is the owner's to finish: submitting looks at all of it.
    await harness.build.sql('update researcher.request set status = 6 where id = $1', [id]);
    expect((await patch(id, usage(''), owner)).status).toBe(200);
  });

  it('datasets are corrected by the rules of the owner, and never to none', async () => {
    const { id, owner } = await submitted();
    const before = (await harness.call(`GET /request/${id}/?expand=datasets`, { as: admin })).body;
    const [first] = before.datasets as { id: string }[];
    const other = await make.dataset();
    const none = await patch(id, { datasets: [] }, admin);
    expect([none.status, none.body.datasets]).toEqual([400, ['Choose at least one dataset']]);
    expect((await patch(id, { datasets: [first?.id, other] }, admin)).status).toBe(200);
    const { corrections } = await getChanges(id, owner);
    expect(corrections).toMatchObject([{ field: 'datasets' }]);
  });

  it('a file that waits for the virus scan is not put into it', async () => {
    const request = await make.request({ type: 6, status: 3 });
    const file = await harness.build.file({ creator: admin, type: 3, name: 'new.pdf' });
    await harness.build.sql(`update core.file set scan = 'quarantined' where id = $1`, [file]);
    const body = { additional_data: { nih_biosketch: [{ id: file, name: 'new.pdf' }] } };
    const waiting = await patch(request.id, body, admin);
    expect(waiting.status).toBe(400);
    expect(waiting.body).toHaveProperty(['additional_data.nih_biosketch']);
    await harness.build.sql(`update core.file set scan = 'clean' where id = $1`, [file]);
    expect((await patch(request.id, body, admin)).status).toBe(200);
  });

  it('of two who correct in parallel the second reads what is there', async () => {
    const { id } = await submitted();
    const other = await harness.build.person({ roles: ['sfari_admin'] });
    const read = await harness.call(`GET /request/${id}/`, { as: admin });
    const headers = { 'If-Match': read.headers.get('etag') ?? '' };
    const answers = await Promise.all([
      patch(id, usage('One'), admin, headers),
      patch(id, usage('Two'), other, headers),
    ]);
    expect(answers.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([200, 409]);
    const [won, lost] = answers[0].status === 200 ? answers : answers.toReversed();
    expect(lost?.body.current.details.additional_data.usage).toBe(won?.body.details.additional_data.usage);
  });

  it('answers 400, 401, 403 and 404 to invalid and unauthorized calls, 409 once it is closed', async () => {
    const { id, owner } = await submitted();
    expect((await patch(id, usage('x'.repeat(100_000)), admin)).status).toBe(400);
    expect((await patch(id, usage('x'))).status).toBe(401);
    expect((await patch(id, usage('x'), owner)).status).toBe(409);
    for (const role of ['sfari_reviewer', 'superuser', 'access_admin', 'internal_read_only'] as const)
      expect((await patch(id, usage('x'), await harness.build.person({ roles: [role] }))).status).toBe(403);
    expect((await patch(id, usage('x'), await harness.build.person())).status).toBe(404);
    await harness.build.sql('update researcher.request set status = 7 where id = $1', [id]);
    expect((await patch(id, usage('x'), admin)).status).toBe(409);
  });
});
