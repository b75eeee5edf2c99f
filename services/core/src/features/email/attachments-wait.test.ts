/** A mail with files, written while the mail server is down (spec 3 section 2.17). */
import type { TestPerson } from '@portal/kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startCore, type CoreHarness } from '../../testing/core-harness.ts';
import { createTestMailServer, type TestMailServer } from '../../testing/mail-server.ts';
import { upload } from '../../testing/uploads.ts';
import { clearUnusedUploads } from '../file/index.ts';
import { createFileStore } from '../../clients/index.ts';

let server: TestMailServer;
let core: CoreHarness;
let admin: TestPerson;
let researcher: TestPerson;
beforeAll(async () => {
  server = await createTestMailServer();
  core = await startCore({ SMTP_URL: server.url }, { runs: 'events' });
  admin = await core.build.person({ roles: ['sfari_admin'], institution: null });
  researcher = await core.build.person();
});
afterAll(async () => {
  await core.stop();
  await server.down();
});

it('waits with its files, says so in the log, and goes out whole and once when the server is back', async () => {
  await server.down();
  const files = await Promise.all(
    ['protocol.pdf', 'consent.pdf'].map((name) => upload(core, admin, { fields: { type: '3' }, name })),
  );
  const sent = await core.call('POST /email/', {
    as: admin,
    body: {
      to: ['ada@uni.test'],
      bcc: ['archive@foundation.test'],
      subject: 'With two files',
      body: '<p>Dear Ada</p>',
      model_name: 'user',
      object_ids: [String(researcher.id)],
      attachments: files.map(({ body }) => body.id),
    },
  });
  expect(sent.status, 'who writes does not wait for the mail server').toBe(202);
  const logged = async () => {
    const { body } = await core.call(`GET /email/?model_name=user&object_id=${researcher.id}`, { as: admin });
    return body.results[0];
  };
  await core.eventually(async () => ((await logged())?.attempts ?? 0) > 0);
  expect(await logged()).toMatchObject({
    status: 'queued',
    error: expect.stringContaining('ECONNREFUSED'),
    to: ['ada@uni.test'],
    bcc: ['archive@foundation.test'],
  });

  // what waits may wait for long: its files are no unused uploads
  await core.build.sql("update core.file set created = now() - interval '60 days'");
  expect(
    await clearUnusedUploads(core.parts.database, createFileStore({ dataDir: core.dataDir, s3: undefined })),
  ).toBe(0);

  await server.up();
  await core.eventually(async () => (await logged())?.status === 'sent', 20_000);
  expect(await logged()).toMatchObject({ error: null });
  const mails = server.mails.filter(({ source }) => source.includes('Subject: With two files'));
  expect(mails).toHaveLength(1);
  expect(mails[0]?.source).toContain('filename=protocol.pdf');
  expect(mails[0]?.source).toContain('filename=consent.pdf');
});
