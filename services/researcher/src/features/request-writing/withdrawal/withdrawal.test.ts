import { REQUEST_STATUSES, REQUEST_TYPES } from '@portal/contract';
import { startHarness, type Harness } from '@portal/core/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestPerson } from '@portal/kit/testing';
import { definition } from '../../../app.ts';
import { createRequestFactories, mailTo } from '../../../testing/index.ts';

let harness: Harness;
let make: ReturnType<typeof createRequestFactories>;
let admin: TestPerson;

beforeAll(async () => {
  harness = await startHarness(definition);
  make = createRequestFactories(harness);
  admin = await harness.build.person({ roles: ['sfari_admin'] });
});
afterAll(() => harness?.stop());

const REASON = 'We found <enough> data elsewhere & start anew';
const withdraw = (
  id: number,
  as?: TestPerson,
  { body = { reason: REASON }, headers = {} }: { body?: object; headers?: Record<string, string> } = {},
) => harness.call(`POST /request/${id}/withdraw/`, { ...(as ? { as } : {}), body, headers });
const read = (id: number, as: TestPerson) =>
  harness.call(`GET /request/${id}/?expand=withdrawal,decision_note`, { as });

describe('withdrawing a request of one’s own', () => {
  it('stores the reason, the day and who did it, and notifies whom it concerns [R4-24]', async () => {
    const request = await make.request({ status: 2 });
    const reviewer = await harness.build.person({ roles: ['sfari_reviewer'] });
    await make.review(request, reviewer);
    const answer = await withdraw(request.id, request.owner);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      status: 11,
      abilities: { withdraw: false, edit: false, submit: false },
      withdrawal: { reason: REASON },
    });
    expect(answer.body.decision_date).not.toBeNull();
    const mails = await make.queued('mail', request.code);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.data).toMatchObject({
      to: [request.owner.email],
      subject: `You withdrew your request ${request.code}`,
    });
    expect(mails[0]?.data.body).toContain('We found <enough> data elsewhere & start anew');
    const notified = await make.queued('notification', request.code);
    expect(notified[0]?.data.recipient_ids).toEqual(expect.arrayContaining([admin.id, reviewer.id]));
    const history = await harness.build.sql<{ reason: string; actor_id: number }>(
      `select changes -> 'reason' ->> 1 as reason, actor_id from audit.log
       where model = 'withdrawal' and parent_pk = $1`,
      [String(request.id)],
    );
    expect(history).toEqual([{ reason: REASON, actor_id: request.owner.id }]);
  });

  it('is possible from Submitted, Revisions Requested and Deferred alone, for every type', async () => {
    for (const type of REQUEST_TYPES)
      for (const status of REQUEST_STATUSES) {
        if (type !== 1 && ![2, 3, 6, 9].includes(status)) continue;
        const request = await make.request({ type, status, complete: false });
        const answer = await withdraw(request.id, request.owner);
        const expected = [2, 6, 9].includes(status) ? 200 : 409;
        expect([type, status, answer.status]).toEqual([type, status, expected]);
        expect(answer.body.code).toBe(expected === 409 ? 'WRONG_STATE' : undefined);
      }
  });

  it('answers 400, 401, 403 and 404 to invalid and unauthorized calls; a stale one is refused', async () => {
    const member = await harness.build.person();
    const { id, owner } = await make.request({ status: 2, team: [member] });
    for (const body of [{}, { reason: '  ' }, { reason: 'x'.repeat(301) }])
      expect((await withdraw(id, owner, { body })).status).toBe(400);
    expect((await withdraw(id)).status).toBe(401);
    for (const person of [member, admin]) expect((await withdraw(id, person)).status).toBe(403);
    expect((await withdraw(id, await harness.build.person())).status).toBe(404);
    const stale = await withdraw(id, owner, { headers: { 'If-Match': 'W/"1"' } });
    expect(stale.body).toMatchObject({ code: 'STALE', current: { id, status: 2 } });
    expect((await withdraw(id, owner, { body: { reason: 'x'.repeat(300) } })).status).toBe(200);
  });

  it('shows the reason to the owner and to staff, and not to the team', async () => {
    const member = await harness.build.person();
    const request = await make.request({ status: 6, team: [member] });
    await withdraw(request.id, request.owner);
    for (const person of [request.owner, admin])
      expect((await read(request.id, person)).body.withdrawal).toMatchObject({ reason: REASON });
    expect((await read(request.id, member)).body).toMatchObject({ withdrawal: null, decision_note: null });
  });
});

it('of a withdrawal and a decision in parallel one counts, and the other is refused [R4-24]', async () => {
  const winners = new Set<number>();
  for (let round = 0; round < 8; round += 1) {
    const request = await make.request({ status: 2 });
    const seen = (await read(request.id, admin)).headers.get('etag') ?? '';
    const decide = harness.call(`POST /request/${request.id}/decision/`, {
      as: admin,
      headers: { 'If-Match': seen },
      body: { status: 4, email: mailTo(request) },
    });
    const answers = await Promise.all([withdraw(request.id, request.owner), decide]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    const status = await make.readStatus(request);
    winners.add(status);
    const lost = answers.find((answer) => answer.status === 409);
    expect(['WRONG_STATE', 'STALE']).toContain(lost?.body.code);
    // A decision that comes second reads who was first; a withdrawal that does is only refused.
    expect(lost?.body.current?.decided_by?.id).toBe(status === 11 ? request.owner.id : undefined);
    expect(await make.queued('mail', request.code)).toHaveLength(status === 11 ? 1 : 0);
  }
  for (const status of winners) expect([4, 11]).toContain(status);
});
