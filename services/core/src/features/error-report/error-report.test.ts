import { afterAll, beforeAll, expect, it } from 'vitest';
import { startCore, type CoreHarness } from '../../testing/core-harness.ts';

let core: CoreHarness;
beforeAll(async () => {
  core = await startCore({ BRANDING_SUPPORT_EMAIL: 'help@portal.test' });
});
afterAll(() => core.stop());

const FIELDS = {
  notes: 'I pressed <b>Save</b>',
  payload_body: '{"email":"a@b.test","password":"Geheim-12345"}',
  response_body: '{"detail":"x"}',
  error_fe_url: 'https://portal.test/reset-password#abcdef',
  error_api_url: '/api/verify-user/?token=abcdef',
};
const body = { task_name: 'error_report', fields: FIELDS };

it('is stored and mailed to support, without secrets [C3.0.6 C7.5.1]', async () => {
  const person = await core.build.person();
  const sent = await core.call('POST /notification/', { as: person, body });
  expect(sent.status).toBe(201);
  const [row] = await core.build.sql('select * from core.error_report where id = $1', [sent.body.id]);
  expect(row).toMatchObject({
    reporter_id: person.id,
    notes: FIELDS.notes,
    payload_body: '{"email":"a@b.test","password":"[removed]"}',
    error_fe_url: 'https://portal.test/reset-password#[removed]',
    error_api_url: '/api/verify-user/?token=[removed]',
  });
  const mail = await core.eventually(async () => {
    const found = await core.build.sql<{ to: string[]; body: string }>(
      'select "to", body from core.email where email_template = \'error_report\'',
    );
    return found[0];
  });
  expect(mail?.to).toEqual(['help@portal.test']);
  expect(mail?.body).toContain(person.email);
  expect(mail?.body).toContain('&lt;b&gt;Save');
  expect(mail?.body).not.toMatch(/Geheim|abcdef/);
});

it('is refused to strangers, without its fields, for other tasks, and after ten in an hour', async () => {
  const person = await core.build.person();
  const send = (given: unknown) => core.call('POST /notification/', { as: person, body: given });
  expect((await core.call('POST /notification/', { body })).status).toBe(401);
  expect((await send({ task_name: 'error_report', fields: {} })).status).toBe(400);
  expect((await send({ ...body, task_name: 'request_comment' })).body).toHaveProperty('task_name');
  const answers = await Promise.all(Array.from({ length: 12 }, () => send(body)));
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(2);
});
