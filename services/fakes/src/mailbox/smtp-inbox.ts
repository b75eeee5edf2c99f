import { once } from 'node:events';
import { callbackify } from 'node:util';
import type { Readable } from 'node:stream';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';
import type { MailStore } from './mail-store.ts';
import { parseMail } from './parse-mail.ts';

/** An SMTP server that can be closed and reopened to simulate an outage. */
export interface SmtpInbox {
  readonly port: number;
  open: () => Promise<void>;
  close: () => Promise<void>;
}

const SIZE_LIMIT = 40 * 1024 * 1024;

/**
 * Creates an inbox on 127.0.0.1 that answers 250 only when the mail is on disk. Port 0 chooses a free port, which does
 * not change afterwards.
 */
export function createSmtpInbox(store: MailStore, wantedPort: number): SmtpInbox {
  let port = wantedPort;
  let server: SMTPServer | undefined;
  return {
    get port() {
      return port;
    },
    async open() {
      if (server !== undefined) return;
      server = createServer(store);
      const listening = once(server.server, 'listening');
      server.listen(port, '127.0.0.1');
      await listening;
      const address = server.server.address();
      if (address !== null && typeof address === 'object') port = address.port;
    },
    async close() {
      const closing = server;
      server = undefined;
      if (closing === undefined) return;
      await new Promise<void>((resolve) => closing.close(resolve));
    },
  };
}

function createServer(store: MailStore): SMTPServer {
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    size: SIZE_LIMIT,
    closeTimeout: 500,
    onData(stream, session, done) {
      receive(store, stream, session, done);
    },
  });
  // Ignore senders that disconnect in the middle of a mail; they will try again.
  server.on('error', () => undefined);
  return server;
}

const receive = callbackify(async (store: MailStore, stream: Readable, session: SMTPServerSession) => {
  try {
    const parts: Buffer[] = [];
    for await (const part of stream) parts.push(Buffer.from(part));
    const recipients = session.envelope.rcptTo.map((recipient) => recipient.address);
    const raw = Buffer.concat(parts);
    const mail = await parseMail(raw, recipients, new Date());
    await store.store(mail, mail.attachments.length > 0 ? raw : undefined);
  } catch (error) {
    // 452 asks the sender to try again later, so a full disk loses no mail.
    const refusal = new Error('The inbox could not keep the mail. Try again.', { cause: error });
    throw Object.assign(refusal, { responseCode: 452 });
  }
});
