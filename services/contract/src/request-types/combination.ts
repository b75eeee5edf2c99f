/** Which resources may be combined in one request (spec 2 section 5, "Resource combinations"). */
import { ALL_REQUEST_TYPES } from './lookup.ts';
import type { RequestTypeDefinition } from './request-type.ts';

/** `together`: both remain selected. `replaces`: the previous selection is removed after a confirmation. */
export type Combination = 'together' | 'replaces';

/**
 * A request has one type. Only datasets can be combined: a request has one kind of samples, and for the other types the
 * type itself is the resource.
 */
export const combineResources = (
  chosen: Pick<RequestTypeDefinition, 'number' | 'resources'>,
  added: Pick<RequestTypeDefinition, 'number' | 'resources'>,
): Combination =>
  chosen.number === added.number && chosen.resources === 'datasets' ? 'together' : 'replaces';

/** The only cohort available for research unrelated to autism (spec 2 section 5). */
export const NON_AUTISM_COHORT = 'SPARK';

export const isCohortOffered = (cohort: string, isNonAutismResearch: boolean): boolean =>
  !isNonAutismResearch || cohort === NON_AUTISM_COHORT;

/** The brain bank has no donors of that cohort. Resources with their own cohort are checked by `isCohortOffered`. */
export const isTypeOffered = ({ group }: RequestTypeDefinition, isNonAutismResearch: boolean): boolean =>
  !isNonAutismResearch || group !== 'autism_brainnet';

/** The type of requests for datasets, or for samples. */
export function findCombinationType(resources: 'datasets' | 'samples'): RequestTypeDefinition {
  const found = ALL_REQUEST_TYPES.find((type) => type.resources === resources);
  if (!found) throw new Error(`no request type holds ${resources}`);
  return found;
}
