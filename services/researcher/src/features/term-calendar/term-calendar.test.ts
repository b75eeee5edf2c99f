/** One's own dates in one's own calendar: who has the address, how it ends, and what is there (decision 392). */
import type { Role } from '@portal/contract';
import { buildYear, startHarness, type Harness } from '@portal/core/testing';
import type { TestPerson } from '@portal/kit/testing';
import ICAL from 'ical.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { definition } from '../../app.ts';
import { createRequestFactories } from '../../testing/index.ts';

let h: Harness;
let make: ReturnType<typeof createRequestFactories>;
beforeAll(async () => {
  h = await startHarness(definition, {
    PUBLIC_URL: 'https://portal.test',
    BRANDING_TIME_ZONE: 'America/New_York',
    CLOCK: '2027-03-01',
  });
  make = createRequestFactories(h);
});
afterAll(() => h?.stop());

const FEED = '/term-calendar-feed/';
const makeAddress = (as: TestPerson, headers = {}) => h.call(`POST ${FEED}`, { as, headers });
const getAddress = async (as: TestPerson): Promise<string> => (await makeAddress(as)).body.address;
/** What a calendar program asks: without a session. */
const poll = (address: string) => h.call(`GET ${new URL(address).pathname.replace(/^\/api/, '')}`);
const read = async (address: string) =>
  new ICAL.Component(ICAL.parse((await poll(address)).body as string)).getAllSubcomponents('vevent');
/** Day and summary of each entry. */
const entries = async (address: string): Promise<string[]> =>
  (await read(address)).map(
    (entry) =>
      `${String(entry.getFirstPropertyValue('dtstart'))} ${String(entry.getFirstPropertyValue('summary'))}`,
  );
async function dated(owner: TestPerson, ends: string) {
  const request = await make.request({ owner, status: 7 });
  await h.build.sql('update researcher.request set expiration_date = $2 where id = $1', [request.id, ends]);
  return request;
}

describe('what is there', () => {
  it('is the end of each request, the day of its renewal, and the end of the newest letter, as whole days', async () => {
    const owner = await h.build.person();
    const address = await getAddress(owner);
    expect(await entries(address)).toEqual([]);
    // Still the 10th by UTC, as pages show it, and the 9th or the 10th elsewhere: a day has no zone.
    const {
      code,
      id,
      project: { id: projectId },
    } = await dated(owner, '2027-05-10T02:00:00Z');
    await dated(await h.build.person(), '2027-05-10T02:00:00Z');
    await make.irb({ id: projectId, owner });
    await h.build.sql("update researcher.irb set renewal_date = '2028-02-29' where project_id = $1", [
      projectId,
    ]);
    const [named] = await h.build.sql<{ code: string }>(
      'select sfari_project_id as code from researcher.project where id = $1',
      [projectId],
    );
    expect(await entries(address)).toEqual([
      `2027-03-11 Renewal due: ${code}`,
      `2027-05-10 Access ends: ${code}`,
      `2028-02-29 IRB letter expires: ${named?.code}`,
    ]);
    const [, end, letter] = await read(address);
    expect(end?.getFirstPropertyValue('uid')).toBe(`request-end-${id}@portal.test`);
    expect(end?.getFirstPropertyValue('url')).toBe(`https://portal.test/request/${id}`);
    expect(end?.getFirstPropertyValue('transp')).toBe('TRANSPARENT');
    expect(end?.getFirstPropertyValue('dtstart')).toMatchObject({ isDate: true });
    expect(end?.getFirstSubcomponent('valarm')?.getFirstPropertyValue('description')).toBe(
      `Tomorrow: Access ends: ${code}`,
    );
    expect(letter?.getFirstPropertyValue('url')).toBe(`https://portal.test/project/${projectId}?mode=irb`);
  });

  it('moves with what one does: a renewal that is in, one that is approved, a new letter, another owner', async () => {
    const owner = await h.build.person();
    const address = await getAddress(owner);
    const {
      id,
      code,
      project: { id: projectId },
    } = await dated(owner, '2027-04-20T12:00:00Z');
    const renewal = await make.request({ owner, status: 2 });
    await h.build.sql('update researcher.request set renewal_of = $2 where id = $1', [renewal.id, id]);
    expect(await entries(address)).toEqual([`2027-04-20 Access ends: ${code}`]);
    await h.build.sql('update researcher.request set status = 4 where id = $1', [renewal.id]);
    await h.build.sql(
      "update researcher.request set expiration_date = expiration_date + interval '1095 days' where id = $1",
      [id],
    );
    expect(await entries(address)).toEqual([
      `2030-02-18 Renewal due: ${code}`,
      `2030-04-19 Access ends: ${code}`,
    ]);
    const [moved] = (await read(address)).slice(1);
    expect(moved?.getFirstPropertyValue('uid')).toBe(`request-end-${id}@portal.test`);
    await make.irb({ id: projectId, owner });
    await h.build.sql("update researcher.irb set renewal_date = '2027-06-01' where project_id = $1", [
      projectId,
    ]);
    expect(await entries(address)).toHaveLength(3);
    // The newest letter has no end.
    await make.irb({ id: projectId, owner });
    await h.build.sql(
      'update researcher.irb set renewal_date = null where id = (select max(id) from researcher.irb where project_id = $1)',
      [projectId],
    );
    expect(await entries(address)).toHaveLength(2);
    await h.build.sql('update researcher.request set status = 14 where id = $1', [id]);
    expect(await entries(address)).toEqual([]);
  });

  it('what ended 90 days ago has left, what ended lately has not', async () => {
    const owner = await h.build.person();
    const { code } = await dated(owner, '2026-12-01T12:00:00Z');
    await dated(owner, '2026-11-30T12:00:00Z');
    expect(await entries(await getAddress(owner))).toEqual([`2026-12-01 Access ends: ${code}`]);
  });

  it('is the day by which the Signing Official of an institution verifies its researchers, for no one else', async () => {
    const { institution, official, researchers, anniversary } = await buildYear(h.build, { daysAhead: 200 });
    const address = await getAddress(official);
    expect(await entries(address)).toEqual([`${anniversary} Yearly verification of researchers due`]);
    const [entry] = await read(address);
    expect(entry?.getFirstPropertyValue('uid')).toBe(`verification-${institution.id}@portal.test`);
    expect(entry?.getFirstPropertyValue('url')).toBe('https://portal.test/annual-researcher-review');
    expect((await poll(address)).body).not.toContain(institution.name);
    const [researcher] = researchers;
    if (!researcher) throw new Error('no researcher');
    expect(await entries(await getAddress(researcher))).toEqual([]);
    const another = await h.build.person({ roles: ['sbso'], institution });
    expect(await entries(await getAddress(another))).toEqual([]);
    // No one is left to be verified.
    await h.build.sql('update core.account set active = false where id = $1', [researcher.id]);
    expect(await entries(address)).toEqual([]);
  });

  it('says nothing but codes', async () => {
    const owner = await h.build.person();
    const {
      project: { id: projectId },
    } = await dated(owner, '2027-05-10T12:00:00Z');
    const [project] = await h.build.sql<{ title: string }>(
      'select title from researcher.project where id = $1',
      [projectId],
    );
    const { body, headers } = await poll(await getAddress(owner));
    expect(headers.get('Content-Type')).toBe('text/calendar; charset=utf-8');
    expect(headers.get('Cache-Control')).toBe('private, no-store');
    expect(body).not.toContain(project?.title);
    expect(body).not.toContain(owner.displayName);
  });
});

