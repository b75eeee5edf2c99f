/** Conflicts of interest in rules: who has one with a request neither reads nor reviews it (spec 3 section 4.8). */

/** Requests with which the caller has a conflict that stands. */
const CONFLICTED = `select declared.request_id from researcher_api.conflict declared
  where declared.user_id = :actor and declared.conflict_exists`;

/** Condition on the number of a request; an array is fetched once for the statement. */
export const withoutConflict = (request: string): string => `not (${request} = any(array(${CONFLICTED})))`;
