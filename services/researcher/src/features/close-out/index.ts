export { isAwaitedSql } from './close-out.sql.ts';
export { closeOutPage } from './close-out.notifications.ts';
export { closeOutRoutes } from './close-out.routes.ts';
export { openCloseOuts } from './open-close-outs.ts';
