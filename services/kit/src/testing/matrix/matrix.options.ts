/** What a service hands to its authorization matrix (quality.md row 1). */
import type { EndpointKey, ServiceName } from '@portal/contract';
import type { ResourceDefinition } from '../../resource/index.ts';
import type { TestPerson } from '../people.ts';
import type { Harness } from '../harness.ts';
import type { ActorKind, RelationKind } from './matrix.actors.ts';

export interface MatrixOptions {
  readonly harness: Harness;
  readonly service: ServiceName;
  /** By which objects are evaluated in place of the resource that the service serves, or where calls of its own serve them. */
  // oxlint-disable-next-line typescript/no-explicit-any -- resources of any object and state
  readonly resources?: readonly ResourceDefinition<any, any>[];
  /**
   * Builds an object that belongs to `owner`: by object name and variant ('draft', 'tissue'). An object that is alone
   * and that some role may create needs none: it is created through the API.
   */
  readonly fixtures?: Readonly<Record<string, Readonly<Record<string, Fixture>>>>;
  /** Input that passes the contract, so that the answer depends on rights; by endpoint. What creates has an example from its schema. */
  readonly samples?: Readonly<Partial<Record<EndpointKey, (target: MatrixTarget) => MatrixInput>>>;
  /** Endpoints about one object beside read and delete: which action of its policy they are. */
  readonly actions?: Readonly<Partial<Record<EndpointKey, ObjectAction>>>;
  /** Writable fields of each object: a value that passes the contract, made from its schema by default, and the action it needs. */
  readonly fields?: Readonly<Record<string, Readonly<Record<string, WritableField>>>>;
  /** Hand-written cases: they are tried, whatever the usual run leaves out. */
  readonly callsByHand?: readonly CallByHand[];
  /** Fields that hand-written cases ask for, by object: they are tried in each situation. */
  readonly fieldsByHand?: Readonly<Record<string, readonly string[]>>;
  /** Endpoints whose rights are the contract's `access` alone, each with the reason. */
  readonly accessOnly?: Readonly<Partial<Record<EndpointKey, RoleOnlyCheck>>>;
  /** Reads that visitors may make of some objects; where they find none they are asked to sign in, with 401 for 404. */
  readonly asksToSignIn?: readonly EndpointKey[];
}

/** A call on an object: who, whose object, which variant, and the status that was meant. */
export type CallByHand = readonly [
  key: EndpointKey,
  actor: ActorKind,
  relation: RelationKind,
  variant: string,
  status: number,
];

export interface RoleOnlyCheck {
  readonly because: string;
  /** Refusals that are not about the caller's rights: a bad token in the body, a link without signature. */
  readonly may?: readonly number[];
}

export type Fixture = (owner: TestPerson) => Promise<number | string>;

export interface ObjectAction {
  readonly object: string;
  readonly action: string;
}

export interface WritableField {
  readonly value: unknown;
  /** `edit` by default, as in `patchActions`. */
  readonly action?: string;
}

/** `fields` from sample values and the same table of actions that the routes use. */
export const writableFields = (
  values: Readonly<Record<string, unknown>>,
  actions: Readonly<Record<string, string>> = {},
): Readonly<Record<string, WritableField>> =>
  Object.fromEntries(
    Object.entries(values).map(([field, value]) => [field, { value, action: actions[field] ?? 'edit' }]),
  );

/** The object that a case is about. `id` is null where the endpoint names none. */
export interface MatrixTarget {
  readonly id: number | string | null;
  readonly owner: TestPerson;
}

export interface MatrixInput {
  readonly body?: unknown;
  readonly query?: string;
  /** Path parameters other than the object's id. */
  readonly params?: Readonly<Record<string, string | number>>;
}
