/** Who sees what names a request, of people who have to do with it: its owner, and those with a conflict of interest. */
import type { Role } from '@portal/contract';
import type { Factories } from '@portal/core/testing';
import type { TestPerson } from '@portal/kit/testing';
import { buildConflict, buildReview } from './request-factory.ts';

interface Named {
  readonly id: number;
}

/** Something that names a request: how it comes to be, and whether someone sees it. */
export interface NamingThing<T extends Named> {
  /** A request, of this owner where one is given, with what names it. */
  readonly make: (owner?: TestPerson) => Promise<T>;
  readonly sees: (as: TestPerson, made: T) => Promise<boolean>;
  /** Reviewers see it by their assignment alone. */
  readonly byAssignment?: boolean;
}

type Situation = 'uninvolved' | 'owner' | 'conflict' | 'declared later' | 'taken back';
export type Seen = Readonly<Record<Situation, boolean>>;

/** What most roles see: nothing of their own request, nor while they have a conflict with it. */
export const HIDDEN: Seen = {
  uninvolved: true,
  owner: false,
  conflict: false,
  'declared later': false,
  'taken back': true,
};
/** Administrators go on running a review although they have a conflict with the request (decision 250). */
export const RUN_BY_ADMINISTRATORS: Seen = { ...HIDDEN, conflict: true, 'declared later': true };

/** @throws where the answer before a conflict was declared, or before it was taken back, is not as it must be to prove anything */
export async function findSeen<T extends Named>(
  build: Pick<Factories, 'insert' | 'person'>,
  role: Role,
  { make, sees, byAssignment = false }: NamingThing<T>,
): Promise<Seen> {
  const person = () => build.person({ roles: [role, 'primary_researcher'] });
  const meet = async (owner?: TestPerson) => {
    const made = await make(owner);
    const reader = owner ?? (await person());
    if (byAssignment) await buildReview(build, { request: made, reviewer: reader, reviewerRole: 3 });
    return { made, reader };
  };
  const owned = await meet(await person());
  const uninvolved = await meet();
  const conflicted = await meet();
  await buildConflict(build, { request: conflicted.made, reviewer: conflicted.reader });
  const later = await meet();
  if (!(await sees(later.reader, later.made))) throw new Error(`${role} sees nothing to begin with`);
  const conflict = await buildConflict(build, { request: later.made, reviewer: later.reader });
  const declaredLater = await sees(later.reader, later.made);
  await buildConflict(build, {
    request: later.made,
    reviewer: later.reader,
    exists: false,
    takesBack: conflict,
  });
  return {
    uninvolved: await sees(uninvolved.reader, uninvolved.made),
    owner: await sees(owned.reader, owned.made),
    conflict: await sees(conflicted.reader, conflicted.made),
    'declared later': declaredLater,
    'taken back': await sees(later.reader, later.made),
  };
}
