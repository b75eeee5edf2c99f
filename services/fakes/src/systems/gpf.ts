/** GPF, the viewer of genotypes and phenotypes: the members of the group that may see a dataset. */
import { openStored } from './stored.ts';
import { json, readText, type OutsideSystem } from './system.ts';

const ACTIONS = ['add-user', 'remove-user'] as const;

export function createGpf(dataDir: string): OutsideSystem {
  const stored = openStored<Record<string, string[]>>(dataDir, 'gpf', {});

  return ({ method, path, query, authorization, body }) => {
    if (!/^Bearer \S+$/.test(authorization)) return json(401, { detail: 'Not authenticated' });
    if (path === '/api/v3/groups' && method === 'GET') {
      const names = query.has('name') ? [query.get('name') ?? ''] : Object.keys(stored.value);
      return json(
        200,
        names.map((name) => ({ name, users: stored.value[name] ?? [] })),
      );
    }
    const action = ACTIONS.find((name) => path === `/api/v3/groups/${name}`);
    if (!action || method !== 'POST') return undefined;
    const [group, user] = [readText(body['groupName']), readText(body['userEmail'])];
    if (!group || !user) return json(400, { detail: 'groupName and userEmail are required' });
    const users = new Set(stored.value[group] ?? []);
    if (action === 'add-user') users.add(user.toLowerCase());
    else users.delete(user.toLowerCase());
    stored.write({ ...stored.value, [group]: [...users] });
    return json(200, { groupName: group, users: [...users] });
  };
}
