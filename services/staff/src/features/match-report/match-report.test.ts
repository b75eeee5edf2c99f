/** The report: which applications, with what, to whom. */
import { formatQuarter, findQuarterStart, scoringQuarter } from '@portal/contract';
import { startHarness, type Harness } from '@portal/core/testing';
import { openDatabase } from '@portal/kit';
import { mailWords, makeActor, type TestPerson } from '@portal/kit/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { definition } from '../../app.ts';
import { completeReview, createScoreSteps, createSummarySteps } from '../../testing/index.ts';
import { reportColumns } from './report-columns.ts';
import { listCycle, readCycleRow } from './cycle.ts';

let harness: Harness;
let summaries: ReturnType<typeof createSummarySteps>;
let scores: ReturnType<typeof createScoreSteps>;
let admin: TestPerson;
beforeAll(async () => {
  harness = await startHarness(
    definition,
    { SERVICE_URLS: '{"researcher":"http://127.0.0.1:9"}' },
    { runs: 'events' },
  );
  summaries = createSummarySteps(harness);
  scores = createScoreSteps(harness);
  admin = await summaries.person('sfari_admin');
});
afterAll(() => harness.stop());
beforeEach(() => harness.build.sql('delete from jobs.job'));

interface Mail {
  readonly to: string[];
  readonly subject: string;
  readonly body: string;
  readonly documents: readonly {
    readonly name: string;
    readonly media_type: string;
    readonly content: string;
  }[];
}
const dispatch = (as?: TestPerson) => harness.call('POST /rm_report_dispatch/', as ? { as } : {});
const mails = async () =>
  (
    await harness.build.sql<{ data: Mail }>("select data from jobs.job where name like 'mail.requested%'")
  ).map(({ data }) => ({ ...data, body: mailWords(data.body) }));

it('goes to the person who asks as a workbook of the cycle, and no one else asks [S7-25]', async () => {
  const open = await Promise.all(
    ([2, 3, 8, 10, 6, 9] as const).map((status) => summaries.application({ status })),
  );
  const decided = await summaries.application({ status: 5 });
  const old = await summaries.application({ status: 5 });
  await harness.build.sql('update researcher.request set decision_date = now() where id = $1', [decided.id]);
  await harness.build.sql(
    "update researcher.request set decision_date = now() - interval '1 year' where id = $1",
    [old.id],
  );
  await summaries.application({ status: 1 });
  await summaries.application({ type: 1, answers: {} });
  await summaries.application({ owner: admin });
  const [answer, again] = await Promise.all([dispatch(admin), dispatch(admin)]);
  expect([answer.status, answer.body]).toEqual([
    202,
    expect.objectContaining({
      kind: 'match_report',
      sent_to: admin.email,
      applications: open.length + 1,
      total: open.length + 1,
    }),
  ]);
  expect(again.body.id).toBe(answer.body.id);
  const address = `/staff-operation/${answer.body.id}/`;
  expect(answer.headers.get('location')).toBe(`/api${address}`);
  await harness.eventually(async () => {
    const { body } = await harness.call(`GET ${address}`, { as: admin });
    return body.state === 'ready' && body.done === open.length + 1;
  });
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ to: [admin.email], documents: [{ name: expect.stringMatching(/\.xlsx$/) }] });
  // The quarter of the window whose reviews are under way now, and not the one in which we are.
  const quarter = formatQuarter(scoringQuarter(new Date(), 'America/New_York'));
  expect(mail?.subject).toBe(`Research Match report, ${quarter}`);
  const [year, month] = findQuarterStart(new Date(), 'America/New_York').split('-');
  expect(mail?.body).toContain(`decided since ${month}/01/${year}`);
  expect(mail?.body).toContain(`${open.length + 1} Research Match applications`);
  const bytes = Buffer.from(mail?.documents[0]?.content ?? '', 'base64');
  expect(bytes.subarray(0, 2).toString()).toBe('PK');

  expect((await dispatch()).status).toBe(401);
  for (const role of ['sfari_reviewer', 'internal_reviewer', 'superuser', 'primary_researcher'] as const) {
    const as = await summaries.person(role);
    expect([role, (await dispatch(as)).status]).toEqual([role, 403]);
  }
  expect(await mails()).toHaveLength(1);
});

it('has ids, facts and averages of what was submitted, in columns', async () => {
  const { request, reviewer, review } = await scores.reviewed({
    request: await summaries.application({ status: 3, answers: { title: '=cmd()', region: 'Northeast' } }),
  });
  await scores.score(review, reviewer, completeReview(4, 4));
  await scores.reviewed({ request, role: 'external_reviewer', reviewerRole: 2 });
  await summaries.write(request, admin, { rm_ids: ['RM5001', 'RM5001A'], irb_status: 'Fully Approved' });
  await summaries.write(request, admin, { due_date: '2026-12-15' }, null);
  const database = openDatabase({ url: harness.database.connectionUrl('staff') });
  const actor = makeActor(['sfari_admin'], { userId: admin.id });
  const timeZone = 'America/New_York';
  expect(await listCycle(database, actor, timeZone)).toContain(request.id);
  const row = await readCycleRow(database, actor, { id: request.id, timeZone });
  await database.close();
  if (!row) throw new Error('the application is not in the report');
  const cells = Object.fromEntries(reportColumns().map(({ heading, value }) => [heading, value(row)]));
  expect(cells).toMatchObject({
    'Research Match IDs': 'RM5001, RM5001A',
    'Scientific title': '=cmd()',
    'IRB status': 'Fully Approved',
    Region: 'Northeast',
    'Reviews due': '2026-12-15',
    'Submitted reviews': 1,
    Total: 24,
    Recommendations: 'Approve',
  });
  expect(cells['Reviewers']).toMatch(/\(Primary.*, Completed\); .*\(Secondary.*, New\)/);
});
