/** Contents of a calendar, read on each call with the roles that its owner has at that time. */
import {
  REQUEST_STATUS,
  RequestTypeNumber,
  REVIEW_WINDOW_KINDS,
  REVIEW_WINDOWS,
  REVIEWING_ROLES,
  TISSUE_TYPES,
  windowOrganisers,
} from '@portal/contract';
import { sql, trustedSql, type Reads } from '@portal/kit';
import { z } from 'zod';
import { WAITING } from '../workload/index.ts';

const DueReview = z.object({
  id: z.int(),
  request_id: z.int(),
  type: RequestTypeNumber,
  code: z.string(),
  due: z.date(),
});
export type DueReview = z.output<typeof DueReview>;

const Meeting = z.object({
  id: z.int(),
  kind: z.enum(REVIEW_WINDOW_KINDS),
  quarter: z.string(),
  meeting_at: z.date(),
});
export type Meeting = z.output<typeof Meeting>;

const WindowDue = Meeting.omit({ meeting_at: true }).extend({ due: z.date() });
/** The day on which a window's reviews are due. */
export type WindowDue = z.output<typeof WindowDue>;

/** More than any person reviews; calendar programs refuse very large files. */
const MOST_EVENTS = 500;

const listed = (names: readonly string[]): string => names.map((name) => `'${name}'`).join(', ');
/**
 * Pairs of window kind and role whose calendar shows every such window and its meeting; reviewers see only the meetings
 * of their own reviews.
 */
const ORGANISERS = REVIEW_WINDOW_KINDS.flatMap((kind) =>
  windowOrganisers(kind).map((role) => `('${kind}', '${role}')`),
).join(', ');

/** Condition on `request`: a role of its reviewer still gives access to it, and the reviewer is not its owner. */
const reviewable = (owner: number) => sql`request.owner_id <> ${owner} and exists (
  select 1 from core_api.person_group held where held.user_id = ${owner}
    and held.role in (${trustedSql(listed(REVIEWING_ROLES))})
    and (held.role <> 'abn_reviewer' or request.type in (${trustedSql(TISSUE_TYPES.join(', '))})))`;

/** Condition: `request` has a type that windows of the kind of `opened` start. */
const OF_WINDOW = `(opened.kind, request.type::int) in (${REVIEW_WINDOW_KINDS.flatMap((kind) =>
  REVIEW_WINDOWS[kind].types.map((type) => `('${kind}', ${type})`),
).join(', ')})`;

/** Condition: the person organizes windows of the kind of `opened`. */
const organises = (owner: number) => sql`exists (select 1 from core_api.person_group held
  where held.user_id = ${owner} and (opened.kind, held.role) in (${trustedSql(ORGANISERS)}))`;

/** The person's open reviews with a due date, which ends with that day in the foundation's time zone. */
export const listDueReviews = (
  reads: Reads,
  owner: number,
  timeZone: string,
): Promise<readonly DueReview[]> =>
  reads.rows(
    DueReview,
    sql`select waiting.id, waiting.request_id, request.type, request.sfari_request_id as code,
        (waiting.due_date + time '23:59') at time zone ${timeZone} as due
      from (${trustedSql(WAITING)}) waiting join researcher_api.request request on request.id = waiting.request_id
      where waiting.reviewer_id = ${owner} and waiting.due_date is not null and ${reviewable(owner)}
      order by waiting.due_date, waiting.id limit ${MOST_EVENTS}`,
  );

/**
 * Meetings of windows: all for organizers, and for reviewers while an application that they reviewed still awaits the
 * meeting.
 */
export const listMeetings = (reads: Reads, owner: number): Promise<readonly Meeting[]> =>
  reads.rows(
    Meeting,
    sql`select opened.id, opened.kind, opened.quarter, opened.meeting_at from staff.review_window opened
      where opened.begun is not null and opened.meeting_at > now() - interval '90 days' and (
        ${organises(owner)}
        or exists (select 1 from researcher_api.review mine
          join researcher_api.request request on request.id = mine.request_id
          where mine.reviewer_id = ${owner} and mine.quarter = opened.quarter and ${trustedSql(OF_WINDOW)}
            and request.status in (${REQUEST_STATUS.UNDER_REVIEW}, ${REQUEST_STATUS.REVIEW_MEETING})
            and not exists (select 1 from researcher_api.conflict declared where declared.request_id = request.id
              and declared.user_id = ${owner} and declared.conflict_exists)
            and ${reviewable(owner)}))
      order by opened.meeting_at, opened.id limit ${MOST_EVENTS}`,
  );

/** For organizers: the due date of each window's reviews, which ends with that day in the foundation's time zone. */
export const listWindowDues = (
  reads: Reads,
  owner: number,
  timeZone: string,
): Promise<readonly WindowDue[]> =>
  reads.rows(
    WindowDue,
    sql`select opened.id, opened.kind, opened.quarter,
        (opened.due_date + time '23:59') at time zone ${timeZone} as due
      from staff.review_window opened
      where opened.begun is not null and opened.due_date > now() - interval '90 days' and ${organises(owner)}
      order by opened.due_date, opened.id limit ${MOST_EVENTS}`,
  );
