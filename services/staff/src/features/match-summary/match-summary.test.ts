/** The summary of a Research Match application: filled once from it, then what staff wrote. */
import { startHarness, type Harness } from '@portal/core/testing';
import type { TestPerson } from '@portal/kit/testing';
import { buildRequestCohort } from '@portal/researcher/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { definition } from '../../app.ts';
import { createSummarySteps } from './match-summary.fixtures.ts';

const dayFromNow = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

let harness: Harness;
let steps: ReturnType<typeof createSummarySteps>;
let admin: TestPerson;
beforeAll(async () => {
  harness = await startHarness(definition, { SERVICE_URLS: '{"researcher":"http://127.0.0.1:9"}' });
  steps = createSummarySteps(harness);
  admin = await steps.person('sfari_admin');
});
afterAll(() => harness.stop());

const ANSWERS = {
  title: 'Sleep at school age',
  abstract: 'We ask how sleep changes.',
  hypotheses: 'Regular evenings help',
  research_aim: 'To find habits',
  methods: ['Online Survey', 'Clinical Trial', 'A method of an older form'],
  instruments: 'Sleep Habits Questionnaire',
  build_preference: 'foundation',
  genetic_request: true,
  procedure: 'A diary of 14 days',
  time_length: 'Ten minutes a day',
  justification: 'Only this cohort is large enough',
  incl_criteria: 'Children',
  excl_criteria: 'Medicine for epilepsy',
  feedback: 'A page in plain words',
  funding: 'A grant',
  risks: 'Tiring questions',
  design_engagement: 'Three parents',
  additional_info: 'We can start in spring',
  categories: ['Health and sleep'],
  keywords: ['sleep', 'school', 'habits', 'of an older form'],
  region: 'Northeast',
};

describe('until someone wrote it', () => {
  it('is as the application says [S3-12 S3-13 S3-15 S3-16 S3-17 S3-18 S3-19 S3-20 S3-21 S3-23 S5-15]', async () => {
    const owner = await harness.build.person({ firstName: 'Ines', lastName: 'Okafor' });
    const request = await steps.application({ owner, answers: ANSWERS, status: 3 });
    await buildRequestCohort(harness.build, request, 'SPARK');
    const { body, headers } = await steps.read(request, admin);
    expect(headers.get('etag')).toBe('W/"0"');
    expect(body).toMatchObject({
      request: { id: request.id, sfari_request_id: request.code, type: 4, status: 3 },
      written_at: null,
      rm_ids: [],
      scientific_title: 'Sleep at school age',
      scientific_abstract: 'We ask how sleep changes.',
      hypotheses: 'Regular evenings help',
      research_aim: 'To find habits',
      irb_status: null,
      irb_status_comments: '',
      study_type: ['Online Survey', 'Clinical Trial'],
      std_instruments: 'Sleep Habits Questionnaire',
      build_preference: 'foundation',
      genetic_request: true,
      procedure: 'A diary of 14 days',
      time_required: 'Ten minutes a day',
      justification: 'Only this cohort is large enough',
      incl_criteria: 'Children',
      excl_criteria: 'Medicine for epilepsy',
      feedback: 'A page in plain words',
      funding: 'A grant',
      risks: 'Tiring questions',
      stakeholder_feedback: 'Three parents',
      considerations: 'We can start in spring',
      due_date: null,
      meeting_notes: '',
      meeting_notes_version: 0,
      category: ['Health and sleep'],
      keywords: ['sleep', 'school', 'habits'],
      cohort: ['SPARK'],
      region: 'Northeast',
      principalInvestigator: 'Ines Okafor',
      email: owner.email,
      abilities: { edit: true, set_due_date: true, meeting_notes: true },
    });
    expect(body.institution).not.toBe('');
  });

  it('a request with few answers has the title of its project', async () => {
    const request = await steps.application({ answers: {}, title: 'Of the project' });
    expect((await steps.read(request, admin)).body).toMatchObject({
      scientific_title: 'Of the project',
      study_type: [],
      genetic_request: false,
    });
  });

  it('the first save stores all of it, and it follows the application no more [S5-37 S7-11 S3-14]', async () => {
    const request = await steps.application({ answers: ANSWERS });
    const saved = await steps.write(request, admin, {
      irb_status: 'Partially Approved',
      irb_status_comments: 'Site two is open',
      scientific_title: 'Sleep, shortened',
    });
    expect(saved.status).toBe(200);
    expect(saved.body).toMatchObject({
      irb_status: 'Partially Approved',
      scientific_title: 'Sleep, shortened',
      time_required: 'Ten minutes a day',
    });
    expect(saved.body.written_at).not.toBeNull();
    expect(saved.headers.get('etag')).toBe('W/"1"');
    await harness.build.sql(
      `update researcher.request set additional_data = additional_data || '{"time_length":"An hour"}' where id = $1`,
      [request.id],
    );
    const read = await steps.read(request, admin);
    expect(read.body).toEqual(saved.body);
    const history = await harness.build.sql<{ actor_id: number; changes: Record<string, unknown> }>(
      "select actor_id, changes from audit.log where model = 'rm_summary' and parent_pk = $1 order by id desc",
      [String(request.id)],
    );
    expect(history[0]).toMatchObject({
      actor_id: admin.id,
      changes: { irb_status: [null, 'Partially Approved'] },
    });
  });

  it('a renewal continues with the summary and the ids of the request that it renews', async () => {
    const request = await steps.application({ answers: ANSWERS, status: 7 });
    const renewal = await steps.application({
      type: 5,
      answers: {},
      owner: request.owner,
      renewalOf: request,
    });
    expect((await steps.read(renewal, admin)).body).toMatchObject({
      procedure: 'A diary of 14 days',
      rm_ids: [],
    });
    await steps.write(request, admin, { rm_ids: ['RM7001', 'RM7001A'], procedure: 'A diary of a week' });
    const first = (await steps.read(renewal, admin)).body;
    expect(first).toMatchObject({
      written_at: null,
      procedure: 'A diary of a week',
      rm_ids: ['RM7001', 'RM7001A'],
    });
    // One study: no one is asked whether its base may be used.
    const saved = await steps.write(renewal, admin, { risks: 'None that are new' });
    expect(saved.body).toMatchObject({ rm_ids: ['RM7001', 'RM7001A'], risks: 'None that are new' });
  });
});

