/**
 * Actor kinds of the matrix: a visitor, and one person for each role; and the owners of objects in relation to them.
 */
import { ROLES, type Role } from '@portal/contract';
import { ANONYMOUS, chooseRights, type Actor } from '../../auth/index.ts';
import type { PeopleFactories, TestPerson } from '../people.ts';

export const RELATIONS = ['own', 'same_institution', 'foreign'] as const;
export type RelationKind = (typeof RELATIONS)[number];
export type ActorKind = 'anonymous' | Role;
export const ACTOR_KINDS: readonly ActorKind[] = ['anonymous', ...ROLES];

export interface MatrixActor {
  readonly kind: ActorKind;
  readonly person: TestPerson | undefined;
  /** Owners of objects by relation to this actor. */
  readonly owners: Readonly<Record<RelationKind, TestPerson>>;
}

export async function buildActor(build: PeopleFactories, kind: ActorKind): Promise<MatrixActor> {
  const institution = await build.institution();
  const person = kind === 'anonymous' ? undefined : await build.person({ roles: [kind], institution });
  return {
    kind,
    person,
    owners: {
      // A visitor owns nothing, so their 'own' object belongs to a stranger.
      own: person ?? (await build.person()),
      same_institution: await build.person({ institution }),
      foreign: await build.person(),
    },
  };
}

/** The actor that the service should find, built from the tables and not by the service's own look-up. */
export function asActor({ person }: MatrixActor): Actor {
  if (!person) return ANONYMOUS;
  return {
    ...ANONYMOUS,
    kind: 'person',
    userId: person.id,
    displayName: person.displayName,
    assignedRoles: person.roles,
    roles: chooseRights(person.roles, undefined) ?? [],
    institutionIds: person.institutionId === null ? [] : [person.institutionId],
    sessionId: person.sessionId,
  };
}
