/** Reviewers with their number of open reviews (decision 281) and the day of the last reminder (decision 531). */
import { openReviewObject, REMINDER_ROLES, REVIEWING_ROLES, workloadObject } from '@portal/contract';
import { actsAs, defineResource } from '@portal/kit';
import { todaySql, WAITING } from './waiting.sql.ts';
import { openReviewPolicy, workloadPolicy } from './workload.policy.ts';

const GROUPS = REVIEWING_ROLES.map((role) => `'${role}'`).join(', ');

/** A lateral join, so that the index on open reviews is used for each person. */
const waitingSql = (today: string): string => `left join lateral (
  select count(*)::int as open, (count(*) filter (where waiting.due_date < ${today}))::int as late,
    min(waiting.assigned) as oldest, min(waiting.due_date) as next_due
  from (${WAITING}) waiting where waiting.reviewer_id = t.id) w on true`;

const REMINDED = `left join lateral (select max(reminder.sent) as sent from staff.review_reminder reminder
  where reminder.reviewer_id = t.id) reminded on true`;

export const createWorkloadResource = (timeZone: string) =>
  defineResource<typeof workloadObject>({
    object: workloadObject,
    table: 'core_api.person',
    from: 'core_api.person t',
    joins: { w: waitingSql(todaySql(timeZone)), reminded: REMINDED },
    version: `concat_ws('-', t.id, w.open, w.late, extract(epoch from w.oldest), w.next_due, extract(epoch from reminded.sent))`,
    columns: {
      groups: `array(select held.role from core_api.person_group held
        where held.user_id = t.id and held.role in (${GROUPS}) order by held.role)`,
      open: 'w.open',
      late: 'w.late',
      oldest: 'w.oldest',
      next_due: 'w.next_due',
      reminded: 'reminded.sent',
      is_remindable: `w.late > 0 and t.active and t.verified
        and coalesce((reminded.sent at time zone '${timeZone.replaceAll("'", "''")}')::date < ${todaySql(timeZone)}, true)`,
    },
    filters: { open: 'w.open', late: 'w.late' },
    setFilters: {
      groups__name:
        't.id = any(array(select held.user_id from core_api.person_group held where held.role {value}))',
    },
    search: { display_name: 't.display_name' },
    ordering: {
      open: 'w.open',
      late: 'w.late',
      oldest: 'w.oldest',
      next_due: 'w.next_due',
    },
    present: (row, { actor }) => ({
      ...row,
      is_remindable: row['is_remindable'] === true && actsAs(actor, ...REMINDER_ROLES),
    }),
    policy: workloadPolicy,
  });

export const createOpenReviewResource = (timeZone: string) =>
  defineResource<typeof openReviewObject>({
    object: openReviewObject,
    table: 'researcher_api.open_review',
    from: `(${WAITING}) t join researcher_api.request request on request.id = t.request_id`,
    joins: {
      person: 'left join core_api.person person on person.id = t.reviewer_id',
    },
    version: `concat_ws('-', t.id, t.reviewer_role, t.due_date)`,
    columns: {
      request: `jsonb_build_object('id', request.id, 'sfari_request_id', request.sfari_request_id, 'type', request.type,
        'project_title', request.project_title)`,
      reviewer: `jsonb_build_object('id', t.reviewer_id, 'display_name', coalesce(person.display_name, ''))`,
      is_late: `coalesce(t.due_date < ${todaySql(timeZone)}, false)`,
    },
    filters: {
      reviewer: 't.reviewer_id',
      request__type: 'request.type',
      is_late: `coalesce(t.due_date < ${todaySql(timeZone)}, false)`,
    },
    search: { sfari_request_id: 'request.sfari_request_id' },
    policy: openReviewPolicy,
  });
