import { readServiceUrls, type Handler, type ServiceParts } from '@portal/kit';
import { createFileClient } from '../../clients/file.client.ts';
import { approvalNoticeRoutes } from './approval-notice/approval-notice.routes.ts';
import { changesRoutes } from './changes/changes.routes.ts';
import { applicationRoutes } from './application/application.routes.ts';

export const requestPapersRoutes = ({ environment }: Pick<ServiceParts, 'environment'>): Handler[] => [
  ...changesRoutes,
  ...approvalNoticeRoutes,
  ...applicationRoutes(createFileClient(readServiceUrls(environment.variables['SERVICE_URLS']))),
];
