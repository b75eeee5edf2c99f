import { afterEach, expect, it } from 'vitest';
import { createTestMailServer, type TestMailServer } from '../testing/mail-server.ts';
import type { SmtpSettings, SmtpTls } from '../settings.ts';
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
const open = (tls: SmtpTls, limits: Partial<SmtpSettings['limits']> = {}): Mailer =>
  createMailer(
    { url: server.url, tls, limits: { connections: 2, messages: 100, ...limits } },
    'portal@example.test',
  );
afterEach(async () => {
  mailer.close();
  await server.down();
});

it('hands no mail to a server without TLS where TLS is required', async () => {
  server = await createTestMailServer();
  mailer = open('required');
  await expect(mailer.send(MAIL)).rejects.toThrow(/STARTTLS/);
  expect(server.mails).toEqual([]);
});

it('takes a server without TLS where TLS is not required', async () => {
  server = await createTestMailServer();
  mailer = open('opportunistic');
  await mailer.send(MAIL);
  expect(server.mails.map(({ isSecure }) => isSecure)).toEqual([false]);
});

it.each(['required', 'opportunistic'] as const)(
  'does not trust a stranger’s certificate: %s',
  async (tls) => {
    server = await createTestMailServer({ offersTls: true });
    mailer = open(tls);
    await expect(mailer.send(MAIL)).rejects.toThrow(/certificate|self.signed|expired/i);
    expect(server.mails).toEqual([]);
  },
);

it('leaves TLS alone where it is switched off', async () => {
  server = await createTestMailServer({ offersTls: true });
  mailer = open('off');
  await mailer.send(MAIL);
  expect(server.mails.map(({ isSecure }) => isSecure)).toEqual([false]);
});

it('respects what the server allows: connections at the same time, mails by one of them', async () => {
  server = await createTestMailServer();
  mailer = open('off', { connections: 2, messages: 3 });
  await Promise.all(
    Array.from({ length: 12 }, (_, count) => mailer.send({ ...MAIL, messageId: `<${count}@portal.test>` })),
  );
  expect(server.mails).toHaveLength(12);
  const connections = new Set(server.mails.map(({ connection }) => connection));
  expect(connections.size).toBe(4);
  expect(server.mostConnections).toBe(2);
});

it('hands over no more mails a second than the server allows', async () => {
  server = await createTestMailServer();
  mailer = open('off', { rate: 2 });
  const started = performance.now();
  await Promise.all(Array.from({ length: 5 }, () => mailer.send(MAIL)));
  expect(performance.now() - started).toBeGreaterThan(1500);
});
