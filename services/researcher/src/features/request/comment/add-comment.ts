import { MENTION_ROLES, MESSAGES, NotificationRequested } from '@portal/contract';
import { invalid, mentionedIds, plainText, sanitizeHtml, type Call } from '@portal/kit';
import type { Knex } from 'knex';

/**
 * Adds a staff comment. People of the mention groups who are named in it get a line at their
 * bell; the owner of the request does not, because comments are not for them.
 */
export async function addComment(
  { actor, database, jobs }: Pick<Call, 'actor' | 'database' | 'jobs'>,
  trx: Knex.Transaction,
  requestId: number,
  html: string,
): Promise<void> {
  const text = sanitizeHtml(html);
  if (plainText(text) === '') throw invalid({ comments: [MESSAGES.required] });
  const [comment] = await database.query<{ id: number; code: string; mentioned: number[] }>(
    {
      text: `with added as (
          insert into researcher.comment (request_id, author_id, text) values ($1, $2, $3) returning id
        ) select added.id, request.sfari_request_id as code, array(
            select distinct held.user_id from core_api.person_group held
            join core_api.person person on person.id = held.user_id and person.active
            where held.user_id = any($4::int[]) and held.user_id <> $2
              and held.user_id <> request.owner_id and held.role = any($5::text[])) as mentioned
          from added, researcher.request request where request.id = $1`,
      values: [requestId, actor.userId, text, mentionedIds(text), [...MENTION_ROLES, 'sfari_admin_lead']],
    },
    trx,
  );
  if (!comment || comment.mentioned.length === 0) return;
  await jobs.emit(trx, NotificationRequested, {
    key: `comment:${comment.id}`,
    recipient_ids: comment.mentioned,
    message: `${actor.displayName} mentioned you in a comment on ${comment.code}`,
    redirect: `/request/${requestId}`,
  });
}
