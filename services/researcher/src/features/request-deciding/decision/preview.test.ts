/** What a preview shows is what the decision does, and the preview itself does nothing (decision 263). */
import { REQUEST_STATUSES, type RequestStatus, type RequestType } from '@portal/contract';
import { buildTransfer, startHarness, type Harness } from '@portal/core/testing';
import type { TestPerson } from '@portal/kit/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { definition } from '../../../app.ts';
import { createRequestFactories, mailTo, type TestRequest } from '../../../testing/index.ts';

let harness: Harness;
let make: ReturnType<typeof createRequestFactories>;
let admin: TestPerson;
beforeAll(async () => {
  harness = await startHarness(definition);
  make = createRequestFactories(harness);
  admin = await harness.build.person({ roles: ['sfari_admin'] });
});
afterAll(() => harness?.stop());

const preview = ({ id }: { readonly id: number }, status: unknown, as: TestPerson | null = admin) =>
  harness.call(`GET /request/${id}/decision-preview/?status=${String(status)}`, as ? { as } : {});
const decide = (request: TestRequest, status: number, email?: object) =>
  harness.call(`POST /request/${request.id}/decision/`, { as: admin, body: { status, ...email } });
const today = () => new Date().toISOString().slice(0, 10);
const shown = (day: string) => `${day.slice(5, 7)}/${day.slice(8, 10)}/${day.slice(0, 4)}`;
const grants = async ({ id }: TestRequest): Promise<string[]> =>
  (
    await harness.build.sql<{ line: string }>(
      "select user_id || ' ' || dataset_id as line from researcher.dataset_access where request_id = $1 and status = 'granted' order by 1",
      [id],
    )
  ).map(({ line }) => line);
/** Every row of this service and every job, as one number. */
const countRows = async () => {
  const tables = await harness.build.sql<{ name: string }>(
    "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('researcher', 'audit') or (schemaname, tablename) = ('jobs', 'job')",
  );
  const counts = await harness.build.sql(
    tables.map(({ name }) => `select '${name}' as name, count(*) as n from ${name}`).join(' union all '),
  );
  return JSON.stringify(counts.toSorted((one, two) => (String(one['name']) < String(two['name']) ? -1 : 1)));
};
type Shares = { dataset: { id: string }; people: { id: number }[] }[];
const lines = (shares: Shares): string[] =>
  shares.flatMap(({ dataset, people }) => people.map(({ id }) => `${id} ${dataset.id}`)).toSorted();

describe('access to datasets', () => {
  it('opens with Fulfilled for those whom the decision gives it, and ends with what ends it', async () => {
    const colleague = await harness.build.person();
    const left = await harness.build.person({ institution: await harness.build.institution({ status: 2 }) });
    const request = await make.request({ status: 4, team: [colleague] });
    await harness.build.sql('insert into researcher.request_access (request_id, user_id) values ($1, $2)', [
      request.id,
      (await harness.build.person()).id,
    ]);
    await make.member(request.project, left);
    const opens = await preview(request, 7);
    expect(opens.status).toBe(200);
    expect(opens.body.access.ends).toEqual([]);
    expect(opens.body.access.opens).toMatchObject([
      { dataset: { id: request.datasetId, dataset_id: expect.stringMatching(/^DS/) } },
    ]);
    expect((await decide(request, 7)).status).toBe(200);
    expect(lines(opens.body.access.opens)).toEqual(await grants(request));
    expect(await grants(request)).toHaveLength(2);

    for (const to of [14, 13]) {
      const ends = await preview(request, to);
      expect(ends.body.access.opens).toEqual([]);
      expect(lines(ends.body.access.ends)).toEqual(await grants(request));
      const before = await grants(request);
      await decide(request, to);
      expect(await grants(request)).toEqual([]);
      const back = await preview(request, 7);
      expect(lines(back.body.access.opens)).toEqual(before);
      await decide(request, 7);
      expect(await grants(request)).toEqual(before);
    }
  });

  it('names none where the decision gives none: not yet approved, run out, a listed country', async () => {
    const submitted = await make.request({ status: 3 });
    expect((await preview(submitted, 4)).body.access).toEqual({ opens: [], ends: [] });
    const old = await make.request({ status: 13 });
    await harness.build.sql(
      "update researcher.request set expiration_date = now() - interval '1 day' where id = $1",
      [old.id],
    );
    expect((await preview(old, 7)).body.access).toEqual({ opens: [], ends: [] });
    await decide(old, 7);
    expect(await grants(old)).toEqual([]);
  });
});

