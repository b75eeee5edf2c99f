/** Zendesk: the conversation of a ticket, as /api/v2 answers it. Tickets 1000 to 1999 exist. */
import { parseBasicAuth, json, type OutsideSystem } from './system.ts';

const [FIRST, LAST] = [1000, 1999];
const AGENT = { id: 900, name: 'Collections Team', email: 'collections@foundation.test', role: 'agent' };
const NAMES = ['Ana Soto', 'Ben Ito', 'Carla Weiss', 'Deniz Aydin', 'Ewa Nowak'];

function makeRequester(ticket: number) {
  const name = NAMES[ticket % NAMES.length] ?? 'Ana Soto';
  const email = `${name.toLowerCase().replace(' ', '.')}@university.test`;
  return { id: 10_000 + (ticket % NAMES.length), name, email, role: 'end-user' };
}

/** Three letters between researcher and team, an hour apart, the same at every start. */
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

export function createZendesk(): OutsideSystem {
  return ({ method, path, query, authorization }) => {
    const account = parseBasicAuth(authorization);
    if (!account?.name.endsWith('/token')) return json(401, { error: "Couldn't authenticate you" });
    if (method !== 'GET') return undefined;
    if (path === '/api/v2/tickets/show_many.json') {
      const ids = (query.get('ids') ?? '').split(',').map(Number).filter(exists);
      return json(200, { tickets: ids.map(makeTicket), count: ids.length });
    }
    const [, id, part] = /^\/api\/v2\/tickets\/(\d+)(\/comments)?\.json$/.exec(path) ?? [];
    if (id === undefined) return undefined;
    const ticket = Number(id);
    if (!exists(ticket)) return json(404, { error: 'RecordNotFound', description: 'Not found' });
    if (part === undefined) return json(200, { ticket: makeTicket(ticket) });
    const comments = makeComments(ticket);
    const users = query.get('include') === 'users' ? { users: [makeRequester(ticket), AGENT] } : {};
    return json(200, { comments, count: comments.length, next_page: null, ...users });
  };
}
