import { MENTION_ROLES, MESSAGES } from '@portal/contract';
import {
  type Actor,
  type Work,
  invalid,
  mentionedIds,
  notify,
  plainText,
  sanitizeHtml,
  say,
  sql,
} from '@portal/kit';
import { z } from 'zod';
import { requestMails } from '../../texts/en/request-mails.ts';

/**
 * Adds a staff comment. Mentioned people of the mention groups get an in-app notification, except the owner of the
 * request, who must not see comments.
 */
export async function addComment(work: Work, actor: Actor, requestId: number, html: string): Promise<void> {
  const text = sanitizeHtml(html);
  if (plainText(text) === '') throw invalid({ comments: [MESSAGES.required] });
  const comment = await work.row(
    z.object({ id: z.int(), code: z.string(), mentioned: z.array(z.int()) }),
    sql`with added as (
        insert into researcher.comment (request_id, author_id, text) values (${requestId}, ${actor.userId}, ${text})
        returning id
      ) select added.id, request.sfari_request_id as code, array(
          select distinct held.user_id from core_api.person_group held
          join core_api.person person on person.id = held.user_id and person.active
          where held.user_id = any(${mentionedIds(text)}::int[]) and held.user_id <> ${actor.userId}
            and held.user_id <> request.owner_id
            and held.role = any(${[...MENTION_ROLES, 'sfari_admin_lead']}::text[])) as mentioned
        from added, researcher.request request where request.id = ${requestId}`,
  );
  if (!comment || comment.mentioned.length === 0) return;
  await notify(work, {
    key: `comment:${comment.id}`,
    recipients: comment.mentioned,
    message: () => say(requestMails.bell.mentioned, { person: actor.displayName, code: comment.code }),
    redirect: `/request/${requestId}`,
  });
}
