/**
 * Rules that everything shares which names a request (decision 447). No one reads who reviews their own request,
 * whatever roles they hold; the person who declared a conflict of interest with a request reads nothing of it. As SQL for the
 * relations of policies, where `:actor` is the caller.
 */
import { RESEARCH_MATCH_TYPES, TISSUE_TYPES, type RequestType } from '@portal/contract';

const DECLARED = '(select request_id, user_id from researcher_api.conflict where conflict_exists) declared';

/** The column has an owner who is not the caller. */
export const ofOthers = (owner: string): string => `${owner} <> :actor`;

/**
 * The caller has no conflict of interest with the request. An array is fetched once for the statement.
 * @param declared FROM of the conflicts that are in force, as `declared`, where a service cannot read the view of them
 */
export const withoutConflict = (request: string, declared = DECLARED): string =>
  `not (${request} = any(array(select declared.request_id from ${declared} where declared.user_id = :actor)))`;

/** Whether a person, a value or a column, has a conflict of interest with the request. */
export const hasConflict = (request: string, person: string): string =>
  `exists (select 1 from ${DECLARED} where declared.request_id = ${request} and declared.user_id = ${person})`;

type OthersRelation = 'others' | 'unconflicted' | 'tissue' | 'research_match';

/**
 * Relations over what shows who reviews a request or what they think of it. `others` is for administrators, who go on running
 * a review although they have a conflict with the request (decision 250); all other staff get one of the other three.
 * @param request alias of the request, with `id`, `owner_id` and `type`
 * @param condition of every relation, such as that the request was submitted
 */
export function relationsOfOthers(
  request: string,
  condition?: string,
): Readonly<Record<OthersRelation, string>> {
  const others = [ofOthers(`${request}.owner_id`), ...(condition === undefined ? [] : [condition])].join(
    ' and ',
  );
  const unconflicted = `${others} and ${withoutConflict(`${request}.id`)}`;
  const ofTypes = (types: readonly RequestType[]): string =>
    `${request}.type in (${types.join(', ')}) and ${unconflicted}`;
  return {
    others,
    unconflicted,
    tissue: ofTypes(TISSUE_TYPES),
    research_match: ofTypes(RESEARCH_MATCH_TYPES),
  };
}
