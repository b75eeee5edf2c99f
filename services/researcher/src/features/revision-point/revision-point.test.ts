/** Marking what is to be revised, sending it with a decision, answering it, and submitting again. */
import {
  currentForm,
  formFields,
  listRevisionPlaces,
  requestType,
  type RequestType,
  type Role,
} from '@portal/contract';
import { startHarness, type Harness } from '@portal/core/testing';
import type { TestPerson } from '@portal/kit/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { definition } from '../../app.ts';
import { createRequestFactories, mailTo, type TestRequest } from '../../testing/index.ts';

let harness: Harness;
let make: ReturnType<typeof createRequestFactories>;
let admin: TestPerson;

beforeAll(async () => {
  harness = await startHarness(definition);
  make = createRequestFactories(harness);
  admin = await harness.build.person({ roles: ['sfari_admin'] });
});
afterAll(() => harness.stop());

const person = (...roles: Role[]) => harness.build.person({ roles, institution: null });
const mark = (request: { id: number }, as: TestPerson | undefined, body: object = {}) =>
  harness.call('POST /revision-point/', {
    ...(as ? { as } : {}),
    body: { request: request.id, place: 'part.team', text: 'Who analyses the data?', ...body },
  });
const list = async (request: { id: number }, as: TestPerson) =>
  (await harness.call(`GET /revision-point/?request=${request.id}`, { as })).body.results;
const change = (id: number, as: TestPerson | undefined, body: object, version?: string) =>
  harness.call(`PATCH /revision-point/${id}/`, {
    ...(as ? { as } : {}),
    body,
    ...(version ? { headers: { 'If-Match': version } } : {}),
  });
const remove = (id: number, as?: TestPerson) =>
  harness.call(`DELETE /revision-point/${id}/`, as ? { as } : {});
async function decide(request: TestRequest, body: object = {}, as = admin) {
  const { headers } = await harness.call(`GET /request/${request.id}/`, { as });
  return harness.call(`POST /request/${request.id}/decision/`, {
    as,
    headers: { 'If-Match': headers.get('etag') ?? '' },
    body: { status: 6, email: mailTo(request), ...body },
  });
}
const submit = (request: TestRequest, as: TestPerson = request.owner) =>
  harness.call(`POST /request/${request.id}/submit/`, { as });
/** A request with its owner for revision, with these points. */
async function returned(
  texts: readonly string[] = ['Say which measures you compare'],
  type: RequestType = 1,
) {
  const request = await make.request({ type, status: 3 });
  for (const text of texts) await mark(request, admin, { text });
  expect((await decide(request)).status).toBe(200);
  return { request, points: await list(request, request.owner) };
}

