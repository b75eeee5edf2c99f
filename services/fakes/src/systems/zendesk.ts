/**
 * Zendesk: the conversation of a ticket, in the form of /api/v2. Tickets 1000 to 1999 exist; added comments are stored.
 */
import fs from 'node:fs';
import path from 'node:path';
import { parseBasicAuth, json, readText, type OutsideSystem } from './system.ts';

const [FIRST, LAST] = [1000, 1999];
const AGENT = { id: 900, name: 'Collections Team', email: 'collections@foundation.test', role: 'agent' };
const NAMES = ['Ana Soto', 'Ben Ito', 'Carla Weiss', 'Deniz Aydin', 'Ewa Nowak'];

function makeRequester(ticket: number) {
  const name = NAMES[ticket % NAMES.length] ?? 'Ana Soto';
  const email = `${name.toLowerCase().replace(' ', '.')}@university.test`;
  return { id: 10_000 + (ticket % NAMES.length), name, email, role: 'end-user' };
}

/** Three comments between researcher and team, an hour apart, the same at every start. */
function makeComments(ticket: number) {
  const requester = makeRequester(ticket);
  const begin = Date.UTC(2026, 0, 5, 14) + (ticket - FIRST) * 3_600_000;
  const letters = [
    { author: requester.id, body: 'When may we expect the samples?' },
    { author: AGENT.id, body: 'They leave the freezer next week. We write to you when they do.' },
    { author: requester.id, body: 'Thank you, that helps.' },
  ];
  return letters.map(({ author, body }, index) => ({
    id: ticket * 10 + index,
    type: 'Comment',
    author_id: author,
    body,
    html_body: `<div class="zd-comment"><p>${body}</p></div>`,
    plain_body: body,
    public: true,
    created_at: new Date(begin + index * 3_600_000).toISOString(),
  }));
}

const makeTicket = (id: number) => ({
  id,
  subject: `Question on an order (${id})`,
  status: 'open',
  requester_id: makeRequester(id).id,
  created_at: makeComments(id)[0]?.created_at,
});
const exists = (id: number): boolean => Number.isInteger(id) && id >= FIRST && id <= LAST;

interface StoredTickets {
  /** Added comments, by ticket. */
  readonly added: Record<string, object[]>;
  /** HTTP error status of failing tickets, by ticket. */
  readonly failures: Record<string, number>;
}
/** One ticket fails from the start, for demonstrations. */
const AT_FIRST: StoredTickets = { added: {}, failures: { '1503': 503 } };

/** `PUT /failures` with `{ticket, status}` makes one ticket fail; a null status makes it succeed again. */
export function createZendesk(dataDir: string): OutsideSystem {
  const file = path.join(dataDir, 'systems', 'zendesk.json');
  const stored = readStored(file);

  const add = (ticket: number, comment: unknown) => {
    const { body, html_body } = (comment ?? {}) as Record<string, unknown>;
    const text = readText(html_body) ?? readText(body);
    if (text === undefined) return json(422, { error: 'RecordInvalid', description: 'Comment is empty' });
    const added = (stored.added[ticket] ??= []);
    const id = ticket * 10 + 5 + added.length;
    const at = new Date().toISOString();
    added.push({ id, type: 'Comment', author_id: AGENT.id, body: text, html_body: text, created_at: at });
    writeStored(file, stored);
    return json(200, { ticket: makeTicket(ticket) });
  };

  return ({ method, path: address, query, authorization, body }) => {
    const account = parseBasicAuth(authorization);
    if (!account?.name.endsWith('/token')) return json(401, { error: "Couldn't authenticate you" });
    if (address === '/failures' && method === 'PUT') {
      const { ticket, status } = body;
      if (typeof status === 'number') stored.failures[String(ticket)] = status;
      else delete stored.failures[String(ticket)];
      writeStored(file, stored);
      return json(200, stored.failures);
    }
    if (address === '/api/v2/tickets/show_many.json' && method === 'GET') {
      const ids = (query.get('ids') ?? '').split(',').map(Number).filter(exists);
      return json(200, { tickets: ids.map(makeTicket), count: ids.length });
    }
    const [, id, part] = /^\/api\/v2\/tickets\/(\d+)(\/comments)?\.json$/.exec(address) ?? [];
    if (id === undefined) return undefined;
    const ticket = Number(id);
    const failure = stored.failures[id];
    if (failure !== undefined) return json(failure, { error: 'Told to fail' });
    if (!exists(ticket)) return json(404, { error: 'RecordNotFound', description: 'Not found' });
    if (method === 'PUT' && part === undefined)
      return add(ticket, (body['ticket'] as Record<string, unknown> | undefined)?.['comment']);
    if (method !== 'GET') return undefined;
    if (part === undefined) return json(200, { ticket: makeTicket(ticket) });
    const comments = [...makeComments(ticket), ...(stored.added[id] ?? [])];
    if (query.get('sort_order') === 'desc') comments.reverse();
    const users = query.get('include') === 'users' ? { users: [makeRequester(ticket), AGENT] } : {};
    return json(200, { comments, count: comments.length, next_page: null, ...users });
  };
}

function readStored(file: string): StoredTickets {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')) as StoredTickets;
  } catch {
    return structuredClone(AT_FIRST);
  }
}

function writeStored(file: string, stored: StoredTickets): void {
  fs.mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  // Write to a temporary file first; if the process stops in between, the old conversations remain.
  fs.writeFileSync(`${file}.new`, JSON.stringify(stored), { mode: 0o600 });
  fs.renameSync(`${file}.new`, file);
}
