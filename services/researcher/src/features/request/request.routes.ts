import type { requestObject } from '@portal/contract';
import { query, resourceRoutes, type Handler, type ServiceParts } from '@portal/kit';
import { createCollectionClient, type CollectionClient } from '../../clients/collection.client.ts';
import { requestCollectionRoutes } from './collection/index.ts';
import { addComment } from './comment/index.ts';
import { copyRoutes } from './copy/index.ts';
import { createRequest, PATCH_ACTIONS, patchRequest, readOffers, removeRequest } from './draft/index.ts';
import { separateNotes, type RequestChange, type SaveMeetingNotes } from './draft/separate-notes.ts';
import type { RequestState } from './request.policy.ts';
import { requestResource } from './request.resource.ts';
import { refuseReviewerFilters } from './reviewer-filters.ts';
import type { SampleParts } from '../sample/index.ts';
import { renewalRoutes } from './renewal/index.ts';
import { requestSampleRoutes } from './samples/index.ts';
import { resourceProblemRoutes, submissionRoutes } from './submission/index.ts';
import { withdrawalRoutes } from './withdrawal/index.ts';

interface WritingParts {
  readonly samples: SampleParts;
  readonly saveMeetingNotes: SaveMeetingNotes;
}

const requestObjectRoutes = (
  publicUrl: string,
  collections: CollectionClient,
  saveMeetingNotes: SaveMeetingNotes,
): Handler[] =>
  resourceRoutes<typeof requestObject, RequestState>(requestResource, {
    create: (write) => createRequest(write, publicUrl),
    async patch({ call, work, body, loaded }) {
      const { comments, meeting_notes: notes, ...change }: RequestChange = body;
      const id = Number(loaded.id);
      // Neither changes the request: somebody who decides meanwhile is not told that their version is stale.
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
  const { publicUrl } = environment;
  const collections = createCollectionClient({ environment });
  return [
    ...requestObjectRoutes(publicUrl, collections, saveMeetingNotes).map(
      (handler) => ADAPTED[handler.key]?.(handler) ?? handler,
    ),
    query('GET /request-offer/', async ({ database, actor, query: { project } }) => ({
      results: await readOffers(database, actor, project),
    })),
    ...submissionRoutes({ ...samples, publicUrl, collections }),
    ...resourceProblemRoutes,
    ...requestSampleRoutes(samples),
    ...requestCollectionRoutes(collections),
    ...withdrawalRoutes(publicUrl),
    ...renewalRoutes(publicUrl),
    ...copyRoutes(publicUrl),
  ];
};
