/**
 * An in-memory outside system for tests. It can be down, lose an answer after the change, give wrong answers, or have
 * members that no call added.
 */
import { AccessRefused, type AccessSystem, type AccessPerson } from '../../clients/access-system.ts';

export interface StoredSystem extends AccessSystem {
  readonly members: Map<string, Set<string>>;
  /** Calls that changed something. */
  changes: number;
  calls: number;
  /** Called before and after each change; a test throws here to simulate a fault. */
  before: () => void | Promise<void>;
  after: () => void | Promise<void>;
}

export const isDown = (): never => {
  throw new AccessRefused('The system is down.', { retry: true });
};

export function createStoredSystem(type: AccessSystem['type']): StoredSystem {
  const members = new Map<string, Set<string>>();
  const of = (place: string): Set<string> => {
    const found = members.get(place) ?? new Set<string>();
    members.set(place, found);
    return found;
  };
  const system: StoredSystem = {
    type,
    members,
    changes: 0,
    calls: 0,
    before: () => undefined,
    after: () => undefined,
    findAccount: ({ email }: AccessPerson) => Promise.resolve(email),
    async add(place, { email }) {
      system.calls += 1;
      await system.before();
      if (!of(place).has(email)) system.changes += 1;
      of(place).add(email);
      await system.after();
      return email;
    },
    async remove(place, account) {
      system.calls += 1;
      await system.before();
      if (of(place).delete(account)) system.changes += 1;
      await system.after();
    },
    async list(place) {
      await system.before();
      return [...of(place)];
    },
  };
  return system;
}
