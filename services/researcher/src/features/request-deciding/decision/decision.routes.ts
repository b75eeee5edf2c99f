import { lockOne, mutation, query, transact, type Handler, type Locked } from '@portal/kit';
import {
  readRequestAnswer,
  currentRequest,
  type RequestState,
  lockRenewed,
  requestResource,
} from '../../request/index.ts';
import { checkDecision, checkOffered, decideRequest } from './decide.ts';
import { previewDecision } from './preview.ts';
import { readPresentDecision } from './refusal.ts';

/** Locks the renewed request as well, because a decision on a renewal may change its date. */
const decided = { ...requestResource, lockRow: lockRenewed };

export const decisionRoutes: readonly Handler[] = [
  mutation<'POST /request/{id}/decision/', Locked<RequestState>>('POST /request/{id}/decision/', {
    load: ({ actor, params }, work) => lockOne(decided, { work, actor, id: params.id }),
    authorise: ({ call, work, loaded }) => checkDecision(work, call, loaded),
    // includes who decided what, as a refusal does, because a decision that is still possible may also lose to another
    // one
    current: async ({ call, work }) => ({
      ...(await currentRequest(work, call.actor, call.params.id)),
      ...(await readPresentDecision(work, call.params.id)),
    }),
    command: ({ call, work, loaded }) => decideRequest(work, call, loaded),
    present: ({ call, work }) => readRequestAnswer(work, call.actor, call.params.id),
  }),

  /** Locks the request as a decision does, so that everything shown belongs to one version of it. */
  query('GET /request/{id}/decision-preview/', ({ actor, author, database, params, query: { status } }) =>
    transact(database, author, async (work) => {
      const loaded = await lockOne(decided, { work, actor, id: params.id });
      await checkOffered(work, { actor, id: params.id, status }, loaded);
      return previewDecision(work, { id: params.id, state: loaded.state, to: status, actor });
    }),
  ),
];
