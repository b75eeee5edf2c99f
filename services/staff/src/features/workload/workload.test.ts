/** Who reviews how many open requests, since when and until when; who may know. */
import { startHarness, type Harness } from '@portal/core/testing';
import type { RequestType, Role } from '@portal/contract';
import type { TestPerson } from '@portal/kit/testing';
import { buildConflict, buildRequest, buildReview } from '@portal/researcher/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { definition } from '../../app.ts';

let harness: Harness;
let admin: TestPerson;
const person = (role: Role) => harness.build.person({ roles: [role], institution: null });

beforeAll(async () => {
  harness = await startHarness(definition, { SERVICE_URLS: '{"researcher":"http://127.0.0.1:9"}' });
  admin = await person('sfari_admin');
});
afterAll(() => harness.stop());

interface Given {
  readonly type?: RequestType;
  readonly status?: 3 | 6 | 8;
  /** Days from now; negative where it has passed. */
  readonly due?: number;
  readonly assigned?: number;
  readonly owner?: TestPerson;
}

async function assign(reviewer: TestPerson, given: Given = {}) {
  const { type = 1, status = 3, due, assigned = 0, owner } = given;
  const request = await buildRequest(harness.build, { type, status, ...(owner ? { owner } : {}) });
  const review = await buildReview(harness.build, { request, reviewer });
  await harness.build.sql(
    `update researcher.review set created = now() - make_interval(days => $2),
      due_date = (now() at time zone 'America/New_York')::date + $3::int where id = $1`,
    [review, assigned, due ?? null],
  );
  // as it would have been kept then
  await harness.build.sql(
    'update researcher.open_review set assigned = now() - make_interval(days => $2) where review_id = $1',
    [review, assigned],
  );
  return { request, review };
}
const readWorkload = async (reviewer: TestPerson, as = admin) =>
  (await harness.call(`GET /workload/?id=${reviewer.id}`, { as })).body;
const countOpen = async (reviewer: TestPerson) => (await readWorkload(reviewer)).results[0].open;

describe('the workload of a reviewer', () => {
  it('counts open reviews and late ones, with the oldest and the next due date', async () => {
    const reviewer = await person('sfari_reviewer');
    expect((await readWorkload(reviewer)).results).toEqual([
      {
        id: reviewer.id,
        display_name: expect.any(String),
        groups: ['sfari_reviewer'],
        open: 0,
        late: 0,
        oldest: null,
        next_due: null,
        reminded: null,
        is_remindable: false,
      },
    ]);
    await assign(reviewer, { due: 3, assigned: 11 });
    await assign(reviewer, { due: -1, assigned: 15 });
    await assign(reviewer, { due: 0, assigned: 14 });
    await assign(reviewer, { type: 4, assigned: 40 });
    const [row] = (await readWorkload(reviewer)).results;
    expect(row).toMatchObject({ open: 4, late: 1 });
    expect(Math.round((Date.now() - Date.parse(row.oldest)) / 86_400_000)).toBe(40);
    expect(row.next_due).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  });

  it('counts nothing that waits for someone else', async () => {
    const reviewer = await person('internal_reviewer');
    await assign(reviewer, { status: 6 });
    await assign(reviewer, { status: 8, type: 4 });
    expect(await countOpen(reviewer)).toBe(0);
    const { request, review } = await assign(reviewer, { type: 4 });
    expect(await countOpen(reviewer)).toBe(1);
    await harness.build.sql(
      `insert into staff.review_score (id, request_id, reviewer_id, rubric_key, rubric_version, quarter)
        values ($1, $2, $3, 'research_match', 1, 'Q3 2026')`,
      [review, request.id, reviewer.id],
    );
    expect(await countOpen(reviewer), 'a draft').toBe(1);
    await harness.build.sql('update staff.review_score set submitted_at = now() where id = $1', [review]);
    expect(await countOpen(reviewer), 'a submitted review').toBe(0);
    const other = await assign(reviewer);
    await buildConflict(harness.build, { request: other.request, reviewer });
    expect(await countOpen(reviewer), 'a conflict of interest').toBe(0);
  });

  it('lists who may be assigned, and who still has a review though they no longer may', async () => {
    const gone = await person('external_reviewer');
    const idle = await person('external_reviewer');
    const owner = await person('primary_researcher');
    await assign(gone, { type: 4 });
    await harness.build.sql('update core.account set active = false where id = any($1)', [
      [gone.id, idle.id],
    ]);
    expect(await countOpen(gone)).toBe(1);
    expect((await readWorkload(idle)).count).toBe(0);
    expect((await readWorkload(owner)).count).toBe(0);
    expect((await readWorkload(admin)).count).toBe(0);
  });

  it('is filtered, searched, sorted and paged by the server', async () => {
    const busy = await person('abn_reviewer');
    const free = await person('abn_reviewer');
    await assign(busy, { type: 8, due: -2 });
    await assign(busy, { type: 8 });
    const ids = async (query: string): Promise<number[]> => {
      const { status, body } = await harness.call(`GET /workload/?id__in=${busy.id},${free.id}&${query}`, {
        as: admin,
      });
      expect(status).toBe(200);
      return body.results.map(({ id }: { id: number }) => id);
    };
    expect(await ids('ordering=-open')).toEqual([busy.id, free.id]);
    expect(await ids('ordering=open')).toEqual([free.id, busy.id]);
    expect(await ids('ordering=-oldest')).toEqual([busy.id, free.id]);
    expect(await ids('ordering=next_due')).toEqual([busy.id, free.id]);
    expect(await ids('ordering=-late&limit=1')).toEqual([busy.id]);
    expect(await ids('ordering=-late&limit=1&offset=1')).toEqual([free.id]);
    expect(await ids('open__gte=1')).toEqual([busy.id]);
    expect(await ids('late__gte=1')).toEqual([busy.id]);
    expect(await ids('groups__name=abn_reviewer')).toHaveLength(2);
    expect(await ids('groups__name__in=sfari_reviewer,internal_reviewer')).toEqual([]);
    const [row] = (await readWorkload(busy)).results;
    expect(await ids(`search=${encodeURIComponent(row.display_name)}`)).toContain(busy.id);
    const wrong = await harness.call('GET /workload/?ordering=email', { as: admin });
    expect(wrong.status).toBe(400);
  });
});

