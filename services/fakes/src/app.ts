import http from 'node:http';
import path from 'node:path';
import { once } from 'node:events';
import { MailStore } from './mailbox/mail-store.ts';
import { answerMailbox, type Answer } from './mailbox/mailbox.routes.ts';
import { createSmtpInbox, type SmtpInbox } from './mailbox/smtp-inbox.ts';
import { createOrganizations, type Organizations } from './organizations/organizations.ts';
import { createSystems, SYSTEM_MODES, type Systems } from './systems/systems.ts';

export { describeIssuers, type OrganizationId } from './organizations/described.ts';

/** Data folder and ports of the fakes. Port 0 chooses a free one. All listen on 127.0.0.1 only. */
export interface FakesOptions {
  dataDir: string;
  httpPort?: number;
  smtpPort?: number;
}

/** The running fakes. `smtp` can be closed and reopened to simulate a mail server that is down. */
export interface Fakes {
  httpPort: number;
  smtp: SmtpInbox;
  organizations: Organizations;
  stop: () => Promise<void>;
}

/**
 * Starts the fakes of external systems: mail inbox with its page, ORCID, Globus, BINS, Zendesk, GPF, AWS, samples,
 * donors, and organizations whose people log in.
 */
export async function startFakes(options: FakesOptions): Promise<Fakes> {
  const store = new MailStore(path.join(options.dataDir, 'mailbox'));
  const smtp = createSmtpInbox(store, options.smtpPort ?? 0);
  await smtp.open();
  let port = 0;
  const organizations = createOrganizations(() => `http://127.0.0.1:${port}`);
  const parts: Parts = { store, smtp, systems: createSystems(options.dataDir), organizations };
  const server = http.createServer((request, response) => {
    organizations
      .answer(request, response)
      .then(async (isDone) => (isDone ? undefined : send(response, await answer(parts, request))))
      .catch(() => send(response, { status: 500, type: 'text/plain', body: 'Something went wrong.' }));
  });
  // Longer than callers leave a connection unused, so that none is closed while a call is sent over it.
  server.keepAliveTimeout = 60_000;
  server.listen(options.httpPort ?? 0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  port = address !== null && typeof address === 'object' ? address.port : 0;
  return {
    httpPort: port,
    smtp,
    organizations,
    async stop() {
      await smtp.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const NOT_FOUND: Answer = { status: 404, type: 'text/plain; charset=utf-8', body: 'Not found.' };

interface Parts {
  store: MailStore;
  smtp: SmtpInbox;
  systems: Systems;
  organizations: Organizations;
}

async function answer(parts: Parts, request: http.IncomingMessage): Promise<Answer> {
  const given = request.url ?? '/';
  const url = new URL(given, 'http://localhost');
  // Paths with `..` are refused, because the gateway allowed them under another path.
  if (given.split('?', 1)[0] !== url.pathname) return NOT_FOUND;
  if (url.pathname.startsWith('/health/'))
    return { status: 200, type: 'application/json', body: '{"status":"ok"}' };
  const outside = await parts.systems.answer(request, url);
  if (outside) return outside;
  if (request.method === 'POST') return control(parts, url.pathname);
  if (request.method !== 'GET' && request.method !== 'HEAD') return { ...NOT_FOUND, status: 405 };
  return (await answerMailbox(parts.store, url)) ?? NOT_FOUND;
}

/** For fault tests only, on the fakes' own port: the gateway forwards only /mailbox. */
async function control({ smtp, systems, organizations }: Parts, pathname: string): Promise<Answer> {
  const [, name = '', state = ''] = /^\/control\/(\w+)\/(\w+)$/.exec(pathname) ?? [];
  const done: Answer = { status: 204, type: 'text/plain', body: '' };
  if (await organizations.setMode(name, state)) return done;
  const mode = SYSTEM_MODES.find((one) => one === state);
  if (mode === undefined) return NOT_FOUND;
  if (name === 'smtp') await (mode === 'up' ? smtp.open() : smtp.close());
  else if (!systems.setMode(name, mode)) return NOT_FOUND;
  return done;
}

function send(response: http.ServerResponse, { status, type, body, policy, headers }: Answer): void {
  response.writeHead(status, {
    'Content-Type': type,
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    ...headers,
    ...(policy === undefined ? {} : { 'Content-Security-Policy': policy }),
  });
  response.end(body);
}
