import { sql, type Work } from '@portal/kit';

/** Up to a message of this request; a number that is none of its messages changes nothing. */
export async function markRead(work: Work, requestId: number, newest: number): Promise<void> {
  await work.run(sql`insert into researcher.request_message_read as mine (request_id, user_id, message_id)
    select request_id, ${work.author.actorId}::int, id from researcher.request_message
    where request_id = ${requestId} and id = ${newest}
    on conflict (request_id, user_id) do update set message_id = greatest(mine.message_id, excluded.message_id)`);
}
