/** One actor with one object. */
import type { Actor } from '../../auth/index.ts';
import { findGrant } from '../../policy/policy.ts';
import type { ResourceDefinition } from '../../resource/index.ts';
import type { TestPerson } from '../people.ts';
import type { MatrixActor, RelationKind } from './matrix.actors.ts';
import type { PolicyEvaluator } from './matrix.expectation.ts';

export interface Situation {
  readonly actor: MatrixActor;
  readonly relation: RelationKind;
  readonly variant: string;
  readonly object: string | null;
  readonly id: number | string | null;
  readonly owner: TestPerson;
  /** How many earlier situations had the same actor and object. */
  readonly turn: number;
  /** Evaluates the object; undefined without one. */
  readonly evaluator: PolicyEvaluator | undefined;
}

// oxlint-disable-next-line typescript/no-explicit-any -- resources of any object and state
export type AnyResource = ResourceDefinition<any, any>;

export function findResource(
  { resources }: { readonly resources: readonly AnyResource[] },
  name: string,
): AnyResource {
  const found = resources.find(({ object }) => object.name === name);
  if (!found) throw new Error(`the matrix was given no resource ${name}`);
  return found;
}

/** Whether the actor may have the action on some object, which can be decided without one. */
export function isGrantedAtAll(resource: AnyResource, action: string, actor: Actor): boolean {
  const grant = findGrant(resource.policy, action, actor);
  return grant === 'any' || grant.length > 0;
}
