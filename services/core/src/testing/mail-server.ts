/** A mail server for tests. It records received mails, and can be taken down or refuse a recipient. */
import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  readonly recipients: readonly string[];
  /** The raw message: headers and body. */
  readonly source: string;
  /** Whether the mail arrived over TLS. */
  readonly isSecure: boolean;
  /** Id of the connection over which the mail arrived. */
  readonly connection: string;
}
export interface TestMailServer {
  readonly url: string;
  readonly mails: readonly ReceivedMail[];
  /** Largest number of connections open at the same time. */
  readonly mostConnections: number;
  up(): Promise<void>;
  down(): Promise<void>;
}

/** @param offersTls whether it accepts STARTTLS, with a self-signed certificate */
export async function createTestMailServer({ offersTls = false } = {}): Promise<TestMailServer> {
  const mails: ReceivedMail[] = [];
  let server: SMTPServer | undefined;
  let port = 0;
  let mostConnections = 0;
  const mailServer: TestMailServer = {
    get url() {
      return `smtp://127.0.0.1:${port}`;
    },
    mails,
    get mostConnections() {
      return mostConnections;
    },
    async up() {
      if (server) return;
      server = new SMTPServer({
        disabledCommands: offersTls ? ['AUTH'] : ['AUTH', 'STARTTLS'],
        disableReverseLookup: true,
        closeTimeout: 100,
        onConnect(_session, done) {
          mostConnections = Math.max(mostConnections, server?.connections.size ?? 0);
          done();
        },
        onRcptTo({ address }, _session, done) {
          done(
            address.startsWith('refused')
              ? Object.assign(new Error('No such person'), { responseCode: 550 })
              : undefined,
          );
        },
        onData(stream, session, done) {
          let source = '';
          stream.on('data', (chunk: Buffer) => (source += chunk.toString('utf8')));
          stream.on('end', () => {
            mails.push({
              recipients: session.envelope.rcptTo.map(({ address }) => address),
              source,
              isSecure: session.secure,
              connection: session.id,
            });
            done();
          });
        },
      });
      server.on('error', () => undefined);
      server.listen(port, '127.0.0.1');
      await once(server.server, 'listening');
      const address = server.server.address();
      if (typeof address === 'object' && address) port = address.port;
    },
    async down() {
      const closing = server;
      server = undefined;
      if (closing) await new Promise<void>((resolve) => closing.close(resolve));
    },
  };
  await mailServer.up();
  return mailServer;
}
