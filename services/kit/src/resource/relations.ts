import type { Actor } from '../auth/actor.ts';
import { decidingRelations, type Policy } from '../policy/index.ts';

interface Related {
  // oxlint-disable-next-line typescript/no-explicit-any -- only the names of relations and actions matter here
  readonly policy: Policy<any, never, any>;
  readonly presentedRelations?: readonly string[];
}

/** What reads and locks work out. The other relations would cost each row a look-up that nobody asks for. */
export const neededRelations = ({ policy, presentedRelations = [] }: Related, actor: Actor): Set<string> =>
  new Set([...decidingRelations(policy, actor), ...presentedRelations]);
