export { hasLetterSql, irbIsValidSql, irbStateSql, irbUntilSql, isTodayOrLaterSql } from './irb.sql.ts';
export { projectPolicy, type ProjectState } from './project.policy.ts';
export { projectResource } from './project.resource.ts';
export { PROJECT_PATCH_ACTIONS, projectRoutes } from './project.routes.ts';
