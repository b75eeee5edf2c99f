import type { Actor } from '../auth/actor.ts';
import { decidingRelations, type Policy } from '../policy/index.ts';

interface Related {
  readonly policy: Policy<string, never, string>;
  readonly presentedRelations?: readonly string[];
}

/** What reads and locks compute. The other relations would cost each row a look-up that no one asks for. */
export const neededRelations = ({ policy, presentedRelations = [] }: Related, actor: Actor): Set<string> =>
  new Set([...decidingRelations(policy, actor), ...presentedRelations]);
