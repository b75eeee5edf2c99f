/** Options that a service gives to its authorization matrix (quality.md row 1). */
import type { EndpointKey, ServiceName } from '@portal/contract';
import type { ResourceDefinition } from '../../resource/index.ts';
import type { TestPerson } from '../people.ts';
import type { Harness } from '../harness.ts';
import type { ActorKind, RelationKind } from './matrix.actors.ts';

export interface MatrixOptions {
  readonly harness: Harness;
  readonly service: ServiceName;
  /**
   * Resources with which objects are evaluated, instead of those that the service serves, or for objects with calls of
   * their own.
   */
  // oxlint-disable-next-line typescript/no-explicit-any -- resources of any object and state
  readonly resources?: readonly ResourceDefinition<any, any>[];
  /**
   * Builds an object that belongs to `owner`, by object name and variant ('draft', 'tissue'). An object without
   * dependencies that some role may create needs no fixture: it is created through the API.
   */
  readonly fixtures?: Readonly<Record<string, Readonly<Record<string, Fixture>>>>;
  /**
   * Valid input by endpoint, so that the answer depends only on rights. Creating endpoints have an example from their
   * schema.
   */
  readonly samples?: Readonly<Partial<Record<EndpointKey, (target: MatrixTarget) => MatrixInput>>>;
  /** The policy action of each endpoint about one object, other than read and delete. */
  readonly actions?: Readonly<Partial<Record<EndpointKey, ObjectAction>>>;
  /**
   * Writable fields of each object: a valid value, by default generated from the schema, and the action that the field
   * needs.
   */
  readonly fields?: Readonly<Record<string, Readonly<Record<string, WritableField>>>>;
  /** Hand-written cases, which are always tried, even if the usual run would skip them. */
  readonly callsByHand?: readonly CallByHand[];
  /** Fields of hand-written cases by object; they are tried in each situation. */
  readonly fieldsByHand?: Readonly<Record<string, readonly string[]>>;
  /** Endpoints whose rights are the contract's `access` alone, each with the reason. */
  readonly accessOnly?: Readonly<Partial<Record<EndpointKey, RoleOnlyCheck>>>;
  /**
   * Reads that visitors may make of some objects; if they may not see one, they are asked to sign in (401 instead of
   * 404).
   */
  readonly asksToSignIn?: readonly EndpointKey[];
}

/** A hand-written call: actor, owner of the object, variant, and the expected status. */
export type CallByHand = readonly [
  key: EndpointKey,
  actor: ActorKind,
  relation: RelationKind,
  variant: string,
  status: number,
];

export interface RoleOnlyCheck {
  readonly because: string;
  /**
   * Statuses for refusals that do not depend on rights, such as a bad token in the body or a link without a signature.
   */
  readonly may?: readonly number[];
}

export type Fixture = (owner: TestPerson) => Promise<number | string>;

export interface ObjectAction {
  readonly object: string;
  readonly action: string;
}

export interface WritableField {
  readonly value: unknown;
  /** By default `edit`, as in `patchActions`. */
  readonly action?: string;
}

/** Builds `fields` from sample values and from the table of actions that the routes use. */
export const writableFields = (
  values: Readonly<Record<string, unknown>>,
  actions: Readonly<Record<string, string>> = {},
): Readonly<Record<string, WritableField>> =>
  Object.fromEntries(
    Object.entries(values).map(([field, value]) => [field, { value, action: actions[field] ?? 'edit' }]),
  );

/** The object of a case. `id` is null if the endpoint names none. */
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
