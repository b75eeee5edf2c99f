/** The address of one's calendar: who makes it, how it ends, and who reads it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startCalendars, type Calendars } from './calendar.fixtures.ts';

let calendars: Calendars;
beforeAll(async () => {
  calendars = await startCalendars();
});
afterAll(() => calendars.harness.stop());

describe('the address', () => {
  it('is made on demand, shown once, and stored as a hash alone', async () => {
    const reviewer = await calendars.person('sfari_reviewer');
    const before = await calendars.look(reviewer);
    expect(before.body).toEqual({ created: null, address: null, abilities: { make: true, remove: false } });
    const made = await calendars.make(reviewer);
    expect(made.status).toBe(201);
    expect(made.body.address).toMatch(/^https:\/\/portal\.test\/api\/calendar\/[\w-]{43}\.ics$/);
    const after = await calendars.look(reviewer);
    expect(after.body).toEqual({
      created: made.body.created,
      address: null,
      abilities: { make: true, remove: true },
    });
    const [row] = await calendars.harness.build.sql<{ stored: string }>(
      'select f::text as stored from staff.calendar_feed f where owner_id = $1',
      [reviewer.id],
    );
    expect(row?.stored).not.toContain(made.body.address.split('/').at(-1).slice(0, -4));
  });

  it('stops immediately when another one is made, and when it is removed', async () => {
    const reviewer = await calendars.person('sfari_reviewer');
    const first = await calendars.getAddress(reviewer);
    expect((await calendars.poll(first)).status).toBe(200);
    const second = await calendars.getAddress(reviewer);
    expect(second).not.toBe(first);
    expect([(await calendars.poll(first)).status, (await calendars.poll(second)).status]).toEqual([404, 200]);
    expect((await calendars.remove(reviewer)).status).toBe(204);
    expect((await calendars.poll(second)).status).toBe(404);
    expect((await calendars.look(reviewer)).body).toMatchObject({
      created: null,
      abilities: { remove: false },
    });
    const again = await calendars.remove(reviewer);
    expect([again.status, again.body.code]).toEqual([409, 'WRONG_STATE']);
  });

  it('of twenty that are created in parallel one is, and works; the others are refused as stale', async () => {
    const reviewer = await calendars.person('sfari_reviewer');
    const { headers } = await calendars.look(reviewer);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => calendars.make(reviewer, headers.get('ETag'))),
    );
    const won = answers.filter(({ status }) => status === 201);
    expect(won).toHaveLength(1);
    expect(answers.filter(({ status, body }) => status === 409 && body.code === 'STALE')).toHaveLength(19);
    expect(answers.every(({ status, body }) => status === 201 || body.current.address === null)).toBe(true);
    expect((await calendars.poll(won[0]?.body.address)).status).toBe(200);
  });

  it.each([
    ['a new password', 'update core.account set password_changed = now() where id = $1'],
    ['deactivation', 'update core.account set active = false where id = $1'],
  ])('ends for good with %s', async (_, statement) => {
    const reviewer = await calendars.person('sfari_reviewer');
    const address = await calendars.getAddress(reviewer);
    await calendars.harness.build.sql(statement, [reviewer.id]);
    await calendars.harness.build.sql('update core.account set active = true where id = $1', [reviewer.id]);
    expect((await calendars.poll(address)).status).toBe(404);
    expect((await calendars.look(reviewer)).body).toEqual({
      created: null,
      address: null,
      abilities: { make: true, remove: false },
    });
    const refused = await calendars.remove(reviewer);
    expect([refused.status, refused.body.code]).toEqual([409, 'WRONG_STATE']);
    const next = await calendars.getAddress(reviewer);
    expect([(await calendars.poll(address)).status, (await calendars.poll(next)).status]).toEqual([404, 200]);
  });

  it('is not replaced or removed by who saw an older one, nor without a version', async () => {
    const reviewer = await calendars.person('sfari_reviewer');
    const { headers } = await calendars.make(reviewer);
    const present = await calendars.getAddress(reviewer);
    const etag = headers.get('ETag');
    expect([
      (await calendars.make(reviewer, etag)).status,
      (await calendars.remove(reviewer, etag)).status,
    ]).toEqual([409, 409]);
    const unseen = { as: reviewer, headers: { 'If-Match': '' } };
    expect((await calendars.harness.call('POST /calendar-feed/', unseen)).status).toBe(428);
    expect((await calendars.harness.call('DELETE /calendar-feed/', unseen)).status).toBe(428);
    expect((await calendars.poll(present)).status).toBe(200);
  });

  it('is 401 for visitors and 403 for roles without reviews', async () => {
    const calls = ['GET', 'POST', 'DELETE'].map((method) => `${method} /calendar-feed/`);
    for (const call of calls) expect((await calendars.harness.call(call)).status).toBe(401);
    for (const role of [
      'primary_researcher',
      'sbso',
      'access_admin',
      'superuser',
      'internal_read_only',
    ] as const) {
      const other = await calendars.person(role);
      for (const call of calls)
        expect([role, call, (await calendars.harness.call(call, { as: other })).status]).toEqual([
          role,
          call,
          403,
        ]);
    }
  });

  it('is made by no one who acts for its person', async () => {
    const reviewer = await calendars.person('sfari_reviewer');
    const address = await calendars.getAddress(reviewer);
    const superuser = await calendars.person('superuser');
    await calendars.harness.build.sql('update core.session set impersonator_id = $1 where id = $2', [
      superuser.id,
      reviewer.sessionId,
    ]);
    expect((await calendars.look(reviewer)).body.abilities).toEqual({ make: false, remove: false });
    for (const refused of [await calendars.make(reviewer), await calendars.remove(reviewer)])
      expect([refused.status, refused.body.code]).toEqual([409, 'WRONG_STATE']);
    expect((await calendars.poll(address)).status).toBe(200);
  });
});

describe('reading it', () => {
  it('needs no session, is cached by no one in between, and says nothing but codes', async () => {
    const reviewer = await calendars.person('sfari_reviewer');
    const { request } = await calendars.assign(reviewer);
    const address = await calendars.getAddress(reviewer);
    const { status, headers, body } = await calendars.poll(address);
    expect(status).toBe(200);
    expect(headers.get('Content-Type')).toBe('text/calendar; charset=utf-8');
    expect(headers.get('Cache-Control')).toBe('private, no-store');
    expect(body).toContain(`https://portal.test/request/${request.id}`);
    expect(body).not.toContain(reviewer.displayName);
    const [project] = await calendars.harness.build.sql<{ title: string }>(
      'select project_title as title from researcher_api.request where id = $1',
      [request.id],
    );
    expect(project?.title.length).toBeGreaterThan(3);
    expect(body).not.toContain(project?.title);
  });

  it('is 404 for a secret that no one has, and for what is none', async () => {
    const unknown = 'A'.repeat(43);
    for (const file of [`${unknown}.ics`, unknown, `${unknown}A.ics`, 'x.ics', '%00.ics', `${unknown}.ICS`])
      expect([file, (await calendars.harness.call(`GET /calendar/${file}`)).status]).toEqual([file, 404]);
  });

  it('is 404 for a closed account, an unverified one, and who lost the last role that has a calendar', async () => {
    for (const loss of [
      'update core.account set active = false where id = $1',
      'update core.account set verified = false where id = $1',
      'delete from core.account_group where account_id = $1',
    ]) {
      const reviewer = await calendars.person('sfari_reviewer');
      await calendars.assign(reviewer);
      const address = await calendars.getAddress(reviewer);
      expect(await calendars.entries(address)).toHaveLength(1);
      await calendars.harness.build.sql(loss, [reviewer.id]);
      expect([loss, await calendars.entries(address)]).toEqual([loss, ['status 404']]);
    }
  });
});
