import { resourceRoutes, type Handler } from '@portal/kit';
import { institutionResource } from './institution.resource.ts';

export { institutionResource } from './institution.resource.ts';
export { institutionSummarySql } from './institution-summary.sql.ts';

export const institutionRoutes = (): Handler[] => resourceRoutes(institutionResource);
