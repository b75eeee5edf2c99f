export { applyFulfilmentSetting } from './fulfilment-setting.ts';
export { evaluateByNewRule } from './readiness-rule.ts';
export { beginReadiness, refreshReadiness } from './readiness.commands.ts';
export {
  cachedReadinessSql,
  cachedTeamReadySql,
  memberIsReadySql,
  memberReadinessSql,
  requestTeamReadySql,
  requestTeamSql,
} from './readiness.sql.ts';
export { readUnchosenMembers, readUnreadyMembers } from './unready-members.ts';
export { teamRoutes } from './team.routes.ts';
