/** The packet of the review meeting: made in the background, with what its maker may read. */
import { startHarness, type Harness } from '@portal/core/testing';
import { emitEvent, makeActor, type TestPerson } from '@portal/kit/testing';
import { buildConflict, buildReview } from '@portal/researcher/testing';
import { MeetingPacketDue, type Role } from '@portal/contract';
import { PDFArray, PDFDict, PDFDocument, PDFHexString, PDFName } from '@cantoo/pdf-lib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '@portal/kit';
import { definition } from '../../app.ts';
import { completeReview, createScoreSteps, createSummarySteps } from '../../testing/index.ts';
import { listAgenda, readItem } from './agenda.ts';
import { itemPdf } from './packet.pdf.ts';

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

const begin = (as?: TestPerson) => harness.call('POST /meeting-packet/', as ? { as } : {});
const newest = async (as: TestPerson) => (await harness.call('GET /meeting-packet/', { as })).body.packet;
const ready = (as: TestPerson) =>
  harness.eventually(async () => {
    const packet = await newest(as);
    return packet?.state === 'ready' ? packet : undefined;
  });

/** Titles of the bookmarks, in their order, with the number of the page that each opens. */
async function bookmarks(bytes: Uint8Array): Promise<[string, number][]> {
  const document = await PDFDocument.load(bytes);
  const pages = document.getPages().map(({ ref }) => ref.toString());
  const found: [string, number][] = [];
  const outline = document.catalog.lookup(PDFName.of('Outlines'), PDFDict);
  let item: PDFDict | undefined = outline.lookup(PDFName.of('First'), PDFDict);
  while (item) {
    const place = item.lookup(PDFName.of('Dest'), PDFArray).get(0).toString();
    found.push([item.lookup(PDFName.of('Title'), PDFHexString).decodeText(), pages.indexOf(place) + 1]);
    item = item.lookupMaybe(PDFName.of('Next'), PDFDict);
  }
  return found;
}
/** Lines that were written for it. */
const bell = async ({ id }: TestPerson): Promise<string[]> =>
  (
    await harness.build.sql<{ message: string }>(
      `select data ->> 'message' as message from jobs.job
      where name = 'notification.requested.core' and data -> 'recipient_ids' @> $1::text::jsonb`,
      [`[${id}]`],
    )
  ).map(({ message }) => message);
const download = (id: number, as: TestPerson) => harness.call(`GET /meeting-packet/${id}/pdf/`, { as });

it('nothing at the meeting is said, and only who reads the agenda asks', async () => {
  expect((await begin(admin)).body).toMatchObject({
    code: 'WRONG_STATE',
    detail: 'No applications are in the review meeting',
  });
  expect(await newest(admin)).toBeNull();
  expect((await begin()).status).toBe(401);
  for (const role of ['sfari_reviewer', 'internal_reviewer', 'primary_researcher'] as const)
    expect([role, (await begin(await summaries.person(role))).status]).toEqual([role, 403]);
});

it('has each application with a bookmark, in the order in which they came, once it is made', async () => {
  const titles = ['Sleep', 'Łódź 睡眠', 'Language'];
  const requests = [];
  for (const title of titles) requests.push(await summaries.application({ status: 8, answers: { title } }));
  await summaries.application({ status: 3, answers: { title: 'Under review' } });
  await summaries.application({ status: 8, owner: admin, answers: { title: 'Of the administrator' } });
  const [first, again] = await Promise.all([begin(admin), begin(admin)]);
  expect([first.status, again.status]).toEqual([202, 202]);
  expect(first.headers.get('location')).toBe(`/api/staff-operation/${first.body.id}/`);
  const { body: packet } = first;
  expect(packet).toMatchObject({ done: 0, total: 3 });
  expect(again.body.id).toBe(packet.id);
  expect(await ready(admin)).toMatchObject({ id: packet.id, done: 3, total: 3 });
  const answer = await download(packet.id, admin);
  expect(answer.headers.get('content-disposition')).toMatch(/review-meeting-\d{4}-\d\d-\d\d\.pdf/);
  const [stored] = await harness.build.sql<{ pdf: Buffer }>(
    'select file as pdf from staff.operation where id = $1',
    [packet.id],
  );
  const marks = await bookmarks(stored?.pdf ?? Buffer.of());
  expect(marks.map(([title]) => title)).toEqual([
    'Agenda',
    ...requests.map(({ code }, index) => `${code} ${titles[index]}`),
  ]);
  const places = marks.map(([, page]) => page);
  expect(places[0]).toBe(1);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(new Set(places).size).toBe(4);
  expect(await bell(admin)).toEqual(['The review meeting packet is ready']);

  // It is the maker's, no matter who else may make one.
  const other = await summaries.person('sfari_admin');
  expect((await download(packet.id, other)).status).toBe(404);
  expect((await download(2_000_000_000, admin)).status).toBe(404);
  expect(await newest(other)).toBeNull();
  for (const address of [`/staff-operation/${packet.id}/`, `/staff-operation/?kind=meeting_packet`]) {
    expect([address, (await harness.call(`GET ${address}`)).status]).toEqual([address, 401]);
    const reviewer = await summaries.person('internal_reviewer');
    expect([address, (await harness.call(`GET ${address}`, { as: reviewer })).status]).toEqual([
      address,
      403,
    ]);
  }
  expect((await harness.call(`GET /staff-operation/${packet.id}/`, { as: other })).status).toBe(404);
  expect((await harness.call('GET /staff-operation/', { as: other })).body.count).toBe(0);
  expect(
    (await harness.call('GET /staff-operation/?kind=meeting_packet', { as: admin })).body.results,
  ).toEqual([expect.objectContaining({ id: packet.id, kind: 'meeting_packet', state: 'ready' })]);
  await harness.build.sql('update staff.operation set file = null where id = $1', [packet.id]);
  expect((await download(packet.id, admin)).status).toBe(409);
});

