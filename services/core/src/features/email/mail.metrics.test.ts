/** What Prometheus gets about mails, queues and connections. */
import { MailRequested } from '@portal/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startCore, type CoreHarness } from '../../testing/core-harness.ts';
import { emit } from '../../testing/emit.ts';
import { createTestMailServer, type TestMailServer } from '../../testing/mail-server.ts';

let server: TestMailServer;
let core: CoreHarness;
beforeAll(async () => {
  server = await createTestMailServer();
  core = await startCore({ SMTP_URL: server.url }, { runs: 'events' });
});
afterAll(async () => {
  await core?.stop();
  await server?.down();
});

async function read(
  name: string,
  labels: Readonly<Record<string, string>> = {},
): Promise<number | undefined> {
  const { body } = await core.call('GET /metrics');
  const given = Object.entries({ ...labels, service: 'core' }).map(([label, value]) => `${label}="${value}"`);
  const line = String(body)
    .split('\n')
    .find((one) => one.startsWith(`${name}{`) && given.every((label) => one.includes(label)));
  return line === undefined ? undefined : Number(line.split(' ').at(-1));
}
const ask = (key: string, to: string) =>
  emit(core, MailRequested, {
    key,
    template: 'message',
    model_name: 'institution',
    object_id: '9',
    to: [to],
    cc: [],
    bcc: [],
    subject: 'A subject',
    body: '<p>A mail</p>',
    attachments: [],
    actor_id: null,
  });

it('counts the mails that have not left, and says how long the oldest waits', async () => {
  expect(await read('portal_mails', { status: 'queued' })).toBe(0);
  expect(await read('portal_mail_oldest_seconds')).toBe(0);
  await server.down();
  await ask('waits', 'maya@lakeside.test');
  await expect.poll(() => read('portal_mails', { status: 'queued' }), { timeout: 8000 }).toBe(1);
  expect(await read('portal_mail_oldest_seconds')).toBeGreaterThan(0);
  await expect
    .poll(() => read('portal_job_oldest_seconds', { queue: 'mail.requested.core' }), { timeout: 8000 })
    .toBeGreaterThan(0);
  await server.up();
  await expect.poll(() => read('portal_mails', { status: 'queued' }), { timeout: 15_000 }).toBe(0);
  await expect
    .poll(() => read('portal_job_oldest_seconds', { queue: 'mail.requested.core' }))
    .toBeUndefined();

  await ask('is refused', 'refused@lakeside.test');
  await expect.poll(() => read('portal_mails', { status: 'failed' }), { timeout: 8000 }).toBe(1);
});

it('counts what is in the queue and what the pool does', async () => {
  // The job of the mail that was refused ends a moment after the mail is written down as failed.
  await expect
    .poll(() => read('portal_jobs_ready', { queue: 'mail.requested.core' }), { timeout: 15_000 })
    .toBe(0);
  expect(await read('portal_jobs_failed', { queue: 'mail.requested.core' })).toBe(0);
  expect(await read('portal_database_connections', { state: 'used' })).toBeGreaterThanOrEqual(0);
  expect(await read('portal_database_connections', { state: 'waiting' })).toBe(0);
  // The queues of others are not its own to report.
  const { body } = await core.call('GET /metrics');
  expect(String(body).match(/^portal_jobs_ready\{queue="[^"]*(?<!\.core)"/m)).toBeNull();
});
