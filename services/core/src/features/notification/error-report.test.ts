import { afterAll, beforeAll, expect, it } from 'vitest';
import { startCore, type CoreHarness } from '../../testing/core-harness.ts';

let core: CoreHarness;
beforeAll(async () => {
  core = await startCore();
});
afterAll(() => core.stop());

it('keeps a report of an error, and neither the row nor the mail holds a secret [C3.0.6]', async () => {
  const person = await core.build.person();
  const fields = {
    notes: 'I pressed Save',
    payload_body: '{"email":"a@b.test","password":"Geheim-12345"}',
    response_body: '{"detail":"x"}',
    error_fe_url: 'https://portal.test/reset-password#abcdef',
    error_api_url: '/api/verify-user/?token=abcdef',
  };
  const body = { task_name: 'error_report', fields };
  expect((await core.call('POST /notification/', { as: person, body })).status).toBe(202);
  const [row] = await core.build.sql('select * from core.error_report where reporter_id = $1', [person.id]);
  expect(row).toMatchObject({
    notes: fields.notes,
    impersonator_id: null,
    payload_body: '{"email":"a@b.test","password":"[removed]"}',
    error_fe_url: 'https://portal.test/reset-password#[removed]',
    error_api_url: '/api/verify-user/?token=[removed]',
  });
  const mail = await core.eventually(async () => {
    const [found] = await core.build.sql<{ body: string }>(
      "select body from core.email where email_template = 'error_report'",
    );
    return found;
  });
  expect(mail?.body).not.toMatch(/Geheim|abcdef/);
});
