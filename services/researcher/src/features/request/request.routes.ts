import type { requestObject } from '@portal/contract';
import {
  forbidden,
  findGrant,
  query,
  readServiceUrls,
  resourceRoutes,
  type Handler,
  type ServiceParts,
} from '@portal/kit';
import { createFileClient } from '../../clients/file.client.ts';
import { approvalNoticeRoutes } from './approval-notice/index.ts';
import { createCollectionClient, type CollectionClient } from '../../clients/collection.client.ts';
import { changesRoutes } from './changes/index.ts';
import { requestCollectionRoutes } from './collection/index.ts';
import { copyRoutes } from './copy/index.ts';
import { applicationRoutes } from './docs/index.ts';
import { decisionRoutes } from './decision/index.ts';
import { meetingRoutes, separateNotes } from './meeting/index.ts';
import { createRequest, PATCH_ACTIONS, patchRequest, readOffers, removeRequest } from './draft/index.ts';
import { asksAboutReview } from './request.filters.ts';
import { requestPolicy, type RequestState } from './request.policy.ts';
import { requestResource } from './request.resource.ts';
import type { SampleParts } from '../sample/index.ts';
import { renewalRoutes } from './renewal/index.ts';
import { requestSampleRoutes } from './samples/index.ts';
import { resourceProblemRoutes, submissionRoutes } from './submission/index.ts';
import { windowRoutes } from './window/index.ts';
import { withdrawalRoutes } from './withdrawal/index.ts';

const generic = (publicUrl: string, collections: CollectionClient) =>
  resourceRoutes<typeof requestObject, RequestState>(requestResource, {
    create: (write) => createRequest(write, publicUrl),
    patch: (write) => patchRequest({ ...write, collections }),
    patchActions: PATCH_ACTIONS,
    remove: removeRequest,
  });

/** Who reviews is not told to researchers, so they may not ask it by a filter either. */
const hidingReviewers = (handler: Handler): Handler => ({
  ...handler,
  run: async (call) => {
    const asks = Object.entries(call.query as unknown as Record<string, unknown>).some(
      ([key, value]) => asksAboutReview(key) && value !== undefined,
    );
    if (asks && findGrant(requestPolicy as never, 'see_reviewers', call.actor).length === 0)
      throw forbidden();
    return handler.run(call);
  },
});

const ADAPTED: Readonly<Record<string, (handler: Handler) => Handler>> = {
  'GET /request/': hidingReviewers,
  'PATCH /request/{id}/': separateNotes,
};

export const requestRoutes = (
  { environment }: Pick<ServiceParts, 'environment'>,
  samples: SampleParts,
  collections = createCollectionClient({ environment }),
): Handler[] => [
  ...generic(environment.publicUrl, collections).map((handler) => ADAPTED[handler.key]?.(handler) ?? handler),
  query('GET /request-offer/', async ({ database, actor, query: { project } }) => ({
    results: await readOffers(database, actor, project),
  })),
  ...submissionRoutes({ ...samples, publicUrl: environment.publicUrl, collections }),
  ...resourceProblemRoutes,
  ...requestSampleRoutes(samples),
  ...requestCollectionRoutes(collections),
  ...withdrawalRoutes(environment.publicUrl),
  ...renewalRoutes(environment.publicUrl),
  ...changesRoutes,
  ...copyRoutes(environment.publicUrl),
  ...decisionRoutes,
  ...meetingRoutes,
  ...windowRoutes({ environment }),
  ...approvalNoticeRoutes,
  ...applicationRoutes(createFileClient(readServiceUrls(environment.variables['SERVICE_URLS']))),
];
