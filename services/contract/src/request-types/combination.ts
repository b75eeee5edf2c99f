/** Which resources stand together in one request (spec 2 section 5, "Resource combinations"). */
import { ALL_REQUEST_TYPES } from './lookup.ts';
import type { RequestTypeDefinition } from './request-type.ts';

/** `together`: both stay. `replaces`: what was chosen is removed, after a confirmation. */
export type Combination = 'together' | 'replaces';

/**
 * A request is of one type, and only datasets are asked for several at a time: of samples there is one kind per request,
 * and of the other types the type itself is the resource.
 */
export const combineResources = (
  chosen: Pick<RequestTypeDefinition, 'number' | 'resources'>,
  added: Pick<RequestTypeDefinition, 'number' | 'resources'>,
): Combination =>
  chosen.number === added.number && chosen.resources === 'datasets' ? 'together' : 'replaces';

/** The one cohort of research that does not relate to autism (spec 2 section 5). */
export const NON_AUTISM_COHORT = 'SPARK';

export const isCohortOffered = (cohort: string, isNonAutismResearch: boolean): boolean =>
  !isNonAutismResearch || cohort === NON_AUTISM_COHORT;

/** The brain bank has nothing of that cohort. What has a cohort of its own is evaluated by it. */
export const isTypeOffered = ({ group }: RequestTypeDefinition, isNonAutismResearch: boolean): boolean =>
  !isNonAutismResearch || group !== 'autism_brainnet';

/** The type whose requests hold datasets, or samples. */
export function findCombinationType(resources: 'datasets' | 'samples'): RequestTypeDefinition {
  const found = ALL_REQUEST_TYPES.find((type) => type.resources === resources);
  if (!found) throw new Error(`no request type holds ${resources}`);
  return found;
}
