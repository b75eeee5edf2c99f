export { applyFulfilmentSetting } from './fulfilment-setting.ts';
export { keepReadiness } from './readiness.commands.ts';
export {
  keptReadinessSql,
  keptTeamReadySql,
  memberReadinessSql,
  requestTeamReadySql,
  requestTeamSql,
} from './readiness.sql.ts';
export { teamRoutes } from './team.routes.ts';
