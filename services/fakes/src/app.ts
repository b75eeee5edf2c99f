import http from 'node:http';
import path from 'node:path';
import { once } from 'node:events';
import { MailStore } from './mailbox/mail-store.ts';
import { answerMailbox, type Answer } from './mailbox/mailbox.routes.ts';
import { createSmtpInbox, type SmtpInbox } from './mailbox/smtp-inbox.ts';

/** Where the fakes keep their things and listen. Port 0 takes a free one. All listen on 127.0.0.1 only. */
export interface FakesOptions {
  dataDir: string;
  httpPort?: number;
  smtpPort?: number;
}

/** The running fakes. `smtp` may be closed and opened again to play a mail server that is down. */
export interface Fakes {
  httpPort: number;
  smtp: SmtpInbox;
  stop: () => Promise<void>;
}

/** Starts the stand-ins for outside systems that the default start uses: the mail inbox with its page. */
export async function startFakes(options: FakesOptions): Promise<Fakes> {
  const store = new MailStore(path.join(options.dataDir, 'mailbox'));
  const smtp = createSmtpInbox(store, options.smtpPort ?? 0);
  await smtp.open();
  const server = http.createServer((request, response) => {
    answer(store, smtp, request).then(
      (found) => send(response, found),
      () => send(response, { status: 500, type: 'text/plain', body: 'Something went wrong.' }),
    );
  });
  server.listen(options.httpPort ?? 0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    httpPort: address !== null && typeof address === 'object' ? address.port : 0,
    smtp,
    async stop() {
      await smtp.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const NOT_FOUND: Answer = { status: 404, type: 'text/plain; charset=utf-8', body: 'Not found.' };

async function answer(store: MailStore, smtp: SmtpInbox, request: http.IncomingMessage): Promise<Answer> {
  const url = new URL(request.url ?? '/', 'http://localhost');
  if (url.pathname.startsWith('/health/'))
    return { status: 200, type: 'application/json', body: '{"status":"ok"}' };
  if (request.method === 'POST') return control(smtp, url.pathname);
  if (request.method !== 'GET' && request.method !== 'HEAD') return { ...NOT_FOUND, status: 405 };
  return (await answerMailbox(store, url)) ?? NOT_FOUND;
}

/** For fault tests only, on the fakes' own port: the gateway passes nothing but /mailbox. */
async function control(smtp: SmtpInbox, pathname: string): Promise<Answer> {
  if (pathname === '/control/smtp/down') await smtp.close();
  else if (pathname === '/control/smtp/up') await smtp.open();
  else return NOT_FOUND;
  return { status: 204, type: 'text/plain', body: '' };
}

function send(response: http.ServerResponse, { status, type, body, policy }: Answer): void {
  response.writeHead(status, {
    'Content-Type': type,
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    ...(policy === undefined ? {} : { 'Content-Security-Policy': policy }),
  });
  response.end(body);
}
