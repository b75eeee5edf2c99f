/** A type is one folder and one line in the list: a second one, known to this test alone, goes the whole way. */
import { endpoints, exampleAnswers, type RequestType } from '@portal/contract';
import { instrument } from '@portal/contract/testing/instrument/index';
import { startHarness, type Harness } from '@portal/core/testing';
import type { TestPerson } from '@portal/kit/testing';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { definition } from '../../app.ts';
import { noticeContent } from './approval-notice/approval-notice.pdf.ts';
import { createRequestFactories, mailTo } from '../../testing/index.ts';

vi.mock(import('@portal/contract/request-types/index'), async (readList) => {
  const { REQUEST_TYPE_LIST } = await readList();
  const { instrument: added } = await import('@portal/contract/testing/instrument/index');
  // The line that a developer adds; its number is not of the type of the real list.
  return { REQUEST_TYPE_LIST: [...REQUEST_TYPE_LIST, added] as unknown as typeof REQUEST_TYPE_LIST };
});

const [form] = instrument.forms;
const type = instrument.number as unknown as RequestType;
let harness: Harness;
let make: ReturnType<typeof createRequestFactories>;
let owner: TestPerson;
let admin: TestPerson;
let draft: { id: number; sfari_request_id: string };

beforeAll(async () => {
  harness = await startHarness(definition);
  make = createRequestFactories(harness);
  admin = await harness.build.person({ roles: ['sfari_admin'] });
  const project = await make.project();
  owner = project.owner;
  await make.irb(project);
  const answer = await harness.call('POST /request/', { as: owner, body: { project: project.id, type } });
  draft = answer.body;
});
afterAll(() => harness?.stop());

const patch = (body: unknown) => harness.call(`PATCH /request/${draft.id}/`, { as: owner, body });
const submit = () => harness.call(`POST /request/${draft.id}/submit/`, { as: owner });
const read = async (as = owner) =>
  (await harness.call(`GET /request/${draft.id}/?expand=details`, { as })).body;

describe('a request of a second type', () => {
  it('is drafted with the versions of its type, and has no datasets', async () => {
    expect(await read()).toMatchObject({
      type,
      details: { type, form_version: 1, rubric_version: 3, additional_data: {} },
    });
    const refused = await patch({ datasets: [await make.dataset()] });
    expect(refused.body).toEqual({ datasets: ['Only dataset requests can have datasets'] });
  });

  it('takes unfinished answers of its own form, and none of another [P1-03]', async () => {
    expect((await patch({ additional_data: { room: 'somewhere', weeks: 40 } })).status).toBe(200);
    expect((await patch({ additional_data: { usage: 'To learn' } })).body).toHaveProperty([
      'additional_data.usage',
    ]);
    expect((await patch({ additional_data: { weeks: 'many' } })).status).toBe(400);
  });

  it('clears on the server what an answer hides', async () => {
    await patch({ additional_data: { needs_training: true, training_day: '2027-02-03' } });
    expect((await read()).details.additional_data).toHaveProperty('training_day');
    await patch({ additional_data: { needs_training: false } });
    expect((await read()).details.additional_data).not.toHaveProperty('training_day');
    await patch({ additional_data: { training_day: '2027-02-03' } });
    expect((await read()).details.additional_data).not.toHaveProperty('training_day');
  });

  it('says on submission what its form and its policy lack, each under its name [P1-03]', async () => {
    await patch({ additional_data: { needs_training: true, users: [{ who: 'Ada' }, {}] } });
    const { status, body } = await submit();
    expect(status).toBe(400);
    expect(body).toMatchObject({
      'additional_data.instrument': ['Required field'],
      'additional_data.weeks': ['Please enter 12 or less'],
      'additional_data.room': ['Write it like B-12'],
      'additional_data.training_day': ['Required field'],
      'additional_data.users.0.hours': ['Required Field*'],
      data_safeguard: ['This must be answered with True before you can submit'],
      agreed_to_usage_policy: ['Please agree to the usage policy'],
      access_control_list: ['Choose at least one person from your research team'],
    });
    expect(Object.keys(body)).not.toContain('datasets');
    expect(Object.keys(body)).not.toContain('agreed_nih');
  });

  it('is submitted, shown to staff and decided, its answers with labels in mail and PDF [P1-04]', async () => {
    const saved = await patch({
      additional_data: { ...exampleAnswers(form), room: ' B-12 ' },
      access_control_list: [{ user_id: owner.id }],
      data_safeguard: true,
      agreed_to_usage_policy: true,
    });
    expect(saved.status).toBe(200);
    const submitted = await submit();
    expect(submitted.status).toBe(200);
    const shown = await read(admin);
    expect(shown).toMatchObject({
      status: 2,
      details: { usage_policy_version: '2026-01', additional_data: exampleAnswers(form) },
    });
    const [mail] = await make.queued('mail', draft.sfari_request_id);
    expect(mail?.data.body).toContain('EEG cap, 64 channels');
    const notice = JSON.stringify(noticeContent(shown));
    for (const words of ['Instrument', 'Room', 'B-12', 'Name: Ada · Hours a week: 4'])
      expect(notice).toContain(words);
    const list = await harness.call(`GET /request/?type=${type}`, { as: admin });
    expect(list.body.results.map(({ id }: { id: number }) => id)).toEqual([draft.id]);
    const decided = await harness.call(`POST /request/${draft.id}/decision/`, {
      as: admin,
      body: { status: 4, email: mailTo({ owner }) },
    });
    expect(decided.body).toMatchObject({ status: 4, type });
  });

  it('is in the contract beside the others [R2.1-16]', () => {
    const details = JSON.stringify(
      z.toJSONSchema(endpoints['GET /request/{id}/'].response, { unrepresentable: 'any' }),
    );
    expect(details).toContain('"training_day"');
    expect(details).toContain('"const":90');
    expect(endpoints['POST /request/'].body.safeParse({ project: 1, type: 90 }).success).toBe(true);
    expect(endpoints['POST /request/'].body.safeParse({ project: 1, type: 3 }).success).toBe(false);
  });
});
