/** Mails, notifications, comments and log lines: about one of each per request. */
import { insertHistory } from './history.sql.ts';

/** SQL that picks an administrator for number `n`. */
const administrator = (n: string): string =>
  `(select id from grown_staff where slot = pg_temp.draw(${n}, 131, (select count(*) from grown_staff)))`;
const happened = (n: string): string =>
  `$3::timestamptz - pg_temp.draw(${n}, 132, 900) * interval '1 day' - pg_temp.draw(${n}, 133, 86400) * interval '1 second'`;
/**
 * SQL that picks a random person. Account ids are consecutive except for a few gaps, so the next existing id is used.
 */
const pickPerson = (n: string, purpose: number): string =>
  `(select a.id from core.account a where a.id >= 1 + pg_temp.draw(${n}, ${purpose}, (select max(id) from core.account)) order by a.id limit 1)`;

/** $1 first number, $2 last number, $3 the day before which everything happened. One in a hundred failed. */
export const MAILS = `
with drawn as (
  select n, ${pickPerson('n', 134)} as person_id, ${administrator('n')} as actor, ${happened('n')} as at, n % 100 = 0 as failed
  from generate_series($1::integer, $2::integer) n
), made as (
  insert into core.email (key, email_template, model_name, object_id, "to", subject, body, status, attempts, error, actor_id, created, sent_at, modified)
  select 'grown:' || n, case n % 4 when 0 then 'request_revision' when 1 then 'request_approved' when 2 then 'request_submitted' else 'joinder_reminder' end,
    case when n % 4 = 3 then 'user' else 'request' end, case when n % 4 = 3 then person_id else n end, array[a.email::text],
    case n % 4 when 0 then 'Please revise your request' when 1 then 'Your request was approved' when 2 then 'We received your request'
      else 'Please agree to the joinder' end,
    '<p>Dear ' || a.first_name || ' ' || a.last_name || ',</p><p>Please open the portal to see what you need to do.</p>',
    case when failed then 'failed' else 'sent' end, case when failed then 5 else 1 end,
    case when failed then 'Mailbox unavailable' end, actor, at, case when not failed then at end, at
  from drawn join core.account a on a.id = drawn.person_id order by n returning *, actor_id as actor
)${insertHistory({ made: 'made', model: 'email', skipped: ['body', 'attempts', 'error'] })}`;

/** Half of the notifications go to staff, who receive the most of them in practice. */
export const NOTIFICATIONS = `
insert into core.notification (key, recipient_id, message, redirect, created)
select 'grown:' || n, case when n % 2 = 0 then ${administrator('n')} else ${pickPerson('n', 135)} end,
  'A request is waiting for you', '/request/' || n, ${happened('n')}
from generate_series($1::integer, $2::integer) n order by n`;

export const POST_LOGS = `
insert into core.post_log (log, kind, actor_id, impersonator_id, correlation_id, created)
select case when n % 50 = 0 then 'stopped impersonating' else 'opened page /request/' || n end,
  case when n % 50 = 0 then 'impersonation' else 'page' end, ${pickPerson('n', 136)},
  case when n % 50 = 0 then ${administrator('n')} end, 'grown-' || n, ${happened('n')}
from generate_series($1::integer, $2::integer) n order by n`;

export const ERROR_REPORTS = `
insert into core.error_report (reporter_id, notes, payload_body, response_body, error_fe_url, error_api_url, correlation_id, created)
select ${pickPerson('n', 137)}, 'The page did not load when I opened the request', '{}', '{"code":"SERVER_ERROR"}',
  '/request/' || n, '/api/request/' || n || '/', 'grown-' || n, ${happened('n')}
from generate_series($1::integer, $2::integer) n where n % 50 = 0 order by n`;

/** $1 to $3 as above. */
export const INSTITUTION_COMMENTS = `
with made as (
  insert into core.institution_comment (institution_id, author_id, comment, created)
  select institution.id, ${administrator('n')}, 'Spoke with the Signing Official; they will send the details soon.', ${happened('n')}
  from generate_series($1::integer, $2::integer) n
  join grown_institution institution on institution.slot = pg_temp.draw(n, 138, (select count(*) from grown_institution))
  where n % 20 = 0 order by n returning *, author_id as actor
)${insertHistory({ made: 'made', model: 'institution_comment', parent: ['institution', 'institution_id'] })}`;

/** Comments about one in five of the new people. */
export const COMMENTS = `
with made as (
  insert into core.user_comment (user_id, author_id, text, created)
  select person.id, ${administrator('person.id')}, 'Asked by phone how to revise a request.', person.at + interval '30 days'
  from grown_person person where person.n % 5 = 0 order by person.id returning *, author_id as actor
)${insertHistory({ made: 'made', model: 'user_comment', parent: ['user', 'user_id'] })}`;
