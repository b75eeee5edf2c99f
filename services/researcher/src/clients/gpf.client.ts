/** Members of groups in GPF, the genotype and phenotype viewer, by e-mail address (spec 3 section 8). */
import { z } from 'zod';
import type { AccessSystem } from './access-system.ts';
import { askSystem, TIMEOUT_MS, refuseAnswer } from './ask-system.ts';

const SYSTEM = 'GPF';

export interface GpfSettings {
  readonly url: string;
  readonly token: string;
  readonly timeoutMs?: number;
}

const Changed = z.object({ groupName: z.string(), users: z.array(z.string()) });
const Groups = z.array(z.object({ name: z.string(), users: z.array(z.string()) }));

export function createGpfClient({ url, token, timeoutMs = TIMEOUT_MS }: GpfSettings): AccessSystem {
  const base = `${url.replace(/\/$/, '')}/api/v3/groups`;
  const headers = { Authorization: `Bearer ${token}` };
  const ask = <T>(path: string, answer: z.ZodType<T>, init: RequestInit = { headers }): Promise<T> =>
    askSystem({ system: SYSTEM, url: `${base}${path}`, init, answer, timeoutMs });

  async function change(group: string, action: 'add-user' | 'remove-user', email: string): Promise<void> {
    const answer = await ask(`/${action}`, Changed, {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify({ groupName: group, userEmail: email }),
    });
    const isIn = answer.users.some((user) => user.toLowerCase() === email);
    if (answer.groupName !== group || isIn !== (action === 'add-user')) throw refuseAnswer(SYSTEM);
  }

  return {
    type: SYSTEM,
    findAccount: ({ email }) => Promise.resolve(email.toLowerCase()),
    async add(group, { email }) {
      await change(group, 'add-user', email.toLowerCase());
      return email.toLowerCase();
    },
    remove: (group, account) => change(group, 'remove-user', account),
    async list(group) {
      const groups = await ask(`?name=${encodeURIComponent(group)}`, Groups);
      const found = groups.find(({ name }) => name === group);
      if (!found) throw refuseAnswer(SYSTEM);
      return found.users.map((user) => user.toLowerCase());
    },
  };
}
