import { lockOne, mutation, resourceRoutes, type Handler, type Locked, sql, type Work } from '@portal/kit';
import { requestResource, type RequestState } from '../request/index.ts';
import { addMessage } from './request-message.commands.ts';
import { requestMessageResource } from './request-message.resource.ts';

/** Marks messages of this request as read up to `newest`; the id of another request's message changes nothing. */
async function markRead(work: Work, requestId: number, newest: number): Promise<void> {
  await work.run(sql`insert into researcher.request_message_read as mine (request_id, user_id, message_id)
    select request_id, ${work.author.actorId}::int, id from researcher.request_message
    where request_id = ${requestId} and id = ${newest}
    on conflict (request_id, user_id) do update set message_id = greatest(mine.message_id, excluded.message_id)`);
}

export const requestMessageRoutes: readonly Handler[] = [
  ...resourceRoutes(requestMessageResource, { create: addMessage }),
  mutation<'POST /request/{id}/read-messages/', Locked<RequestState>>('POST /request/{id}/read-messages/', {
    load: ({ actor, params }, work) => lockOne(requestResource, { work, actor, id: params.id }),
    authorise: 'read',
    command: ({ call, work }) => markRead(work, call.params.id, call.body.newest),
    present: () => Promise.resolve({ body: undefined }),
  }),
];