describe('fields', () => {
  const cases: readonly [RequestType, RequestStatus, RequestStatus][] = [
    [1, 3, 4],
    [1, 3, 5],
    [1, 3, 6],
    [1, 4, 7],
    [1, 7, 13],
    [1, 7, 14],
    [1, 14, 7],
    [4, 8, 9],
    [4, 8, 10],
    [4, 8, 11],
    [8, 4, 6],
  ];
  const FIELDS = ['decision_date', 'fulfillment_date', 'expiration_date', 'revocation_date'] as const;
  it.each(cases)(
    'type %i from %i to %i: those that change, as the decision changes them',
    async (type, from, to) => {
      const request = await make.request({ type, status: from });
      await make.irb(request.project);
      await harness.build.sql(
        `update researcher.request set decision_date = '2025-01-02T12:00:00Z',
        revocation_date = case when status in (13, 14) then '2025-02-03T12:00:00Z'::timestamptz end where id = $1`,
        [request.id],
      );
      const before = await harness.call(`GET /request/${request.id}/`, { as: admin });
      const previewed = await preview(request, to);
      expect(previewed.status).toBe(200);
      const after = await decide(
        request,
        to,
        [4, 5, 6, 9, 10].includes(to) ? { email: mailTo(request) } : {},
      );
      expect(after.status).toBe(200);
      const day = (body: Record<string, string | null>, field: string) =>
        shown(body[field]?.slice(0, 10) ?? '--');
      const none = shown('--');
      const expected = FIELDS.map((field) => [field, day(before.body, field), day(after.body, field)])
        .filter(([, one, two]) => one !== two)
        .map(([field, one, two]) => ({
          field,
          before: one === none ? '' : one,
          after: two === none ? '' : two,
        }));
      expect(
        previewed.body.changes
          .filter(({ field }: { field: string }) => field !== 'status' && field !== 'project')
          .map(({ field, before: one, after: two }: Record<string, string>) => ({
            field,
            before: one,
            after: two,
          })),
      ).toEqual(expected);
      expect(previewed.body.changes[0]).toMatchObject({ field: 'status', label: 'Status' });
    },
  );

  it('names the lock of the project only with its first approval', async () => {
    const request = await make.request({ status: 3 });
    const fields = async () =>
      (await preview(request, 4)).body.changes.map(({ field }: { field: string }) => field);
    expect(await fields()).toEqual(['status', 'decision_date', 'project']);
    await decide(request, 4, { email: mailTo(request) });
    const [project] = await harness.build.sql('select is_editable from researcher.project where id = $1', [
      request.project.id,
    ]);
    expect(project).toEqual({ is_editable: false });
    await harness.build.sql('update researcher.project set is_editable = true where id = $1', [
      request.project.id,
    ]);
    await harness.build.sql('update researcher.request set status = 3 where id = $1', [request.id]);
    expect(await fields()).not.toContain('project');
  });
});