describe('the address', () => {
  it('is shown once, stored as a hash, and stops when it is replaced or removed', async () => {
    const owner = await h.build.person();
    const before = await h.call(`GET ${FEED}`, { as: owner });
    expect(before.body).toEqual({ created: null, address: null, abilities: { make: true, remove: false } });
    const first = await getAddress(owner);
    expect(first).toMatch(/^https:\/\/portal\.test\/api\/term-calendar\/[\w-]{43}\.ics$/);
    expect((await h.call(`GET ${FEED}`, { as: owner })).body.address).toBeNull();
    const stored = await h.build.sql<{ row: string }>(
      'select f::text as row from researcher.calendar_feed f where owner_id = $1',
      [owner.id],
    );
    expect(JSON.stringify(stored)).not.toContain(first.split('/').at(-1)?.slice(0, -4));
    const second = await getAddress(owner);
    expect([(await poll(first)).status, (await poll(second)).status]).toEqual([404, 200]);
    expect((await h.call(`DELETE ${FEED}`, { as: owner })).status).toBe(204);
    expect((await poll(second)).status).toBe(404);
    const again = await h.call(`DELETE ${FEED}`, { as: owner });
    expect([again.status, again.body.code]).toEqual([409, 'WRONG_STATE']);
  });

  it('that no one has, or that is none, is 404; that of a closed account and of a former researcher too', async () => {
    const unknown = 'A'.repeat(43);
    for (const file of [`${unknown}.ics`, unknown, `${unknown}A.ics`, 'x.ics', '%00.ics'])
      expect([file, (await h.call(`GET /term-calendar/${file}`)).status]).toEqual([file, 404]);
    for (const loss of [
      'update core.account set active = false where id = $1',
      'delete from core.account_group where account_id = $1',
    ]) {
      const owner = await h.build.person();
      const address = await getAddress(owner);
      expect((await poll(address)).status).toBe(200);
      await h.build.sql(loss, [owner.id]);
      expect((await poll(address)).status).toBe(404);
    }
  });

  it('of several that are created in parallel one is, no one goes without the version, and none is made for someone else', async () => {
    const owner = await h.build.person();
    const seen = (await h.call(`GET ${FEED}`, { as: owner })).headers.get('etag') ?? '';
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => makeAddress(owner, { 'If-Match': seen })),
    );
    const won = answers.filter(({ status }) => status === 201);
    expect([won.length, answers.filter(({ body }) => body.code === 'STALE').length]).toEqual([1, 7]);
    expect((await poll(won[0]?.body.address)).status).toBe(200);
    for (const method of ['POST', 'DELETE'])
      expect((await h.call(`${method} ${FEED}`, { as: owner, headers: { 'If-Match': '' } })).status).toBe(
        428,
      );
    const superuser = await h.build.person({ roles: ['superuser'], institution: null });
    await h.build.sql('update core.session set impersonator_id = $1 where id = $2', [
      superuser.id,
      owner.sessionId,
    ]);
    expect((await makeAddress(owner)).body.code).toBe('WRONG_STATE');
  });

  it('is 401 for visitors and 403 for who has no requests of their own', async () => {
    const roles: Role[] = ['sfari_admin', 'sfari_reviewer', 'superuser'];
    for (const method of ['GET', 'POST', 'DELETE']) {
      expect((await h.call(`${method} ${FEED}`)).status).toBe(401);
      for (const role of roles) {
        const as = await h.build.person({ roles: [role], institution: null });
        expect((await h.call(`${method} ${FEED}`, { as })).status).toBe(403);
      }
    }
  });
});