it('makes one that was asked of the release before', async () => {
  const maker = await summaries.person('sfari_admin');
  await summaries.application({ status: 8 });
  const [asked] = await harness.build.sql<{ id: number }>(
    "insert into staff.meeting_packet (maker_id, roles) values ($1, '{sfari_admin}') returning id",
    [maker.id],
  );
  await emitEvent(harness.database, MeetingPacketDue, { packet_id: asked?.id ?? 0 });
  expect(await ready(maker)).toMatchObject({ kind: 'meeting_packet' });
});

it('of the Research Match administrator has nothing with which they have a conflict of interest', async () => {
  const [read, conflicted] = [
    await summaries.application({ status: 8, answers: { title: 'Read' } }),
    await summaries.application({ status: 8, answers: { title: 'Conflicted' } }),
  ];
  const manager = await summaries.person('rm_admin');
  await buildConflict(harness.build, { request: conflicted, reviewer: manager });
  const { status, body: packet } = await begin(manager);
  expect(status).toBe(202);
  await ready(manager);
  expect((await download(packet.id, manager)).status).toBe(200);
  const [stored] = await harness.build.sql<{ pdf: Buffer }>(
    'select file as pdf from staff.operation where id = $1',
    [packet.id],
  );
  const titles = (await bookmarks(stored?.pdf ?? Buffer.of())).map(([title]) => title);
  expect(titles).toContain(`${read.code} Read`);
  expect(titles).not.toContain(`${conflicted.code} Conflicted`);
});

it('each maker gets what they may read: notes, scores, conflicts', async () => {
  const { request, reviewer, review } = await scores.reviewed({
    request: await summaries.application({ status: 3, answers: { title: 'Reviewed' } }),
  });
  await scores.score(review, reviewer, completeReview(4, 5, 'Clear and sound'));
  const conflicted = await summaries.person('external_reviewer');
  await buildReview(harness.build, { request, reviewer: conflicted, reviewerRole: 3 });
  await buildConflict(harness.build, { request, reviewer: conflicted });
  await summaries.write(request, admin, { meeting_notes: '<p>Said at the meeting</p>' }, null);
  await harness.build.sql('update researcher.request set status = 8 where id = $1', [request.id]);

  const database = openDatabase({ url: harness.database.connectionUrl('staff') });
  const read = async (person: TestPerson, roles: Role[]) => {
    const actor = makeActor(roles, { userId: person.id });
    expect(await listAgenda(database, actor)).toContain(request.id);
    return readItem(database, actor, { id: request.id, timeZone: 'America/New_York' });
  };
  const whole = await read(admin, ['sfari_admin']);
  expect(whole?.summary.meeting_notes).toContain('Said at the meeting');
  expect(whole?.scores.quarters[0]).toMatchObject({ total: 30 });
  expect(whole?.conflicts).toHaveLength(1);
  const superuser = await read(await summaries.person('superuser'), ['superuser']);
  expect(JSON.stringify(superuser)).not.toContain('Said at the meeting');
  expect(superuser?.scores.quarters[0]).toMatchObject({ total: 30 });
  const manager = await read(await summaries.person('rm_admin'), ['rm_admin']);
  expect(JSON.stringify(manager)).not.toContain('Said at the meeting');
  expect(manager?.scores.quarters[0]).toMatchObject({ total: 30 });
  // Who reviews too waits for their own review, in the packet as on the page.
  const both = await harness.build.person({ roles: ['sfari_admin', 'internal_reviewer'], institution: null });
  await buildReview(harness.build, { request, reviewer: both, reviewerRole: 3 });
  expect((await read(both, ['sfari_admin', 'internal_reviewer']))?.scores).toMatchObject({
    is_hidden: true,
    quarters: [],
  });
  if (!whole) throw new Error('the application is not there');
  expect((await itemPdf(whole)).subarray(0, 5).toString()).toBe('%PDF-');
  await database.close();
});