describe('who is notified, and what follows', () => {
  it('names the letter with whom it must reach, the bell, and the next step', async () => {
    const request = await make.request({ status: 3 });
    const { owner } = request;
    const previewed = { people: [{ id: owner.id, display_name: owner.displayName }], after_undo: false };
    expect((await preview(request, 4)).body).toMatchObject({
      status: 4,
      changes: [
        { field: 'status', before: 'Under Review', after: 'Approved' },
        { field: 'decision_date', before: '', after: shown(today()) },
        { field: 'project', before: 'The owner can edit it', after: "Locked: the owner can't edit it" },
      ],
      mail: { template: 'request_approved', to: [owner.email] },
      notified: previewed,
      waits_for: [],
      not_chosen: [],
      next: 'The team gets access when the request is marked as Fulfilled.',
    });
    expect((await preview(request, 6)).body).toMatchObject({
      mail: { template: 'request_revisions_requested' },
      next: 'The researcher makes the changes and submits the request again.',
    });
    const fulfilled = await make.request({ status: 7 });
    expect((await preview(fulfilled, 13)).body).toMatchObject({
      mail: null,
      notified: { people: [{ id: fulfilled.owner.id }], after_undo: true },
    });
    await decide(fulfilled, 13);
    // Taken back before anyone heard of it.
    expect((await preview(fulfilled, 7)).body.notified).toEqual({ people: [], after_undo: false });
  });

  it('names whom an approval would wait for, and what they lack', async () => {
    const unready = await harness.build.person({ firstName: 'Bea', lastName: 'Moss', joinder: false });
    const request = await make.request({ status: 3, team: [unready] });
    const { status, body } = await preview(request, 12);
    expect(status).toBe(200);
    expect(body.waits_for).toEqual([{ display_name: 'Bea Moss', missing: ['No joinder'] }]);
    expect(body.mail.template).toBe('request_approved_pending_team');
    expect(body.next).toMatch(/is waiting for the team/);
    const withoutMembers = await make.request({ status: 3 });
    await make.member(withoutMembers.project, { id: null, email: 'later@else.test' });
    await harness.build.sql('delete from researcher.request_access where request_id = $1', [
      withoutMembers.id,
    ]);
    expect((await preview(withoutMembers, 12)).body.waits_for).toEqual([
      { display_name: 'Members without an account', missing: ['No account yet'] },
    ]);
  });

  it('names who is on the team, not chosen for access, and not ready for it', async () => {
    const chosen = await harness.build.person();
    const left = await harness.build.person({ firstName: 'Bea', lastName: 'Moss', joinder: false });
    const request = await make.request({ status: 3, team: [chosen] });
    await make.irb(request.project);
    await make.member(request.project, left);
    await make.member(request.project, { id: null, email: 'later@else.test' });
    const previewed = (await preview(request, 4)).body;
    expect(previewed.waits_for).toEqual([]);
    expect(previewed.not_chosen).toEqual(
      expect.arrayContaining([
        { display_name: 'Bea Moss', missing: ['No joinder'] },
        { display_name: 'Test Member', missing: ['No account yet'] },
      ]),
    );
    expect(previewed.not_chosen).toHaveLength(2);
    expect((await preview(request, 5)).body.not_chosen, 'a rejection gives no access').toEqual([]);
    // while no one is chosen, all of them count and are waited for
    await harness.build.sql('delete from researcher.request_access where request_id = $1', [request.id]);
    const pending = (await preview(request, 12)).body;
    expect(pending.not_chosen).toEqual([]);
    expect(pending.waits_for).toHaveLength(2);
  });

  it('speaks of access only where a team gets some', async () => {
    const samples = await make.request({ type: 2, status: 3 });
    await make.irb(samples.project);
    expect((await preview(samples, 4)).body.next).toBe(
      'Provide what was requested. Then mark the request as Fulfilled.',
    );
    const approved = await make.request({ type: 2, status: 4 });
    await make.irb(approved.project);
    expect((await preview(approved, 7)).body.next).toMatch(/^The request is valid until /);
  });

  it('names the agreement that comes before tissue, and says while it is open', async () => {
    const tissue = await make.request({ type: 8, status: 3 });
    await make.irb(tissue.project);
    expect((await preview(tissue, 4)).body.next).toMatch(/^If a Material Transfer Agreement is required, /);
    const approved = await make.request({ type: 8, status: 4 });
    await make.irb(approved.project);
    const isNamed = async () =>
      (await preview(approved, 7)).body.next.startsWith(
        'Its Material Transfer Agreement is not executed yet. ',
      );
    expect(await isNamed(), 'no agreement').toBe(false);
    const agreement = await buildTransfer(harness.build, {
      request: { id: approved.id, code: 'REQ' },
      recipient: admin,
      institution: await harness.build.institution(),
      state: 'signature_needed',
    });
    expect(await isNamed()).toBe(true);
    await harness.build.sql("update core.transfer_agreement set state = 'executed' where id = $1", [
      agreement,
    ]);
    expect(await isNamed()).toBe(false);
  });

  it('has words for every status that may be decided', async () => {
    const seen = new Map<RequestStatus, string>();
    for (const [type, status] of [
      [4, 8],
      [4, 2],
      [1, 3],
      [1, 4],
      [1, 7],
    ] as const) {
      const request = await make.request({ type, status });
      await make.irb(request.project);
      const { body } = await harness.call(`GET /request/${request.id}/`, { as: admin });
      for (const to of body.decisions as RequestStatus[])
        seen.set(to, (await preview(request, to)).body.next);
    }
    expect([...seen.keys()].toSorted((one, two) => one - two)).toEqual([4, 5, 6, 7, 9, 10, 11, 13, 14]);
    expect(new Set(seen.values()).size).toBe(seen.size);
  });
});