describe('a draft of a point', () => {
  it('is read, changed and removed by staff, and never shown to the researcher or the team', async () => {
    const member = await harness.build.person();
    const request = await make.request({ status: 3, team: [member] });
    const { status, body } = await mark(request, admin);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      request: { id: request.id, sfari_request_id: request.code },
      place: 'part.team',
      text: 'Who analyses the data?',
      author: { id: admin.id },
      round: null,
      published: null,
      answer: '',
      abilities: { edit: true, delete: true, answer: false },
    });
    for (const reader of [request.owner, member]) {
      expect(await list(request, reader)).toEqual([]);
      expect((await harness.call(`GET /revision-point/${body.id}/`, { as: reader })).status).toBe(404);
    }
    const reviewer = await person('external_reviewer');
    await make.review(request, reviewer, 2);
    expect(await list(request, reviewer)).toMatchObject([{ id: body.id, abilities: { edit: false } }]);
    expect(await list(request, await person('internal_read_only'))).toEqual([]);

    const changed = await change(body.id, admin, { text: 'Who analyses the data, and where?' }, body.version);
    expect(changed.body).toMatchObject({ text: 'Who analyses the data, and where?' });
    expect((await remove(body.id, admin)).status).toBe(204);
    expect(await list(request, admin)).toEqual([]);
  });

  it('can be at every part, section and field of all types that have a form', async () => {
    for (const type of [1, 2, 4, 6, 7, 8] as const) {
      const form = currentForm(type);
      const request = await make.request({ type, status: 3, complete: false });
      const places = listRevisionPlaces(requestType(type), form).map(({ key }) => key);
      expect(new Set(places).size).toBe(places.length);
      expect(places.filter((key) => key.startsWith('field.')).length).toBeGreaterThan(
        formFields(form ?? { sections: [] }).length - 3,
      );
      for (const place of places)
        expect([place, (await mark(request, admin, { place })).status]).toEqual([place, 201]);
      expect(places.includes('part.irb')).toBe(requestType(type).needsIrb);
    }
  });

  it('answers 400, 401, 403, 404 and 409 to invalid and unauthorized calls', async () => {
    const request = await make.request({ status: 3 });
    for (const wrong of [
      { text: ' ' },
      { text: 'x'.repeat(2001) },
      { place: 'field.brand' },
      { place: 'usage' },
      { place: 'part.irb' },
      { request: 0 },
    ])
      expect([wrong, (await mark(request, admin, wrong)).status]).toEqual([wrong, 400]);
    expect((await mark(request, undefined)).status).toBe(401);
    const reader = await person('internal_read_only');
    for (const refused of [request.owner, reader]) expect((await mark(request, refused)).status).toBe(403);
    const outsider = await person('rm_admin');
    expect((await mark(request, outsider)).status).toBe(404);
    for (const status of [1, 5, 6, 7, 11] as const)
      expect([status, (await mark(await make.request({ status }), admin)).body.code]).toEqual([
        status,
        'WRONG_STATE',
      ]);

    const { body } = await mark(request, admin);
    expect((await change(body.id, undefined, { text: 'Other' })).status).toBe(401);
    expect((await remove(body.id)).status).toBe(401);
    for (const stranger of [request.owner, reader, outsider]) {
      expect((await change(body.id, stranger, { text: 'Other' })).status).toBe(404);
      expect((await remove(body.id, stranger)).status).toBe(404);
    }
    const reviewer = await person('internal_reviewer');
    await make.review(request, reviewer, 2);
    expect((await change(body.id, reviewer, { text: 'Other' })).status).toBe(403);
    expect((await remove(body.id, reviewer)).status).toBe(403);
    expect((await change(body.id, admin, { text: '' })).status).toBe(400);
    const stale = await change(body.id, admin, { text: 'Other' }, 'W/"1"');
    expect(stale.body).toMatchObject({ code: 'STALE', current: { text: 'Who analyses the data?' } });
  });

  it('of an administrator’s own request is nothing that they read', async () => {
    const own = await harness.build.person({ roles: ['primary_researcher', 'sfari_admin'] });
    const request = await make.request({ status: 3, owner: own });
    await mark(request, admin);
    expect(await list(request, own)).toEqual([]);
    expect((await mark(request, own)).body.code).toBe('WRONG_STATE');
  });

  it('is left alone by a decision that does not give the application back', async () => {
    const request = await make.request({ status: 3 });
    await mark(request, admin);
    expect((await decide(request, { status: 5 })).status).toBe(200);
    expect(await list(request, request.owner)).toEqual([]);
    const [left] = await list(request, admin);
    expect(left).toMatchObject({ round: null, abilities: { edit: false, delete: false } });
    const mails = await make.queued('mail', request.code);
    expect(JSON.stringify(mails)).not.toContain('Who analyses');
  });
});

