import { readServiceUrls, type Handler, type ServiceParts, query, readOne } from '@portal/kit';
import { createFileClient } from '../../clients/file.client.ts';
import { approvalNoticeRoutes } from './approval-notice/approval-notice.routes.ts';
import { applicationRoutes } from './application/application.routes.ts';
import { requestResource } from '../request/index.ts';
import { readChanges } from './changes/read-changes.ts';

const changesRoutes: readonly Handler[] = [
  query('GET /request/{id}/changes/', async ({ database, actor, params }) => {
    const { object } = await readOne(database, requestResource, actor, params.id);
    const { id, type, status } = object;
    return readChanges(database, { id, type, status });
  }),
];

export const requestDocumentsRoutes = ({ environment }: Pick<ServiceParts, 'environment'>): Handler[] => [
  ...changesRoutes,
  ...approvalNoticeRoutes,
  ...applicationRoutes(createFileClient(readServiceUrls(environment.variables['SERVICE_URLS']))),
];
