/** Confirming that what was given is gone, and what administrators make of it (decision 386). */
import { startHarness, type Harness } from '@portal/core/testing';
import type { TestPerson } from '@portal/kit/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { definition } from '../../app.ts';
import { buildCloseOut, createRequestFactories, DESTROYED, type TestRequest } from '../../testing/index.ts';
import { latestToday } from '../../testing/latest-today.ts';

let h: Harness;
let make: ReturnType<typeof createRequestFactories>;
let admin: TestPerson;
let other: TestPerson;
beforeAll(async () => {
  h = await startHarness(definition);
  make = createRequestFactories(h);
  admin = await h.build.person({ roles: ['sfari_admin'] });
  other = await h.build.person({ roles: ['sfari_admin_lead'] });
});
afterAll(() => h?.stop());

type State = Parameters<typeof buildCloseOut>[2];
async function closeOut(state: State = {}): Promise<{ id: number; request: TestRequest }> {
  const request = await make.request({ status: 7 });
  return { id: await buildCloseOut(h.build, request, state), request };
}
const confirm = (id: number, as: TestPerson, body: object = DESTROYED, more: object = {}) =>
  h.call(`POST /close-out/${id}/confirm/`, { as, body, ...more });
const accept = (id: number, as: TestPerson, more: object = {}) =>
  h.call(`POST /close-out/${id}/accept/`, { as, ...more });
const giveBack = (id: number, as: TestPerson, body: object = { reason: ' Which backups? ' }) =>
  h.call(`POST /close-out/${id}/return/`, { as, body });
const getBells = async ({ id }: TestPerson) =>
  (await make.queued('notification', ''))
    .map(({ data }) => data)
    .filter(({ recipient_ids: ids }) => ids.includes(id))
    .map(({ message, redirect }) => `${message} ${redirect}`);

