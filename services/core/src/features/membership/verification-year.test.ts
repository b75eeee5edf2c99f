/** The yearly verification: who is asked about, that all are decided together, and what follows. */
import type { TestPerson } from '@portal/kit/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startCore, type CoreHarness } from '../../testing/core-harness.ts';
import { buildYear, type InstitutionYear } from '../../testing/institution-years.ts';

let core: CoreHarness;
let admin: TestPerson;
beforeAll(async () => {
  core = await startCore({}, { runs: 'events' });
  admin = await core.build.person({ roles: ['sfari_admin'], institution: null });
});
afterAll(() => core?.stop());

const list = (id: number, as: TestPerson) => core.call(`GET /institution/${id}/verification/`, { as });
const verify = (id: number, as: TestPerson, body: unknown, headers = {}) =>
  core.call(`POST /institution/${id}/verification/`, { as, body, headers });
const YES = ({ id }: { id: number }) => ({ user_id: id, verified: true });
const NO = ({ id }: { id: number }, reason = 'Left in spring') => ({
  user_id: id,
  verified: false,
  removal_reason: reason,
});
interface Listed {
  readonly user: { readonly id: number };
  readonly due: string | null;
}
const readDue = async (id: number, as: TestPerson) =>
  Object.fromEntries(
    (await list(id, as)).body.results.map(({ user, due }: Listed) => [user.id, due]),
  ) as Record<number, string | null>;

/** Someone who says that they do research there. */
async function join({ institution }: InstitutionYear): Promise<TestPerson> {
  const person = await core.build.person({ institution: null });
  await core.call('POST /user-institution/', { as: person, body: { institution: institution.id } });
  return person;
}
const readLinks = (institutionId: number) =>
  core.build.sql<{ user_id: number; verified: boolean | null; today: boolean }>(
    `select user_id, verified, coalesce(last_checked > now() - interval '1 hour', false) as today
      from core.user_institution where institution_id = $1 order by user_id`,
    [institutionId],
  );

describe('who is asked about [S2.12-01]', () => {
  it('everyone whose year is over or nearly so, and the person who came lately', async () => {
    const year = await buildYear(core.build, { daysAhead: 60, people: 2 });
    const newcomer = await join(year);
    const [first, second] = year.researchers;
    await core.build.sql('update core.user_institution set verified = false where user_id = $1', [
      second?.id,
    ]);
    const { body } = await list(year.institution.id, year.official);
    expect(body.year).toEqual({ anniversary: year.anniversary, compliance_status: 2 });
    expect(body.results).toMatchObject([
      { user: { id: newcomer.id }, due: 'recent', role: 'primary_researcher', created: expect.any(String) },
      { user: { id: first?.id }, due: 'annual', last_checked: expect.any(String) },
      { user: { id: second?.id }, due: null, verified: false },
    ]);
  });

  it('no one but newcomers before the 60 days, and no one without an executed RDA', async () => {
    const early = await buildYear(core.build, { daysAhead: 61 });
    const newcomer = await join(early);
    expect(await readDue(early.institution.id, early.official)).toEqual({
      [newcomer.id]: 'recent',
      [early.researchers[0]?.id ?? 0]: null,
    });
    const unsigned = await buildYear(core.build, { daysAhead: -10 });
    await core.build.sql(
      `update core.file set additional_data = additional_data || '{"status": 2}' where institution_id = $1`,
      [unsigned.institution.id],
    );
    const { body } = await list(unsigned.institution.id, unsigned.official);
    expect([body.year, body.results[0].due]).toEqual([null, null]);
  });

  it('an official who does research there is asked about the others, not about themselves', async () => {
    const year = await buildYear(core.build, { daysAhead: 3, people: 1 });
    const second = await core.build.person({ roles: ['pi_sbso'], institution: year.institution });
    await core.build.sql(
      "update core.user_institution set created = now() - interval '300 days' where user_id = $1",
      [second.id],
    );
    const [researcher] = year.researchers;
    if (!researcher) throw new Error('no one there');
    expect(await readDue(year.institution.id, second)).toEqual({
      [second.id]: null,
      [researcher.id]: 'annual',
    });
    expect((await verify(year.institution.id, second, [YES(researcher)])).status).toBe(200);
    // The other official still has to say so of this one.
    expect(await readDue(year.institution.id, year.official)).toMatchObject({ [second.id]: 'annual' });
    expect((await list(year.institution.id, second)).body.year.compliance_status).toBe(2);
  });
});