describe('a save', () => {
  it('names the version; of two the second is refused, and both texts are there [S8-13]', async () => {
    const other = await steps.person('rm_admin');
    const request = await steps.application();
    expect((await steps.write(request, admin, { risks: 'x' }, null)).body.code).toBe('STALE');
    const both = await Promise.all([
      steps.write(request, admin, { risks: 'By the one' }),
      steps.write(request, other, { risks: 'By the other' }),
    ]);
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]));
    const refused = both.find(({ status }) => status === 409);
    const stored = await steps.read(request, admin);
    expect(refused?.body).toMatchObject({ code: 'STALE', current: { risks: stored.body.risks } });
    expect(stored.headers.get('etag')).toBe('W/"1"');
  });

  it.each([
    [{ irb_status: 'Approved' }, 'irb_status'],
    [{ study_type: ['Survey'] }, 'study_type.0'],
    [{ genetic_request: 'yes' }, 'genetic_request'],
    [{ scientific_title: 'x'.repeat(301) }, 'scientific_title'],
    [{ time_required: 'x'.repeat(301) }, 'time_required'],
    [{ risks: 'x'.repeat(5001) }, 'risks'],
    [{ due_date: '2026-02-30' }, 'due_date'],
    [{ due_date: dayFromNow(-2) }, 'due_date'],
    [{ due_date: dayFromNow(800) }, 'due_date'],
    [{ keywords: ['sleep'] }, 'keywords'],
  ])('%j is refused', async (body, field) => {
    const answer = await steps.write(await steps.application(), admin, body);
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body)).toEqual([field]);
  });

  it('stores the due date as 12:00 of the day, and needs no version for it [S3-22 S4.4-02]', async () => {
    const request = await steps.application({ answers: ANSWERS });
    const day = dayFromNow(700);
    const due = await steps.write(request, admin, { due_date: day }, null);
    expect(due.body).toMatchObject({
      due_date: `${day}T12:00:00.000Z`,
      written_at: null,
      risks: 'Tiring questions',
    });
    expect((await steps.write(request, admin, { due_date: null }, null)).body.due_date).toBeNull();
  });

  it('says which day may be its due date; the one that it has may be sent again once it has passed', async () => {
    const request = await steps.application({ answers: ANSWERS });
    const passed = await steps.write(request, admin, { due_date: dayFromNow(-2) }, null);
    expect(passed.body).toEqual({ due_date: ['Choose today or a later day'] });
    const far = await steps.write(request, admin, { due_date: dayFromNow(800) }, null);
    expect(far.body.due_date[0]).toMatch(/^Choose \d\d\/\d\d\/\d{4} or an earlier day$/);
    await harness.build.sql(
      'insert into staff.rm_summary (request_id, due_date) values ($1, $2) on conflict (request_id) do update set due_date = excluded.due_date',
      [request.id, `${dayFromNow(-9)}T12:00:00Z`],
    );
    expect((await steps.write(request, admin, { due_date: dayFromNow(-9) }, null)).status).toBe(200);
    expect((await steps.write(request, admin, { due_date: dayFromNow(-8) }, null)).status).toBe(400);
  });

  it('writes notes of the review meeting beside the summary, with their own version [S3-22]', async () => {
    const request = await steps.application({ status: 8 });
    const notes = {
      meeting_notes: '<p>Ask for <b>one</b><script>alert(1)</script> site</p>',
      meeting_notes_version: 0,
    };
    const first = await steps.write(request, admin, notes, null);
    expect(first.body).toMatchObject({
      meeting_notes: '<p>Ask for <b>one</b> site</p>',
      meeting_notes_version: 1,
    });
    expect(first.headers.get('etag')).toBe('W/"0"');
    const late = await steps.write(request, admin, { meeting_notes: 'Late', meeting_notes_version: 0 }, null);
    expect(late.body).toMatchObject({ code: 'STALE', current: { meeting_notes_version: 1 } });
    const empty = await steps.write(request, admin, { meeting_notes: '<p></p>' }, null);
    expect(empty.body).toMatchObject({ meeting_notes: '', meeting_notes_version: 2 });
    const trail = await harness.build.sql('select 1 from audit.log where parent_pk = $1 and model like $2', [
      String(request.id),
      'rm_%',
    ]);
    expect(trail).toEqual([]);
  });
});

