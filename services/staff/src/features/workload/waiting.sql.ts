/** Open reviews, and days in the foundation's time zone (decision 281). */

/**
 * Unsubmitted reviews of requests under review, except those with a declared conflict of interest. This is not a view:
 * a view on another service's view would prevent that one from ever being replaced.
 */
export const WAITING = `select o.review_id as id, o.request_id, o.reviewer_id, o.reviewer_role, o.assigned, o.due_date
  from researcher_api.open_review o
  where not exists (select 1 from staff.review_score s where s.id = o.review_id and s.submitted_at is not null)`;

/**
 * The current day; a review is late once its due date has passed. The time zone's name was validated when the branding
 * was loaded.
 */
export const todaySql = (timeZone: string): string =>
  `(now() at time zone '${timeZone.replaceAll("'", "''")}')::date`;