describe('deciding', () => {
  it('is refused where someone is left out, with their name, and nothing of it is done [S5-25]', async () => {
    const year = await buildYear(core.build, { daysAhead: -4, people: 3 });
    const newcomer = await join(year);
    const { id } = year.institution;
    const before = await readLinks(id);
    const part = await verify(id, year.official, year.researchers.slice(0, 2).map(YES));
    expect([part.status, part.body]).toEqual([
      400,
      [
        `In the yearly verification, please decide about everyone. Missing: ${year.researchers[2]?.displayName}`,
      ],
    ]);
    expect(await readLinks(id)).toEqual(before);
    const unexplained = await verify(id, year.official, [
      ...year.researchers.map(YES),
      { user_id: newcomer.id, verified: false, removal_reason: ' ' },
    ]);
    expect([unexplained.status, Object.keys(unexplained.body)]).toEqual([400, ['3.removal_reason']]);
    const long = await verify(id, year.official, [
      ...year.researchers.map(YES),
      NO(newcomer, 'x'.repeat(5000)),
    ]);
    expect(long.status).toBe(400);
    const withNewcomer = await verify(id, year.official, [
      ...year.researchers.slice(1).map(YES),
      YES(newcomer),
    ]);
    expect([withNewcomer.status, await readLinks(id)]).toEqual([400, before]);
    const many = await buildYear(core.build, { daysAhead: -4, people: 8 });
    const [one] = many.researchers;
    const refused = await verify(many.institution.id, many.official, [YES(one ?? { id: 0 })]);
    expect(refused.body[0]).toMatch(/and 2 more$/);
  });

  it('of all ends the year: compliant, the history and administrators are notified, removed people by mail [S4.10-01]', async () => {
    const year = await buildYear(core.build, { daysAhead: -400, people: 3 });
    const { id, name } = year.institution;
    const [first, second, third] = year.researchers;
    if (!first || !second || !third) throw new Error('too few');
    const done = await verify(id, year.official, [YES(first), NO(second), YES(third)]);
    expect(done.status).toBe(200);
    // Both missed anniversaries are made good together.
    expect(done.body.year.compliance_status).toBe(1);
    expect(done.body.results.map(({ due }: Listed) => due)).toEqual([null, null, null]);
    const { body: row } = await core.call(`GET /institution-compliance/${id}/`, { as: admin });
    expect(row).toMatchObject({
      compliance_status: 1,
      verified_at: expect.any(String),
      admin_acknowledge: false,
    });
    const history = await core.call(`GET /history/?model=institution&pk=${id}`, { as: admin });
    expect(history.body.results.at(-1)).toMatchObject({
      modifier: { id: year.official.id },
      changes: { verified_at: [null, expect.any(String)] },
    });
    const bell = await core.eventually(async () => {
      const { results } = (await core.call('GET /notification/', { as: admin })).body;
      return results.find(({ message }: { message: string }) => message.startsWith(name));
    });
    expect(bell).toMatchObject({
      message: `${name} completed its yearly verification: 2 researchers confirmed, 1 removed`,
      redirect: `/institution/${id}`,
    });
    const mails = await core.build.sql<{ to: string }>(
      `select data -> 'to' ->> 0 as to from jobs.job where name = 'mail.requested.core'
        and data ->> 'template' = 'institution_member_disowned' and data ->> 'object_id' = $1`,
      [String(id)],
    );
    expect(mails).toEqual([{ to: second.email }]);
    const events = await core.build.sql(
      "select 1 from jobs.job where name = 'person.readiness-changed.researcher' and data -> 'user_ids' @> $1",
      [JSON.stringify([second.id])],
    );
    expect(events.length).toBeGreaterThan(0);
  });

  it('about newcomers goes one by one: who is left out continues waiting, also in a year that is decided', async () => {
    const year = await buildYear(core.build, { daysAhead: 5, people: 2 });
    const [known, unsure, later] = [await join(year), await join(year), await join(year)];
    const { id } = year.institution;
    expect((await verify(id, year.official, [YES(known)])).status).toBe(200);
    const verifiedAt = async () =>
      (await core.call(`GET /institution-compliance/${id}/`, { as: admin })).body.verified_at;
    expect(await verifiedAt()).toBeNull();
    const { [known.id]: dueBefore, ...waiting } = await readDue(id, year.official);
    const reasons = Object.values(waiting).map(String);
    expect([dueBefore, reasons.toSorted((one, other) => one.localeCompare(other))]).toEqual([
      null,
      ['annual', 'annual', 'recent', 'recent'],
    ]);
    const decided = await verify(id, year.official, [...year.researchers.map(YES), NO(later)]);
    expect([decided.status, decided.body.year.compliance_status]).toEqual([200, 1]);
    expect(await verifiedAt()).not.toBeNull();
    const left = await readDue(id, year.official);
    expect(Object.entries(left).filter(([, due]) => due !== null)).toEqual([[String(unsure.id), 'recent']]);
  });

  it('about someone who is not asked about stays open to a single word', async () => {
    const year = await buildYear(core.build, { daysAhead: 200, people: 2 });
    await join(year);
    const [first] = year.researchers;
    expect((await verify(year.institution.id, year.official, [NO(first ?? { id: 0 })])).status).toBe(200);
    const { body } = await core.call(`GET /institution-compliance/${year.institution.id}/`, { as: admin });
    expect(body.verified_at).toBeNull();
  });

  it('is stale once someone has joined, also where the version is left out', async () => {
    const year = await buildYear(core.build, { daysAhead: 5, people: 1 });
    const { id } = year.institution;
    const { headers } = await list(id, year.official);
    const newcomer = await join(year);
    const answer = await verify(id, year.official, year.researchers.map(YES), {
      'If-Match': headers.get('etag') ?? '',
    });
    expect([answer.status, answer.body.code]).toEqual([409, 'STALE']);
    expect(answer.body.current.results.map(({ user }: Listed) => user.id)).toContain(newcomer.id);
    const blind = await verify(id, year.official, year.researchers.map(YES), { 'If-Match': '' });
    expect([blind.status, blind.body.code]).toEqual([409, 'STALE']);
  });

  it.each([1, 2, 3])('of two officers in parallel one does, round %i', async () => {
    const year = await buildYear(core.build, { daysAhead: -1, people: 5 });
    const second = await core.build.person({ roles: ['sbso'], institution: year.institution });
    const { id } = year.institution;
    const { headers } = await list(id, year.official);
    const seen = { 'If-Match': headers.get('etag') ?? '' };
    const answers = await Promise.all([
      verify(id, year.official, year.researchers.map(YES), seen),
      verify(
        id,
        second,
        year.researchers.toReversed().map((person) => NO(person)),
        seen,
      ),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const links = (await readLinks(id)).filter(({ user_id: one }) =>
      year.researchers.some((r) => r.id === one),
    );
    expect(new Set(links.map(({ verified }) => verified))).toEqual(new Set([answers[0]?.status === 200]));
  });

  it('an administrator does it in the place of the officer; the lead too', async () => {
    for (const role of ['sfari_admin', 'sfari_admin_lead'] as const) {
      const year = await buildYear(core.build, { daysAhead: 0 });
      const as = await core.build.person({ roles: [role], institution: null });
      expect(
        (await verify(year.institution.id, as, year.researchers.map(YES))).body.year.compliance_status,
      ).toBe(1);
    }
  });
});

describe('what an official takes along', () => {
  const fetchFile = (id: number, kind: 'pdf' | 'calendar', as: TestPerson) =>
    core.call(`GET /institution/${id}/verification/${kind}/`, { as });

  it('is a record of the decisions as PDF and the next day as a calendar entry, for those who decide', async () => {
    const { institution, official, researchers, anniversary } = await buildYear(core.build, {
      daysAhead: 90,
      name: 'Łódź University',
    });
    const record = await fetchFile(institution.id, 'pdf', official);
    expect(record.headers.get('content-type')).toBe('application/pdf');
    expect(record.headers.get('content-disposition')).toContain(
      `researcher-verification-${institution.id}.pdf`,
    );
    expect(record.body.startsWith('%PDF-')).toBe(true);
    const calendar = await fetchFile(institution.id, 'calendar', official);
    expect(calendar.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(calendar.body).toContain(`UID:verification-${institution.id}@`);
    expect(calendar.body).toContain(`DTSTART;VALUE=DATE:${anniversary.replaceAll('-', '')}`);
    expect(calendar.body).toContain('/annual-researcher-review');
    for (const kind of ['pdf', 'calendar'] as const) {
      for (const one of researchers) expect((await fetchFile(institution.id, kind, one)).status).toBe(403);
      expect((await fetchFile(institution.id, kind, await core.build.person())).status).toBe(404);
    }
  });

  it('has no calendar entry without an executed RDA', async () => {
    const { institution, official } = await buildYear(core.build, { daysAhead: 90 });
    await core.build.sql(
      `update core.file set additional_data = additional_data || '{"status": 2}' where institution_id = $1`,
      [institution.id],
    );
    expect((await fetchFile(institution.id, 'calendar', official)).body.code).toBe('WRONG_STATE');
    expect((await fetchFile(institution.id, 'pdf', official)).status).toBe(200);
  });
});
