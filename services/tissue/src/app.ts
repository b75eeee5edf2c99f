/** Composition root of the tissue service: the brain bank's dashboard, donors, collections and orders. */
import { attentionRoutes, readRequireMta } from '@portal/common';
import {
  startBackgroundJobs,
  withHomeLists,
  withOperations,
  type ServiceDefinition,
  type ServiceParts,
} from '@portal/kit';
import { createBins } from './clients/bins.client.ts';
import { collectionRoutes } from './features/collection/index.ts';
import { donorRoutes } from './features/donor/index.ts';
import { createSyncParts, donorAttention, donorSyncRoutes, syncJobs } from './features/donor-sync/index.ts';
import { orderAttention, orderJobs, orderRoutes, type SendingParts } from './features/order/index.ts';
import { tissueRequestRoutes } from './features/request/index.ts';
import { TissueOperationModel } from './models/index.ts';

/** @throws an error at startup that names the invalid variable */
const createSendingParts = ({ database, log, environment }: ServiceParts): SendingParts => ({
  database,
  log,
  bins: createBins(environment.variables),
});

const ownWork = {
  name: 'tissue',
  handlers: (parts) => [
    ...tissueRequestRoutes,
    ...collectionRoutes,
    ...donorRoutes,
    ...donorSyncRoutes(createSyncParts(parts)),
    ...attentionRoutes('tissue', [donorAttention(createSyncParts(parts).source), orderAttention]),
    ...orderRoutes(createSendingParts(parts), {
      needsAgreement: readRequireMta(parts.environment.variables),
    }),
  ],
  background: (parts) =>
    Promise.resolve(
      startBackgroundJobs(
        [...syncJobs(createSyncParts(parts)), ...orderJobs(createSendingParts(parts), parts)],
        parts.log,
      ),
    ),
} as const satisfies ServiceDefinition;

export const definition = withOperations(withHomeLists(ownWork), TissueOperationModel);
