export { writePostLog } from './post-log.commands.ts';
export { postLogResource } from './post-log.resource.ts';
export { postLogRoutes } from './post-log.routes.ts';
