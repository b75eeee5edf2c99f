export { releaseNoteResource } from './release-note.resource.ts';
export { releaseNoteRoutes } from './release-note.routes.ts';
