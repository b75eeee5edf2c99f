/** Globus: access tokens, identities by user name, and group members. */
import { createHash, randomUUID } from 'node:crypto';
import { openStored } from './stored.ts';
import { parseBasicAuth, json, type OutsideSystem } from './system.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The same user name always gets the same id, so that ids stored by the portal stay valid. */
export function findIdentity(username: string): string {
  const hex = createHash('sha256').update(username.toLowerCase()).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join(
    '-',
  );
}

/** Tokens are lost when the process ends, as tokens may expire at any time. Group members are stored. */
export function createGlobus(dataDir: string): OutsideSystem {
  const tokens = new Set<string>();
  const stored = openStored<Record<string, Record<string, string>>>(dataDir, 'globus', {});

  return ({ method, path, query, authorization, body }) => {
    if (path === '/v2/oauth2/token' && method === 'POST') {
      if (!parseBasicAuth(authorization)) return json(401, { error: 'invalid_client' });
      if (body['grant_type'] !== 'client_credentials') return json(400, { error: 'unsupported_grant_type' });
      const token = randomUUID();
      tokens.add(token);
      return json(200, {
        access_token: token,
        token_type: 'Bearer',
        expires_in: 172_800,
        scope: body['scope'] ?? '',
        resource_server: 'groups.api.globus.org',
      });
    }
    const unknown = json(401, { code: 'AUTHENTICATION_ERROR', detail: 'Call must be authenticated' });
    if (path === '/v2/api/identities' && method === 'GET') {
      // A token for groups is not valid for identities.
      if (!parseBasicAuth(authorization)) return unknown;
      const names = (query.get('usernames') ?? '').split(',').filter((name) => /^\S+@\S+$/.test(name));
      return json(200, {
        identities: names.map((username) => ({ id: findIdentity(username), username, status: 'used' })),
      });
    }
    if (!tokens.has(/^Bearer (\S+)$/.exec(authorization)?.[1] ?? '')) return unknown;
    const id = /^\/v2\/groups\/([^/]+)$/.exec(path)?.[1];
    if (id === undefined) return undefined;
    if (!UUID.test(id)) return json(422, { code: 'UNPROCESSABLE_ENTITY', detail: 'group_id is no UUID' });
    const members = new Map(Object.entries(stored.value[id] ?? {}));
    if (method === 'GET')
      return json(200, { id, name: `Group ${id.slice(0, 8)}`, memberships: listMembers(id, members) });
    if (method !== 'POST') return undefined;
    const answer = change(id, members, body);
    stored.write({ ...stored.value, [id]: Object.fromEntries(members) });
    return json(200, answer);
  };
}

function listMembers(group: string, members: ReadonlyMap<string, string>) {
  return [...members].map(([identity_id, role]) => ({
    group_id: group,
    identity_id,
    role,
    status: 'active',
  }));
}

interface Named {
  readonly identity_id: string;
  readonly role?: string;
}
const readNames = (value: unknown): Named[] =>
  (Array.isArray(value) ? (value as Named[]) : []).filter((one) => UUID.test(one?.identity_id ?? ''));

/** Applies a batch of membership changes. Those that fail are listed under `errors`; the others are applied. */
function change(group: string, members: Map<string, string>, body: Readonly<Record<string, unknown>>) {
  const errors: Record<string, object[]> = {};
  const attempt = (action: string, code: string, { identity_id }: Named, isPossible: boolean): boolean => {
    if (!isPossible) (errors[action] ??= []).push({ identity_id, code });
    return isPossible;
  };
  const added = readNames(body['add']).filter((one) => {
    const isNew = attempt('add', 'ALREADY_ACTIVE', one, !members.has(one.identity_id));
    if (isNew) members.set(one.identity_id, one.role ?? 'member');
    return isNew;
  });
  const removed = readNames(body['remove']).filter((one) =>
    attempt('remove', 'NOT_A_MEMBER', one, members.delete(one.identity_id)),
  );
  const answers = (list: readonly Named[], status: string) =>
    list.map(({ identity_id, role = 'member' }) => ({ group_id: group, identity_id, role, status }));
  return { add: answers(added, 'active'), remove: answers(removed, 'removed'), errors };
}