describe('the open reviews of a reviewer', () => {
  const list = (query: string, as = admin) => harness.call(`GET /open-review/?${query}`, { as });

  it('say since when, until when and which request', async () => {
    const reviewer = await person('sfari_reviewer');
    const late = await assign(reviewer, { due: -3, assigned: 17 });
    const later = await assign(reviewer, { due: 5 });
    const { body } = await list(`reviewer=${reviewer.id}&ordering=due_date`);
    expect(body.results).toMatchObject([
      {
        id: late.review,
        request: { id: late.request.id, type: 1 },
        reviewer: { id: reviewer.id },
        reviewer_role: 1,
        is_late: true,
      },
      { id: later.review, is_late: false },
    ]);
    expect((await list(`reviewer=${reviewer.id}&is_late=true`)).body.count).toBe(1);
    expect((await list(`reviewer=${reviewer.id}&request__type=4`)).body.count).toBe(0);
    expect((await list('reviewer=many')).status).toBe(400);
  });

  it('hide those of the reader’s own requests, and show project managers only tissue reviews', async () => {
    const reviewer = await person('sfari_reviewer');
    const owner = await harness.build.person({ roles: ['sfari_admin', 'primary_researcher'] });
    const { review } = await assign(reviewer, { owner });
    await assign(reviewer, { type: 8 });
    expect((await list(`reviewer=${reviewer.id}`)).body.count).toBe(2);
    expect((await list(`reviewer=${reviewer.id}`, owner)).body.count).toBe(1);
    expect((await harness.call(`GET /open-review/${review}/`, { as: owner })).status).toBe(404);
    const manager = await person('abn_proj_mgr');
    expect((await list(`reviewer=${reviewer.id}`, manager)).body.count).toBe(1);
    expect((await harness.call(`GET /open-review/${review}/`, { as: manager })).status).toBe(404);
  });

  it.each(['sfari_reviewer', 'internal_reviewer', 'rm_admin', 'primary_researcher', 'access_admin'] as const)(
    '%s must not read them, nor how much others have to do',
    async (role) => {
      const as = await person(role);
      expect((await list('', as)).status).toBe(403);
      expect((await harness.call('GET /workload/', { as })).status).toBe(403);
    },
  );
  it('no one reads them who is not signed in', async () => {
    expect((await harness.call('GET /open-review/')).status).toBe(401);
    expect((await harness.call('GET /workload/')).status).toBe(401);
  });
});
