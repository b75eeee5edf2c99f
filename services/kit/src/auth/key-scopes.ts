/** Limits a machine key to its scopes. What its creator may do is checked as for the person (decision 555). */
import { findExpandScope, findScope, type EndpointKey } from '@portal/contract';
import { forbidden } from '../errors.ts';
import { say } from '../language/translate.ts';
import { answers } from '../texts/en/answers.ts';
import type { Actor } from './actor.ts';

function checkScope({ machineKey }: Pick<Actor, 'machineKey'>, scope: string | undefined): void {
  if (machineKey === undefined || scope === 'own') return;
  if (scope === undefined) throw forbidden(answers.needsPerson);
  if (!machineKey.scopes.includes(scope)) throw forbidden(say(answers.needsScope, { scope }));
}

/** @throws FORBIDDEN for a machine key without the scope of the call */
export const checkCallScope = (actor: Actor, key: EndpointKey): void => checkScope(actor, findScope(key));

/** @throws FORBIDDEN for a machine key that may not read one of the relations */
export function checkExpandScopes(actor: Actor, key: EndpointKey, query: unknown): void {
  if (actor.machineKey === undefined) return;
  const { expand = [] } = (query ?? {}) as { readonly expand?: readonly string[] };
  for (const relation of expand) checkScope(actor, findExpandScope(key, relation));
}
