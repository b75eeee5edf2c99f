import { readServiceUrls, type Handler, type ServiceParts } from '@portal/kit';
import { createFileClient } from '../../clients/file.client.ts';
import { approvalNoticeRoutes } from './approval-notice/index.ts';
import { changesRoutes } from './changes/index.ts';
import { applicationRoutes } from './docs/index.ts';

export const requestPapersRoutes = ({ environment }: Pick<ServiceParts, 'environment'>): Handler[] => [
  ...changesRoutes,
  ...approvalNoticeRoutes,
  ...applicationRoutes(createFileClient(readServiceUrls(environment.variables['SERVICE_URLS']))),
];