describe('points that were sent', () => {
  it('come with the decision, in its mail, to everyone who sees the application, without who wrote them', async () => {
    const member = await harness.build.person();
    const request = await make.request({ status: 3, team: [member] });
    await mark(request, admin, { place: 'section.details', text: 'Say <which> measures\nyou compare' });
    await mark(request, admin);
    expect((await decide(request)).status).toBe(200);
    for (const reader of [request.owner, member]) {
      const points = await list(request, reader);
      expect(points).toMatchObject([
        { place: 'section.details', round: 1, author: null },
        { place: 'part.team', round: 1, author: null },
      ]);
      expect(points[0].abilities.answer).toBe(reader === request.owner);
    }
    expect(await list(request, await person('internal_read_only'))).toMatchObject([
      { author: { id: admin.id } },
      {},
    ]);
    const [mail] = await make.queued('mail', `decision:${request.id}`);
    expect(mail?.data.body).toContain('<p>Dear Ada</p>');
    expect(mail?.data.body).toContain('<strong>Research Team</strong>: Who analyses the data?');
    expect(mail?.data.body).toContain('Say &#60;which&#62; measures<br>you compare');
    const [point] = await list(request, admin);
    const refused = await change(point.id, admin, { text: 'Other' });
    expect(refused.body).toMatchObject({
      code: 'WRONG_STATE',
      detail: 'This requested change has already been sent to the researcher',
    });
    expect((await remove(point.id, admin)).status).toBe(409);
  });

  it('come with a deferral too, where the application goes back to its owner', async () => {
    const request = await make.request({ type: 4, status: 8 });
    await mark(request, admin);
    expect((await decide(request, { status: 9 })).status).toBe(200);
    expect(await list(request, request.owner)).toMatchObject([{ round: 1, abilities: { answer: true } }]);
  });

  it('are answered by the owner, also a letter at a time, and by no one else', async () => {
    const member = await harness.build.person();
    const request = await make.request({ status: 3, team: [member] });
    await mark(request, admin);
    await decide(request);
    const [point] = await list(request, request.owner);
    const saved = await change(point.id, request.owner, { answer: 'We n' }, point.version);
    expect(saved.body).toMatchObject({ answer: 'We n', round: 1 });
    const stale = await change(point.id, request.owner, { answer: 'Other tab' }, point.version);
    expect(stale.body).toMatchObject({ code: 'STALE', current: { answer: 'We n' } });
    const again = await change(point.id, request.owner, { answer: 'We named her' }, saved.body.version);
    expect(again.status).toBe(200);
    expect((await change(point.id, request.owner, { answer: 'x'.repeat(2001) })).status).toBe(400);
    expect((await change(point.id, undefined, { answer: 'Me' })).status).toBe(401);
    for (const other of [member, admin])
      expect((await change(point.id, other, { answer: 'Me' })).status).toBe(403);
    expect((await change(point.id, await harness.build.person(), { answer: 'Me' })).status).toBe(404);
    expect((await change(point.id, request.owner, { text: 'Mine' })).status).toBe(403);
  });

  it('must each be answered before the application is submitted again; an administrator may submit without', async () => {
    const { request, points } = await returned(['First', 'Second']);
    const refused = await submit(request);
    expect([refused.status, refused.body]).toEqual([
      400,
      {
        revision_points: ['Respond to each requested change. No response yet: Research Team'],
      },
    ]);
    for (const { id } of points) await change(id, request.owner, { answer: '  ' });
    expect((await submit(request)).status).toBe(400);
    for (const { id } of points) await change(id, request.owner, { answer: 'Done' });
    expect((await submit(request)).status).toBe(200);
    const late = await change(points[0].id, request.owner, { answer: 'Later' });
    expect(late.body.code).toBe('WRONG_STATE');

    const other = await returned();
    expect((await submit(other.request, admin)).status).toBe(200);
  });

  it('stay in their rounds: the first one stays readable, and the second one is answered', async () => {
    const { request, points } = await returned();
    await change(points[0].id, request.owner, { answer: 'We compare two' });
    await submit(request);
    await mark(request, admin, { text: 'And their sizes?' });
    await decide(request);
    const now = await list(request, request.owner);
    expect(now).toMatchObject([
      { round: 1, answer: 'We compare two', abilities: { answer: false } },
      { round: 2, answer: '', text: 'And their sizes?', abilities: { answer: true } },
    ]);
    expect((await change(points[0].id, request.owner, { answer: 'Rewritten' })).body.code).toBe(
      'WRONG_STATE',
    );
  });

  it('are in the history of the request, drafts only for staff', async () => {
    const { request, points } = await returned();
    await change(points[0].id, request.owner, { answer: 'Done' });
    const rows = await harness.build.sql<{ operation: string; actor_id: number }>(
      `select operation, actor_id from audit.log where model = 'revision_point' and parent_pk = $1 order by id`,
      [String(request.id)],
    );
    expect(rows.map(({ actor_id: actor }) => actor)).toEqual([admin.id, admin.id, request.owner.id]);
  });
});
