import { resourceRoutes, type Handler } from '@portal/kit';
import { projectUpdateResource } from './project-update.resource.ts';

export { COMPLIANCE_NEEDED, dueDaySql, hasTermSql, renewalIsInSql } from './project-update.sql.ts';

export const projectUpdateRoutes: readonly Handler[] = resourceRoutes(projectUpdateResource);