describe('Research Match ids', () => {
  it.each([
    [['RM001'], 'RM001 do not follow valid format of RM plus 4 digits:'],
    [['rm0001', 'RM0001', 'RM00011'], 'rm0001, RM00011 do not follow valid format of RM plus 4 digits:'],
    [['RM0001AB'], 'RM0001AB do not follow valid format of RM plus 4 digits:'],
    [['RM0001', 'RM0002'], 'All Research Match IDs should start with the same base, ex: RM0001'],
  ])('%j are refused [S5-11 S5-12]', async (rmIds, message) => {
    const answer = await steps.write(await steps.application(), admin, { rm_ids: rmIds });
    expect([answer.status, answer.body]).toEqual([400, { rm_ids: [message] }]);
  });

  it('are there once each, with letters and numbers for further arms [S3-11 S5-13]', async () => {
    const request = await steps.application();
    const given = ['RM1001-2', ' RM1001 ', 'RM1001', 'RM1001A', ''];
    const saved = await steps.write(request, admin, { rm_ids: given });
    expect(saved.body.rm_ids).toEqual(['RM1001', 'RM1001-2', 'RM1001A']);
    const fewer = await steps.write(request, admin, { rm_ids: ['RM1001A'] }, 'W/"1"');
    expect(fewer.body.rm_ids).toEqual(['RM1001A']);
    const another = await steps.write(request, admin, { rm_ids: ['RM1002'] }, 'W/"2"');
    expect(another.body.rm_ids).toEqual(['RM1002']);
  });

  it('a base of another request is used once that was confirmed [S5-14]', async () => {
    const first = await steps.application({ title: 'The first study' });
    await steps.write(first, admin, { rm_ids: ['RM2001'] });
    const second = await steps.application();
    const asked = await steps.write(second, admin, { rm_ids: ['RM2001B'], risks: 'Kept for later' });
    expect(asked.status).toBe(409);
    expect(asked.body).toMatchObject({
      code: 'CONFLICT',
      detail: 'Do you wish to continue using RM2001 on the current request?',
      current: {
        base: 'RM2001',
        requests: [{ id: first.id, sfari_request_id: first.code, project_title: 'The first study' }],
      },
    });
    expect((await steps.read(second, admin)).body).toMatchObject({ rm_ids: [], written_at: null });
    expect((await steps.write(second, admin, { rm_ids: ['RM2001B'], use_base: 'RM2002' })).status).toBe(409);
    const used = await steps.write(second, admin, { rm_ids: ['RM2001B'], use_base: 'RM2001' });
    expect(used.body.rm_ids).toEqual(['RM2001B']);
    // It is this request's now.
    expect((await steps.write(second, admin, { rm_ids: ['RM2001', 'RM2001B'] }, 'W/"1"')).status).toBe(200);
  });

  it('of two who give one base at the same time the second is asked', async () => {
    const requests = [await steps.application(), await steps.application()];
    const answers = await Promise.all(
      requests.map((request) => steps.write(request, admin, { rm_ids: ['RM3001'] })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
  });

  it('are of one base in the table, no matter who writes them', async () => {
    const request = await steps.application();
    await steps.write(request, admin, { rm_ids: ['RM4001'] });
    const add = (id: string) =>
      harness.build.sql('insert into staff.rm_id (request_id, rm_id) values ($1, $2)', [request.id, id]);
    await expect(add('RM4002')).rejects.toThrow('several bases');
    await expect(add('RM4001')).rejects.toThrow('duplicate');
    await expect(add('RM401')).rejects.toThrow('check');
  });
});
