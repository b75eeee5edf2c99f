import { afterAll, beforeAll, expect, it } from 'vitest';
import { startCore, type CoreHarness } from '../../testing/core-harness.ts';

let core: CoreHarness;
beforeAll(async () => {
  core = await startCore({}, { runs: 'events' });
});
afterAll(() => core.stop());

it('stores a report of an error, and neither the row nor the mail has a secret [C3.0.6]', async () => {
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

it('is read only by administrators, the newest first [C3.0.6]', async () => {
  const person = await core.build.person({ firstName: 'Ada', lastName: 'Reader' });
  const admin = await core.build.person({ roles: ['sfari_admin_lead'], institution: null });
  const [one, two] = await Promise.all(
    ['First', 'Second'].map(async (notes) => {
      const [row] = await core.build.sql<{ id: number }>(
        `insert into core.error_report (reporter_id, notes, payload_body, response_body, error_fe_url, error_api_url)
         values ($1, $2, '{"a":1}', '{}', '/', 'GET /rare/') returning id`,
        [person.id, notes],
      );
      return row?.id ?? 0;
    }),
  );
  const { body } = await core.call('GET /error-report/?search=rare', { as: admin });
  expect(body.results.map(({ id }: { id: number }) => id)).toEqual(
    [one, two].toSorted((a = 0, b = 0) => b - a),
  );
  expect(body.results[0]).toMatchObject({
    reporter: { id: person.id, display_name: 'Ada Reader' },
    impersonator: null,
    payload_body: '{"a":1}',
  });
  expect((await core.call(`GET /error-report/${one}/`, { as: admin })).status).toBe(200);
  expect((await core.call('GET /error-report/999/', { as: admin })).status).toBe(404);
  expect((await core.call('GET /error-report/?reporter=x', { as: admin })).status).toBe(400);
  const reviewer = await core.build.person({ roles: ['sfari_reviewer'], institution: null });
  for (const as of [person, reviewer])
    expect((await core.call('GET /error-report/', { as })).status).toBe(403);
  expect((await core.call('GET /error-report/')).status).toBe(401);
});

it('is mailed each time, even when a page sends two with one correlation id', async () => {
  const person = await core.build.person();
  const headers = { 'X-Correlation-Id': 'one-failure-twice' };
  const fields = { notes: 'x', payload_body: '', response_body: '', error_fe_url: '', error_api_url: '' };
  for (const _ of [1, 2])
    expect(
      (
        await core.call('POST /notification/', {
          as: person,
          headers,
          body: { task_name: 'error_report', fields },
        })
      ).status,
    ).toBe(202);
  await core.eventually(async () => {
    const sent = await core.build.sql(
      "select 1 from core.email where email_template = 'error_report' and object_id = $1",
      [String(person.id)],
    );
    return sent.length === 2;
  });
});
