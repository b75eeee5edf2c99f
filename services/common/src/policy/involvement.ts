/**
 * Rules for everything that names a request (decision 447). No one can read who reviews their own request, whatever
 * their roles. A person who declared a conflict of interest with a request can read nothing about it. The rules are SQL
 * for the relations of policies, where `:actor` is the caller.
 */
import { RESEARCH_MATCH_TYPES, TISSUE_TYPES, type RequestType } from '@portal/contract';

const DECLARED = '(select request_id, user_id from researcher_api.conflict where conflict_exists) declared';

/** Condition that the owner in the column is not the caller. */
export const isOtherOwnerSql = (owner: string): string => `${owner} <> :actor`;

/**
 * Condition that the caller has no conflict of interest with the request. The array is read once for the whole
 * statement.
 * @param declared FROM clause of the valid conflicts, with the alias `declared`, for a service that may not read the
 * default view
 */
export const noConflictSql = (request: string, declared = DECLARED): string =>
  `not (${request} = any(array(select declared.request_id from ${declared} where declared.user_id = :actor)))`;

/** Condition that a person has a conflict of interest with the request. `person` is a value or a column. */
export const hasConflict = (request: string, person: string): string =>
  `exists (select 1 from ${DECLARED} where declared.request_id = ${request} and declared.user_id = ${person})`;

type OthersRelation = 'others' | 'unconflicted' | 'tissue' | 'research_match';

/**
 * Relations for rows that show who reviews a request or how. `others` is for administrators, who continue to run a
 * review despite a conflict with the request (decision 250). All other staff get one of the other three relations.
 * @param request alias of the request, with `id`, `owner_id` and `type`
 * @param condition of every relation, such as that the request was submitted
 */
export function relationsOfOthers(
  request: string,
  condition?: string,
): Readonly<Record<OthersRelation, string>> {
  const others = [
    isOtherOwnerSql(`${request}.owner_id`),
    ...(condition === undefined ? [] : [condition]),
  ].join(' and ');
  const unconflicted = `${others} and ${noConflictSql(`${request}.id`)}`;
  const ofTypes = (types: readonly RequestType[]): string =>
    `${request}.type in (${types.join(', ')}) and ${unconflicted}`;
  return {
    others,
    unconflicted,
    tissue: ofTypes(TISSUE_TYPES),
    research_match: ofTypes(RESEARCH_MATCH_TYPES),
  };
}
