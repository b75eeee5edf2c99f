/** The results of the matrix, for the tests that check them. */
import type { EndpointKey } from '@portal/contract';
import type { ActorKind, RelationKind } from './matrix.actors.ts';
import { agrees, type Expectation } from './matrix.expectation.ts';

export interface MatrixCase {
  readonly key: EndpointKey;
  readonly actor: ActorKind;
  readonly relation: RelationKind;
  readonly variant: string;
  /** The field in the body of a PATCH. */
  readonly field?: string;
  readonly expected: Expectation;
  readonly status: number;
}

export class MatrixReport {
  readonly cases: MatrixCase[] = [];
  /** A line for each wrong answer; empty if everything is right. */
  readonly mismatches: string[] = [];

  add(one: MatrixCase, note: unknown = ''): void {
    this.cases.push(one);
    if (!agrees(one.expected, one.status))
      this.complain(one, `expected ${one.expected}, got ${one.status} ${JSON.stringify(note).slice(0, 200)}`);
  }

  complain(one: Omit<MatrixCase, 'expected' | 'status'>, what: string): void {
    const field = one.field ? ` field ${one.field}` : '';
    this.mismatches.push(`${one.key}${field} as ${one.actor}, ${one.relation} ${one.variant}: ${what}`);
  }

  /** Status that the actor got, for hand-written cases. @throws when there was no such case */
  readStatus(
    key: EndpointKey,
    actor: ActorKind,
    relation: RelationKind,
    variant = 'default',
    field?: string,
  ): number {
    const found = this.cases.find(
      (one) =>
        one.key === key &&
        one.actor === actor &&
        one.relation === relation &&
        one.variant === variant &&
        one.field === field,
    );
    if (found) return found.status;
    // If an endpoint always refuses the actor, only one object was tried.
    const [first, ...more] = this.cases.filter((one) => one.key === key && one.actor === actor);
    if (!first || ![401, 403].includes(first.status) || more.some(({ status }) => status !== first.status))
      throw new Error(`the matrix has no case ${key} ${actor} ${relation} ${variant} ${field ?? ''}`);
    return first.status;
  }
}
