import { startHarness, type Harness } from '@portal/core/testing';
import type { TestPerson } from '@portal/kit/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { definition } from '../../app.ts';
import { buildReview, createRequestFactories } from '../../testing/index.ts';

let harness: Harness;
let make: ReturnType<typeof createRequestFactories>;
let admin: TestPerson;

beforeAll(async () => {
  harness = await startHarness(definition);
  make = createRequestFactories(harness);
  admin = await harness.build.person({ roles: ['sfari_admin'] });
});
afterAll(() => harness?.stop());

const write = (id: number, additional_data: object, as?: TestPerson) =>
  harness.call(`PATCH /request/${id}/`, { ...(as ? { as } : {}), body: { additional_data } });
const read = (id: number, as: TestPerson) => harness.call(`GET /request/${id}/?expand=details`, { as });
const getNotes = async (id: number, as = admin) => (await read(id, as)).body.details?.additional_data;
const SECRET = 'Only for the meeting';

describe('notes of the review meeting [S2.6-14]', () => {
  it('are stored as sanitized rich text, and change nothing else of the request', async () => {
    const request = await make.request({ type: 4, status: 8, complete: false });
    const before = await read(request.id, admin);
    const answer = await write(
      request.id,
      {
        meeting_notes: `<p><strong>${SECRET}</strong><script>alert(1)</script></p>`,
        meeting_notes_version: 0,
      },
      admin,
    );
    expect(answer.status).toBe(200);
    expect(answer.body.details.additional_data).toMatchObject({
      meeting_notes: `<p><strong>${SECRET}</strong></p>`,
      meeting_notes_version: 1,
    });
    const after = await read(request.id, admin);
    // The request does not become stale for a person who is deciding.
    expect(after.headers.get('etag')).toBe(before.headers.get('etag'));
    expect(after.body.modified).toBe(before.body.modified);
    const [row] = await harness.build.sql<{ text: string }>(
      `select additional_data::text || coalesce((select string_agg(changes::text, '') from audit.log), '') as text
       from researcher.request where id = $1`,
      [request.id],
    );
    expect(row?.text).not.toContain(SECRET);
  });

  it('of two writers the second reads both texts; without a version the last one counts', async () => {
    const request = await make.request({ status: 3 });
    const other = await harness.build.person({ roles: ['sfari_admin'] });
    await write(request.id, { meeting_notes: 'First', meeting_notes_version: 0 }, admin);
    const late = await write(request.id, { meeting_notes: 'Second', meeting_notes_version: 0 }, other);
    expect([late.status, late.body.code]).toEqual([409, 'STALE']);
    expect(late.body.current.details.additional_data.meeting_notes).toBe('First');
    expect(await getNotes(request.id)).toMatchObject({ meeting_notes: 'First' });
    expect((await write(request.id, { meeting_notes: 'Third' }, other)).status).toBe(200);
    expect(await getNotes(request.id)).toMatchObject({ meeting_notes: 'Third', meeting_notes_version: 2 });
  });

  it('of twenty who save the same version in parallel one counts', async () => {
    const request = await make.request({ status: 3 });
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        write(request.id, { meeting_notes: `Text ${index}`, meeting_notes_version: 0 }, admin),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'STALE')).toHaveLength(19);
    expect(await getNotes(request.id)).toMatchObject({ meeting_notes_version: 1 });
  });

  it('are in no answer for anyone else, with whatever relation to the request', async () => {
    const member = await harness.build.person();
    const request = await make.request({ type: 8, status: 3, complete: false, team: [member] });
    const reviewer = await harness.build.person({ roles: ['abn_reviewer'] });
    await buildReview(harness.build, { request, reviewer });
    await write(request.id, { meeting_notes: SECRET }, admin);
    const manager = await harness.build.person({ roles: ['abn_proj_mgr'] });
    for (const person of [admin, manager])
      expect(await getNotes(request.id, person)).toMatchObject({ meeting_notes: SECRET });
    const others = [
      request.owner,
      member,
      reviewer,
      ...(await Promise.all(
        (['superuser', 'access_admin', 'internal_read_only', 'sfari_reviewer', 'rm_admin'] as const).map(
          (role) => harness.build.person({ roles: [role] }),
        ),
      )),
    ];
    for (const person of others) {
      for (const path of [
        `GET /request/${request.id}/?expand=true`,
        `GET /request/?id=${request.id}&expand=true`,
        `GET /request/${request.id}/changes/`,
      ])
        expect(JSON.stringify((await harness.call(path, { as: person })).body)).not.toContain(SECRET);
      expect([403, 404]).toContain((await write(request.id, { meeting_notes: 'Mine' }, person)).status);
    }
    expect(await getNotes(request.id)).toMatchObject({ meeting_notes: SECRET });
  });

  it('are 400, 401, 403, 404 and 409 where they cannot be stored', async () => {
    const request = await make.request({ status: 3 });
    for (const data of [
      { meeting_notes: 'x'.repeat(20_001) },
      { meeting_notes: 7 },
      { meeting_notes: 'x', meeting_notes_version: -1 },
    ])
      expect((await write(request.id, data, admin)).status).toBe(400);
    expect((await write(request.id, { meeting_notes: 'x' })).status).toBe(401);
    expect((await write(request.id, { meeting_notes: 'x' }, request.owner)).status).toBe(403);
    expect((await write(2_000_000_000, { meeting_notes: 'x' }, admin)).status).toBe(404);
    const draft = await make.request({ status: 1 });
    expect((await write(draft.id, { meeting_notes: 'x' }, admin)).status).toBe(409);
    const own = await make.request({ status: 3, owner: admin });
    expect((await write(own.id, { meeting_notes: 'x' }, admin)).status).toBe(409);
    expect(await getNotes(own.id)).not.toHaveProperty('meeting_notes');
  });

  it('go with answers where both are allowed, are emptied, and go with the request', async () => {
    const request = await make.request({ status: 3 });
    const both = await write(request.id, { usage: 'To compare', meeting_notes: 'Both' }, admin);
    expect(both.body.details.additional_data).toMatchObject({ usage: 'To compare', meeting_notes: 'Both' });
    await write(request.id, { meeting_notes: '<p></p>' }, admin);
    expect(await getNotes(request.id)).toMatchObject({ meeting_notes: '', meeting_notes_version: 2 });
    expect((await harness.call(`DELETE /request/${request.id}/`, { as: admin })).status).toBe(204);
    expect(
      await harness.build.sql('select 1 from researcher.meeting_note where request_id = $1', [request.id]),
    ).toEqual([]);
  });
});
