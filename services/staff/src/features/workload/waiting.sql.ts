/** Open reviews that wait for their reviewer, and days by the foundation's clock (decision 281). */

/**
 * Reviews of requests under review that were not submitted; who declared a conflict of interest has none there. No view:
 * one of this service over one of another would prevent that the other's is ever replaced.
 */
export const WAITING = `select o.review_id as id, o.request_id, o.reviewer_id, o.reviewer_role, o.assigned, o.due_date
  from researcher_api.open_review o
  where not exists (select 1 from staff.review_score s where s.id = o.review_id and s.submitted_at is not null)`;

/** The present day; a review is late once its day has passed. The name of the zone was checked when the branding was read. */
export const todaySql = (timeZone: string): string =>
  `(now() at time zone '${timeZone.replaceAll("'", "''")}')::date`;
