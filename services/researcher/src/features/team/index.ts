export { applyFulfilmentSetting } from './fulfilment-setting.ts';
export { memberReadinessSql, requestTeamReadySql, requestTeamSql } from './readiness.sql.ts';
export { teamRoutes } from './team.routes.ts';
