/** A mail with a document that the portal made for it, such as a report. */
import { MailRequested } from '@portal/contract';
import { emitEvent, type TestPerson } from '@portal/kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startCore, type CoreHarness } from '../../testing/core-harness.ts';
import { createTestMailServer, type TestMailServer } from '../../testing/mail-server.ts';

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

it('goes out with it, and the document is stored once, for who asked for it', async () => {
  const content = Buffer.from('PK a workbook');
  const payload = {
    key: 'made-for-a-mail',
    template: 'rm_report',
    model_name: null,
    object_id: null,
    to: ['ada@uni.test'],
    subject: 'With a document',
    body: '<p>Enclosed</p>',
    documents: [
      { name: 'report.xlsx', media_type: 'application/x-test', content: content.toString('base64') },
    ],
    actor_id: admin.id,
  };
  await emitEvent(core.database, MailRequested, payload);
  await emitEvent(core.database, MailRequested, payload);
  const listStored = () =>
    core.build.sql<{ status: string; attachments: string[] }>(
      "select status, attachments from core.email where key = 'made-for-a-mail'",
    );
  await core.eventually(async () => (await listStored())[0]?.status === 'sent', 20_000);
  const [mail] = await listStored();
  expect(mail?.attachments).toHaveLength(1);
  const sent = server.mails.filter(({ source }) => source.includes('Subject: With a document'));
  expect(sent).toHaveLength(1);
  expect(sent[0]?.source).toContain('filename=report.xlsx');
  expect(sent[0]?.source).toContain(content.toString('base64'));
  const download = await core.call(`GET /file/${mail?.attachments[0]}/`, { as: admin });
  expect(download.status).toBe(200);
  expect((await core.call(`GET /file/${mail?.attachments[0]}/`, { as: researcher })).status).toBe(404);
});
