import { lockOne, mutation, resourceRoutes, type Handler, type Locked } from '@portal/kit';
import { requestResource, type RequestState } from '../request/index.ts';
import { addMessage } from './request-message.commands.ts';
import { requestMessageResource } from './request-message.resource.ts';
import { markRead } from './mark-read.ts';

export const requestMessageRoutes: readonly Handler[] = [
  ...resourceRoutes(requestMessageResource, { create: addMessage }),
  mutation<'POST /request/{id}/read-messages/', Locked<RequestState>>('POST /request/{id}/read-messages/', {
    load: ({ actor, params }, work) => lockOne(requestResource, { work, actor, id: params.id }),
    authorise: 'read',
    command: ({ call, work }) => markRead(work, call.params.id, call.body.newest),
    present: () => Promise.resolve({ body: undefined }),
  }),
];
