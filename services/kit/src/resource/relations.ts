import type { Actor } from '../auth/actor.ts';
import { decidingRelations, type Policy } from '../policy/policy.ts';

interface Related {
  readonly policy: Policy<string, never, string>;
  readonly presentedRelations?: readonly string[];
}

/** The relations that reads and locks compute. Any other relation would cost an unneeded look-up for each row. */
export const neededRelations = ({ policy, presentedRelations = [] }: Related, actor: Actor): Set<string> =>
  new Set([...decidingRelations(policy, actor), ...presentedRelations]);
