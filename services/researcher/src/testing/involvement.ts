/** Tests which roles see an object that names a request, if they own the request or have a conflict of interest. */
import type { Role } from '@portal/contract';
import type { Factories } from '@portal/core/testing';
import type { TestPerson } from '@portal/kit/testing';
import { buildConflict, buildReview } from './request-factory.ts';

interface Named {
  readonly id: number;
}

/** A kind of object that names a request: how to build it, and how to check whether a person sees it. */
export interface RequestReference<T extends Named> {
  /** Builds a request, of this owner if one is given, and the object that names it. */
  readonly make: (owner?: TestPerson) => Promise<T>;
  readonly sees: (as: TestPerson, made: T) => Promise<boolean>;
  /** Whether reviewers see it only if they are assigned. */
  readonly byAssignment?: boolean;
}

type Situation = 'uninvolved' | 'owner' | 'conflict' | 'declared later' | 'taken back';
export type Seen = Readonly<Record<Situation, boolean>>;

/** The usual result: the object is hidden from the owner of its request, and while a conflict exists. */
export const HIDDEN: Seen = {
  uninvolved: true,
  owner: false,
  conflict: false,
  'declared later': false,
  'taken back': true,
};
/** Administrators still run a review although they have a conflict with the request (decision 250). */
export const RUN_BY_ADMINISTRATORS: Seen = { ...HIDDEN, conflict: true, 'declared later': true };

/**
 * @throws where the answer before the conflict was declared, or before it was withdrawn, is unexpected, so that the
 * test would prove nothing
 */
export async function findVisibility<T extends Named>(
  build: Pick<Factories, 'insert' | 'insertTogether' | 'person'>,
  role: Role,
  { make, sees, byAssignment = false }: RequestReference<T>,
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
