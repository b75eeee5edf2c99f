/** Who reads and writes which part of a summary, by hand. */
import { ROLES, type Role } from '@portal/contract';
import { startHarness, type Harness } from '@portal/core/testing';
import type { TestPerson } from '@portal/kit/testing';
import { buildConflict, buildReview } from '@portal/researcher/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { definition } from '../../app.ts';
import { createSummarySteps } from './match-summary.fixtures.ts';

let harness: Harness;
let steps: ReturnType<typeof createSummarySteps>;
let admin: TestPerson;
beforeAll(async () => {
  harness = await startHarness(definition, { SERVICE_URLS: '{"researcher":"http://127.0.0.1:9"}' });
  steps = createSummarySteps(harness);
  admin = await steps.person('sfari_admin');
});
afterAll(() => harness.stop());

const DUE = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
const SECRET = 'Said at the meeting alone';
const READER = { read: 200, assigned: 200, notes: false, edit: 403, due: 403, note: 403 };
const OUTSIDER = { ...READER, read: 403, assigned: 403 };
const ADMINISTRATOR = { read: 200, assigned: 200, notes: true, edit: 200, due: 200, note: 200 };
/** What each role gets: of an application, of one that it reviews, the notes in both, and for each part of a write. */
const MATRIX = {
  sfari_admin: ADMINISTRATOR,
  sfari_admin_lead: ADMINISTRATOR,
  rm_admin: { ...READER, edit: 200 },
  superuser: READER,
  internal_read_only: READER,
  access_admin: READER,
  sfari_reviewer: READER,
  internal_reviewer: { ...READER, read: 404 },
  external_reviewer: { ...READER, read: 404 },
  abn_proj_mgr: OUTSIDER,
  abn_reviewer: OUTSIDER,
  primary_researcher: OUTSIDER,
  sbso: OUTSIDER,
  pi_sbso: OUTSIDER,
} satisfies Record<Role, typeof READER>;

it.each(ROLES)('%s', async (role) => {
  const person = await steps.person(role);
  const request = await steps.application({ status: 8 });
  const reviewed = await steps.application({ status: 3 });
  await buildReview(harness.build, { request: reviewed, reviewer: person });
  for (const each of [request, reviewed]) await steps.write(each, admin, { meeting_notes: SECRET }, null);
  const [read, assigned] = [await steps.read(request, person), await steps.read(reviewed, person)];
  const write = async (body: object) => (await steps.write(request, person, body, null)).status;
  expect({
    read: read.status,
    assigned: assigned.status,
    notes: JSON.stringify([read.body, assigned.body]).includes(SECRET),
    edit: (await steps.write(request, person, { risks: 'Few' })).status,
    due: await write({ due_date: DUE }),
    note: await write({ meeting_notes: 'Changed' }),
  }).toEqual(MATRIX[role]);
  const { edit, due, note } = MATRIX[role];
  const expected = { edit: edit === 200, set_due_date: due === 200, meeting_notes: note === 200 };
  expect(read.body.abilities).toEqual(read.status === 200 ? expected : undefined);
});

it('the document is for the same readers, and has nothing of the meeting', async () => {
  const request = await steps.application({
    status: 8,
    answers: { title: 'Schlaf und Łódź', risks: '睡眠' },
  });
  await steps.write(request, admin, { meeting_notes: SECRET }, null);
  const pdf = (as?: TestPerson) => harness.call(`GET /request/${request.id}/summary/pdf/`, as ? { as } : {});
  const answer = await pdf(await steps.person('superuser'));
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  expect(answer.headers.get('content-disposition')).toContain(`${request.code}-summary.pdf`);
  expect((await pdf(await steps.person('external_reviewer'))).status).toBe(404);
  expect((await pdf(request.owner)).status).toBe(403);
  expect((await pdf()).status).toBe(401);
});

it('no one is answered without an account, about a draft, another type, or their own request', async () => {
  const request = await steps.application();
  expect((await steps.read(request)).status).toBe(401);
  expect((await steps.read(request, await harness.build.person())).status).toBe(403);
  expect((await steps.write(request, undefined, {})).status).toBe(401);
  for (const other of [
    await steps.application({ status: 1 }),
    await steps.application({ type: 1, answers: {} }),
    await steps.application({ owner: admin }),
    { id: 2_000_000_000 },
  ]) {
    expect((await steps.read(other, admin)).status).toBe(404);
    expect((await steps.write(other, admin, { risks: 'x' })).status).toBe(404);
  }
});

it('who has a conflict of interest reads nothing of it', async () => {
  for (const role of ['rm_admin', 'sfari_reviewer', 'internal_reviewer'] as const) {
    const reviewer = await steps.person(role);
    const request = await steps.application({ status: 3 });
    await buildReview(harness.build, { request, reviewer });
    expect([role, (await steps.read(request, reviewer)).status]).toEqual([role, 200]);
    await buildConflict(harness.build, { request, reviewer, exists: true });
    expect([role, (await steps.read(request, reviewer)).status]).toEqual([role, 404]);
  }
});
