import { afterEach, expect, it } from 'vitest';
import { createTestMailServer, type TestMailServer } from '../testing/mail-server.ts';
import { createMailer, type Mailer } from './mailer.ts';

const MAIL = {
  messageId: '<1@portal.test>',
  to: ['a@example.test'],
  cc: [],
  bcc: [],
  subject: 'Hello',
  html: '<p>Hi</p>',
  text: 'Hi',
  attachments: [],
};

let server: TestMailServer;
let mailer: Mailer;
afterEach(async () => {
  mailer.close();
  await server.down();
});

it('hands no mail to a server without TLS where TLS is required', async () => {
  server = await createTestMailServer();
  mailer = createMailer(server.url, 'portal@example.test', 'required');
  await expect(mailer.send(MAIL)).rejects.toThrow(/STARTTLS/);
  expect(server.mails).toEqual([]);
});

it('takes a server without TLS where TLS is not required', async () => {
  server = await createTestMailServer();
  mailer = createMailer(server.url, 'portal@example.test', 'opportunistic');
  await mailer.send(MAIL);
  expect(server.mails.map(({ isSecure }) => isSecure)).toEqual([false]);
});

it.each(['required', 'opportunistic'] as const)(
  'does not trust a stranger’s certificate: %s',
  async (tls) => {
    server = await createTestMailServer({ offersTls: true });
    mailer = createMailer(server.url, 'portal@example.test', tls);
    await expect(mailer.send(MAIL)).rejects.toThrow(/certificate|self.signed|expired/i);
    expect(server.mails).toEqual([]);
  },
);

it('leaves TLS alone where it is switched off', async () => {
  server = await createTestMailServer({ offersTls: true });
  mailer = createMailer(server.url, 'portal@example.test', 'off');
  await mailer.send(MAIL);
  expect(server.mails.map(({ isSecure }) => isSecure)).toEqual([false]);
});
