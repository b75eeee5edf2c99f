export { applyFulfilmentSetting } from './fulfilment-setting.ts';
export { beginReadiness, keepReadiness } from './readiness.commands.ts';
export {
  keptReadinessSql,
  keptTeamReadySql,
  memberIsReadySql,
  memberReadinessSql,
  requestTeamReadySql,
  requestTeamSql,
} from './readiness.sql.ts';
export { teamRoutes } from './team.routes.ts';
