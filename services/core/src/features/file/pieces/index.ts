export { piecesRoutes } from './pieces.routes.ts';
export { checkUploads } from './check-upload.ts';
export { clearUnfinishedUploads } from './clear-unfinished.ts';
