/** Reporting an incident, and what administrators make of it (decision 387). */
import { startHarness, type Harness } from '@portal/core/testing';
import type { TestPerson } from '@portal/kit/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { definition } from '../../app.ts';
import { buildIncident, createRequestFactories, type TestRequest } from '../../testing/index.ts';
import { latestToday } from '../../testing/latest-today.ts';

let h: Harness;
let make: ReturnType<typeof createRequestFactories>;
let admin: TestPerson;
beforeAll(async () => {
  h = await startHarness(definition);
  make = createRequestFactories(h);
  admin = await h.build.person({ roles: ['sfari_admin'] });
});
afterAll(() => h?.stop());

const report = (request: TestRequest, as: TestPerson | undefined, changes: object = {}) =>
  h.call('POST /incident/', {
    ...(as ? { as } : {}),
    body: {
      request: request.id,
      kind: 'loss',
      noticed: '2026-01-10',
      description: ' A disk is gone ',
      ...changes,
    },
  });
const handle = (id: number, as: TestPerson, body: object, more: object = {}) =>
  h.call(`PATCH /incident/${id}/`, { as, body, ...more });
const getBells = async ({ id }: TestPerson) =>
  (await make.queued('notification', ''))
    .map(({ data }) => data)
    .filter(({ recipient_ids: ids }) => ids.includes(id))
    .map(({ message, redirect }) => `${message} ${redirect}`);
async function incident(): Promise<{ id: number; request: TestRequest; reporter: TestPerson }> {
  const reporter = await h.build.person();
  const request = await make.request({ status: 7, team: [reporter] });
  return { id: await buildIncident(h.build, request, reporter), request, reporter };
}

describe('reporting', () => {
  it('is for the owner and the team, and sent to administrators by bell and mail', async () => {
    const member = await h.build.person();
    const request = await make.request({ status: 7, team: [member] });
    for (const person of [request.owner, member]) {
      const { status, body } = await report(request, person);
      expect([status, body.status, body.description, body.reporter.id]).toEqual([
        201,
        'new',
        'A disk is gone',
        person.id,
      ]);
    }
    expect((await getBells(admin)).at(-1)).toContain(
      `(Loss of data or material) /request/${request.id}?tab=incidents`,
    );
    const mail = (await make.queued('mail', admin.email)).at(-1);
    expect(mail?.data.subject).toBe(`Incident reported about ${request.code}: Loss of data or material`);
    expect(mail?.data.body).not.toContain('A disk is gone');
  });

  it('is refused to strangers, to staff who are not of the team, and without a session', async () => {
    const request = await make.request({ status: 7 });
    expect((await report(request, await h.build.person())).status).toBe(404);
    expect((await report(request, admin)).status).toBe(403);
    expect((await report(request, undefined)).status).toBe(401);
  });

  it.each<[number, number]>([
    [2, 409],
    [3, 409],
    [4, 201],
    [13, 201],
    [14, 201],
  ])('of a request at status %i is %i', async (status, answer) => {
    const request = await make.request({ status: status as 2 });
    expect((await report(request, request.owner)).status).toBe(answer);
  });

  it.each<[string, object, object]>([
    ['no words', { description: ' ' }, { description: ['Required field'] }],
    ['a day to come', { noticed: latestToday(1) }, { noticed: ['Enter a date that is not in the future'] }],
  ])('is refused with %s', async (_, changes, problems) => {
    const request = await make.request({ status: 7 });
    const answer = await report(request, request.owner, changes);
    expect([answer.status, answer.body]).toEqual([400, problems]);
  });

  it('takes today, whatever the zone of the reporter', async () => {
    const request = await make.request({ status: 7 });
    expect((await report(request, request.owner, { noticed: latestToday() })).status).toBe(201);
  });
});

describe('who reads', () => {
  it('is who reported it, without the notes, and administrators', async () => {
    const { id, request, reporter } = await incident();
    const mine = await h.call(`GET /incident/${id}/`, { as: reporter });
    expect([mine.status, mine.body.notes, mine.body.abilities.handle]).toEqual([200, '', false]);
    const theirs = await h.call(`GET /incident/${id}/`, { as: admin });
    expect([theirs.body.notes, theirs.body.abilities.handle]).toEqual(['Ask the university', true]);
    // What a member reports may be about the investigator.
    expect((await h.call(`GET /incident/${id}/`, { as: request.owner })).status).toBe(404);
    expect((await h.call(`GET /incident/?search=disk&request=${request.id}`, { as: admin })).body.count).toBe(
      1,
    );
    expect((await h.call(`GET /incident/?request=${request.id}`, { as: request.owner })).body.count).toBe(0);
  });

  it('is no administrator whose own request it is about', async () => {
    const own = await h.build.person({ roles: ['sfari_admin', 'primary_researcher'] });
    const id = await buildIncident(
      h.build,
      await make.request({ status: 7, owner: own }),
      await h.build.person(),
    );
    expect((await h.call(`GET /incident/${id}/`, { as: own })).status).toBe(404);
  });
});

describe('handling', () => {
  it('becomes closed with an outcome, and the reporter is notified', async () => {
    const { id, request, reporter } = await incident();
    expect((await handle(id, admin, { status: 'in_progress', notes: 'Asked' })).body.status).toBe(
      'in_progress',
    );
    const early = await handle(id, admin, { status: 'closed' });
    expect([early.status, early.body]).toEqual([
      400,
      { outcome: ['Please enter an outcome before closing it'] },
    ]);
    const { body } = await handle(id, admin, { status: 'closed', outcome: 'The disk was found' });
    expect([body.status, body.closed === null, body.notes]).toEqual(['closed', false, 'Asked']);
    expect((await h.call(`GET /incident/${id}/`, { as: reporter })).body).toMatchObject({
      status: 'closed',
      outcome: 'The disk was found',
      notes: '',
    });
    expect(await getBells(reporter)).toEqual([
      `The foundation is looking into the incident you reported about ${request.code} /request/${request.id}?tab=incidents`,
      `The incident you reported about ${request.code} is closed /request/${request.id}?tab=incidents`,
    ]);
    expect((await handle(id, admin, { outcome: ' ' })).status).toBe(400);
    const again = await handle(id, admin, { status: 'in_progress' });
    expect([again.body.status, again.body.closed]).toEqual(['in_progress', null]);
  });

  it('is for administrators: 403 for the reporter, 404 for others, 401 without a session', async () => {
    const { id, request, reporter } = await incident();
    const body = { status: 'in_progress' };
    expect((await handle(id, reporter, body)).status).toBe(403);
    expect((await handle(id, request.owner, body)).status).toBe(404);
    expect((await handle(id, await h.build.person({ roles: ['superuser'] }), body)).status).toBe(403);
    expect((await h.call(`PATCH /incident/${id}/`, { body })).status).toBe(401);
  });

  it('names the version that was seen: of two in parallel the second is refused', async () => {
    const { id } = await incident();
    const { body } = await h.call(`GET /incident/${id}/`, { as: admin });
    const headers = { 'If-Match': body.version };
    const answers = await Promise.all(
      ['Ask again', 'Wait'].map((notes) => handle(id, admin, { notes }, { headers })),
    );
    expect(answers.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([200, 409]);
    expect((await handle(id, admin, { notes: '' }, { headers: { 'If-Match': '' } })).status).toBe(428);
  });
});
