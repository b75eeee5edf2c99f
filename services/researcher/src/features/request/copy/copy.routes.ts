import { lockOne, mutation, type Handler, type Locked } from '@portal/kit';
import type { RequestState } from '../request.policy.ts';
import { requestResource } from '../request.resource.ts';
import { copyRequest, type Copied } from './copy-request.ts';

export const copyRoutes = (publicUrl: string): Handler[] => [
  mutation<'POST /request/{id}/copy/', Locked<RequestState>, Copied>('POST /request/{id}/copy/', {
    load: ({ actor, params }, work) => lockOne(requestResource, { work, actor, id: params.id }),
    authorise: 'copy',
    command: ({ call, work, loaded }) => copyRequest(work, call, loaded, publicUrl),
    present: (_, result) => Promise.resolve({ body: result }),
  }),
];
