/** GPF, the viewer of genotypes and phenotypes: who belongs to the group that sees a dataset. */
import { json, readText, type OutsideSystem } from './system.ts';

const ACTIONS = ['add-user', 'remove-user'] as const;

export function createGpf(): OutsideSystem {
  const groups = new Map<string, Set<string>>();

  return ({ method, path, query, authorization, body }) => {
    if (!/^Bearer \S+$/.test(authorization)) return json(401, { detail: 'Not authenticated' });
    if (path === '/api/v3/groups' && method === 'GET') {
      const names = query.has('name') ? [query.get('name') ?? ''] : [...groups.keys()];
      return json(
        200,
        names.map((name) => ({ name, users: [...(groups.get(name) ?? [])] })),
      );
    }
    const action = ACTIONS.find((name) => path === `/api/v3/groups/${name}`);
    if (!action || method !== 'POST') return undefined;
    const [group, user] = [readText(body['groupName']), readText(body['userEmail'])];
    if (!group || !user) return json(400, { detail: 'groupName and userEmail are required' });
    const users = groups.get(group) ?? new Set<string>();
    groups.set(group, users);
    // Both are told twice without harm.
    if (action === 'add-user') users.add(user.toLowerCase());
    else users.delete(user.toLowerCase());
    return json(200, { groupName: group, users: [...users] });
  };
}
