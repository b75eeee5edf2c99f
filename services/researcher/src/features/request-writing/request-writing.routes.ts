import type { requestObject } from '@portal/contract';
import {
  query,
  resourceRoutes,
  type Handler,
  type ServiceParts,
  lockOne,
  mutation,
  type Locked,
} from '@portal/kit';
import { createCollectionClient, type CollectionClient } from '../../clients/collection.client.ts';
import { requestCollectionRoutes } from './collection/collection.routes.ts';
import {
  addComment,
  type RequestState,
  requestResource,
  refuseReviewerFilters,
  readRequestAnswer,
  currentRequest,
} from '../request/index.ts';
import { copyRoutes } from './copy/copy.routes.ts';
import { createRequest } from './draft/create.ts';
import { PATCH_ACTIONS, patchRequest } from './draft/patch.ts';
import { readOffers } from './draft/offers.ts';
import { removeRequest } from './draft/remove.ts';
import { separateNotes, type RequestChange, type SaveMeetingNotes } from './draft/separate-notes.ts';
import type { SampleParts } from '../sample/index.ts';
import { renewalRoutes } from './renewal/renewal.routes.ts';
import { requestSampleRoutes } from './samples/request-samples.routes.ts';
import { resourceProblemRoutes } from './submission/resource-problems.ts';
import { submissionRoutes } from './submission/submission.routes.ts';
import { withdrawRequest } from './withdrawal/withdraw.ts';

const withdrawalRoutes: readonly Handler[] = [
  mutation<'POST /request/{id}/withdraw/', Locked<RequestState>>('POST /request/{id}/withdraw/', {
    load: ({ actor, params }, work) => lockOne(requestResource, { work, actor, id: params.id }),
    authorise: 'withdraw',
    current: ({ call, work }) => currentRequest(work, call.actor, call.params.id),
    command: ({ call, work, loaded }) => withdrawRequest(work, call, loaded),
    present: ({ call, work }) => readRequestAnswer(work, call.actor, call.params.id),
  }),
];

interface WritingParts {
  readonly samples: SampleParts;
  readonly saveMeetingNotes: SaveMeetingNotes;
}

const requestObjectRoutes = (collections: CollectionClient, saveMeetingNotes: SaveMeetingNotes): Handler[] =>
  resourceRoutes<typeof requestObject, RequestState>(requestResource, {
    create: createRequest,
    async patch({ call, work, body, loaded }) {
      const { comments, meeting_notes: notes, ...change }: RequestChange = body;
      const id = Number(loaded.id);
      // Neither changes the request, so a person who is deciding does not get a version conflict.
      if (comments) await addComment(work, call.actor, id, comments.add.text);
      if (notes) await saveMeetingNotes(work, call, id, notes);
      if (Object.keys(change).length > 0)
        await patchRequest({ call, work, body: change, loaded, collections });
    },
    patchActions: PATCH_ACTIONS,
    remove: removeRequest,
  });

const ADAPTED: Readonly<Record<string, (handler: Handler) => Handler>> = {
  'GET /request/': refuseReviewerFilters,
  'PATCH /request/{id}/': separateNotes,
};

export const requestWritingRoutes = (
  { environment }: Pick<ServiceParts, 'environment'>,
  { samples, saveMeetingNotes }: WritingParts,
): Handler[] => {
  const collections = createCollectionClient({ environment });
  return [
    ...requestObjectRoutes(collections, saveMeetingNotes).map(
      (handler) => ADAPTED[handler.key]?.(handler) ?? handler,
    ),
    query('GET /request-offer/', async ({ database, actor, query: { project } }) => ({
      results: await readOffers(database, actor, project),
    })),
    ...submissionRoutes({ ...samples, collections }),
    ...resourceProblemRoutes,
    ...requestSampleRoutes(samples),
    ...requestCollectionRoutes(collections),
    ...withdrawalRoutes,
    ...renewalRoutes,
    ...copyRoutes,
  ];
};