describe('confirming', () => {
  it('is asked of the owner, for each kind of thing, with a day and a description', async () => {
    const { id, request } = await closeOut();
    const before = await h.call(`GET /close-out/${id}/`, { as: request.owner });
    expect(before.body).toMatchObject({
      request: { id: request.id, sfari_request_id: request.code },
      status: 'open',
      ended_on: '2026-01-01',
      is_overdue: true,
      kinds: ['data'],
      answers: [],
      abilities: { confirm: true, review: false },
    });
    const { status, body } = await confirm(id, request.owner);
    expect([status, body.status, body.is_overdue]).toEqual([200, 'confirmed', false]);
    expect(body.answers).toEqual([{ kind: 'data', ...DESTROYED.data }]);
    expect(body.confirmed_by).toMatchObject({ id: request.owner.id });
    expect(body.abilities).toMatchObject({ confirm: false });
    const notifications = await getBells(admin);
    expect(notifications.at(-1)).toMatch(
      new RegExp(`^${request.code}: .* submitted the close-out /request/${request.id}\\?tab=close-out$`),
    );
  });

  it('neither stores a day nor asks for words where nothing was obtained', async () => {
    const { id, request } = await closeOut();
    const { status, body } = await confirm(id, request.owner, {
      data: { outcome: 'nothing', day: '2026-02-01' },
      statement: true,
    });
    expect([status, body.answers]).toEqual([
      200,
      [{ kind: 'data', outcome: 'nothing', day: null, description: '' }],
    ]);
  });

  const given = DESTROYED.data;
  it.each<[string, object, Record<string, string[]>]>([
    ['no statement', { data: given }, { statement: ['Please confirm the statement'] }],
    [
      'a statement that is not ticked',
      { data: given, statement: false },
      { statement: ['Please confirm the statement'] },
    ],
    ['nothing about a kind', { statement: true }, { 'data.outcome': ['Required field'] }],
    ['no day', { data: { ...given, day: null }, statement: true }, { 'data.day': ['Required field'] }],
    [
      'no words',
      { data: { ...given, outcome: 'returned', description: ' ' }, statement: true },
      { 'data.description': ['Required field'] },
    ],
    [
      'a day that is to come',
      { data: { ...given, day: '2999-01-01' }, statement: true },
      { 'data.day': ['Enter a date that is not in the future'] },
    ],
    [
      'a kind that it does not give',
      { ...DESTROYED, tissue: given },
      { tissue: ['This request does not include this type of material'] },
    ],
  ])('is refused with %s', async (_, body, problems) => {
    const { id, request } = await closeOut();
    const answer = await confirm(id, request.owner, body);
    expect([answer.status, answer.body]).toEqual([400, problems]);
  });

  it('takes today, whatever the zone of the reader', async () => {
    const { id, request } = await closeOut();
    const on = (day: string) =>
      confirm(id, request.owner, { data: { ...given, day }, statement: true }).then(({ status }) => status);
    expect(await on(latestToday(1))).toBe(400);
    expect(await on(latestToday())).toBe(200);
  });

  it('is a secret to strangers, and the team only reads it', async () => {
    const member = await h.build.person();
    const request = await make.request({ status: 7, team: [member] });
    const id = await buildCloseOut(h.build, request);
    expect((await confirm(id, await h.build.person())).status).toBe(404);
    expect((await confirm(id, member)).status).toBe(403);
    expect((await h.call(`GET /close-out/${id}/`, { as: member })).status).toBe(200);
    expect((await h.call(`POST /close-out/${id}/confirm/`, { body: DESTROYED })).status).toBe(401);
  });

  it('happens once: of two in parallel the second is refused, and a version that is gone is refused', async () => {
    const { id, request } = await closeOut();
    const { body } = await h.call(`GET /close-out/${id}/`, { as: request.owner });
    const headers = { 'If-Match': body.version };
    const answers = await Promise.all([
      confirm(id, request.owner, DESTROYED, { headers }),
      confirm(id, request.owner, DESTROYED, { headers }),
    ]);
    expect(answers.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([200, 409]);
    const { id: second, request: its } = await closeOut();
    const stale = await confirm(second, its.owner, DESTROYED, { headers: { 'If-Match': 'W/"1"' } });
    expect([stale.status, stale.body.code]).toEqual([409, 'STALE']);
    expect((await confirm(second, its.owner, DESTROYED, { headers: { 'If-Match': '' } })).status).toBe(428);
  });

  it('ends once access continues, without waiting for the nightly run', async () => {
    const { id, request } = await closeOut();
    const extended = await h.call(`PATCH /request/${request.id}/`, {
      as: admin,
      body: { expiration_date: '2030-06-30' },
    });
    expect(extended.status).toBe(200);
    const { body } = await h.call(`GET /close-out/${id}/`, { as: request.owner });
    expect([body.status, body.is_overdue, body.abilities.confirm]).toEqual(['void', false, false]);
    const refused = await confirm(id, request.owner);
    expect([refused.status, refused.body.detail]).toEqual([
      409,
      'There is nothing to confirm: access under this request continues, or its renewal is being decided',
    ]);
  });
});

describe('evaluating', () => {
  it('accepts what was confirmed, and notifies the researcher', async () => {
    const { id, request } = await closeOut({ status: 'confirmed' });
    const { status, body } = await accept(id, admin);
    expect([status, body.status, body.judged === null]).toEqual([200, 'accepted', false]);
    expect(await getBells(request.owner)).toEqual([
      `The close-out of ${request.code} was accepted /request/${request.id}?tab=close-out`,
    ]);
    expect((await giveBack(id, admin)).status).toBe(409);
  });

  it('returns it with a reason, by mail too; the researcher corrects it', async () => {
    const { id, request } = await closeOut({ status: 'confirmed' });
    expect((await giveBack(id, admin, { reason: ' ' })).body).toEqual({ reason: ['Required field'] });
    const { body } = await giveBack(id, admin);
    expect([body.status, body.reason, body.answers.length]).toEqual(['returned', 'Which backups?', 1]);
    const [mail] = await make.queued('mail', request.owner.email);
    expect(mail?.data).toMatchObject({ subject: `Please correct the close-out of ${request.code}` });
    expect(mail?.data.body).toContain('Which backups?');
    const again = await confirm(id, request.owner);
    expect([again.status, again.body.status]).toEqual([200, 'confirmed']);
    expect((await accept(id, admin)).body.status).toBe('accepted');
  });

  it('is for administrators, and for another one than who confirmed', async () => {
    const { id, request } = await closeOut();
    expect((await accept(id, request.owner)).status).toBe(403);
    expect((await accept(id, await h.build.person())).status).toBe(404);
    expect((await accept(id, await h.build.person({ roles: ['internal_read_only'] }))).status).toBe(403);
    expect((await accept(id, admin)).status).toBe(409);
    expect((await confirm(id, admin)).status).toBe(200);
    expect((await accept(id, admin)).body.detail).toBe(
      'Another administrator must accept a close-out that you confirmed yourself',
    );
    expect((await accept(id, other)).status).toBe(200);
  });

  it('happens once: of two administrators the second is refused', async () => {
    const { id } = await closeOut({ status: 'confirmed' });
    const answers = await Promise.all([accept(id, admin), giveBack(id, other)]);
    expect(answers.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([200, 409]);
  });
});

it('is in lists by state, lateness and words, and in the trail of its request', async () => {
  const { id, request } = await closeOut();
  const find = async (query: string) =>
    (await h.call(`GET /close-out/?id=${id}&${query}`, { as: admin })).body.count;
  expect([await find('status=open'), await find('status=accepted')]).toEqual([1, 0]);
  expect([await find('is_overdue=true'), await find('is_overdue=false')]).toEqual([1, 0]);
  expect([await find(`search=${request.code}`), await find('search=elsewhere')]).toEqual([1, 0]);
  expect((await h.call('GET /close-out/?ordering=owner,-confirmed', { as: admin })).status).toBe(200);
  expect((await h.call('GET /close-out/', { as: await h.build.person() })).body.count).toBe(0);
  await confirm(id, request.owner);
  const trail = await h.build.sql<{ changes: Record<string, unknown[]> }>(
    "select changes from audit.log where model = 'close_out' and pk = $1 order by id desc limit 1",
    [String(id)],
  );
  expect(trail[0]?.changes['status']).toEqual(['open', 'confirmed']);
});