it('writes nothing, queues nothing, and leaves the version of the request as it was', async () => {
  const request = await make.request({ status: 7 });
  const read = async () =>
    (await harness.call(`GET /request/${request.id}/`, { as: admin })).headers.get('etag');
  const [rows, etag] = [await countRows(), await read()];
  for (const status of [13, 14]) expect((await preview(request, status)).status).toBe(200);
  expect([await countRows(), await read()]).toEqual([rows, etag]);
});

it('answers 400, 401, 403 and 404 to invalid and unauthorized calls', async () => {
  const request = await make.request({ status: 3 });
  for (const status of ['', 'x', 0, 15, '4&status=5', '4.5'])
    expect([status, (await preview(request, status)).status]).toEqual([status, 400]);
  expect((await harness.call(`GET /request/${request.id}/decision-preview/`, { as: admin })).status).toBe(
    400,
  );
  expect((await preview(request, 4, null)).status).toBe(401);
  expect((await preview(request, 4, request.owner)).status).toBe(403);
  expect((await preview(request, 4, await harness.build.person({ roles: ['superuser'] }))).status).toBe(403);
  const second = await harness.build.person({ roles: ['sfari_reviewer'] });
  await make.review(request, second, 3);
  expect((await preview(request, 4, second)).status).toBe(403);
  expect((await preview(request, 4, await harness.build.person({ roles: ['rm_admin'] }))).status).toBe(404);
  expect((await preview({ id: 2_000_000_000 }, 4)).status).toBe(404);
  const own = await make.request({
    status: 3,
    owner: await harness.build.person({ roles: ['sfari_admin'] }),
  });
  expect((await preview(own, 4, own.owner)).status).toBe(409);
});

it('is refused with the words of the decision where that is not offered', async () => {
  const request = await make.request({ status: 3 });
  for (const status of REQUEST_STATUSES) {
    const [previewed, tried] = [await preview(request, status), [4, 5, 6].includes(status)];
    expect([status, previewed.status]).toEqual([status, tried ? 200 : 409]);
    if (tried) continue;
    const refused = await decide(
      request,
      status,
      [4, 5, 6, 9, 10, 12].includes(status) ? { email: mailTo(request) } : {},
    );
    expect([previewed.body.code, previewed.body.detail]).toEqual(['WRONG_STATE', refused.body.detail]);
  }
});
