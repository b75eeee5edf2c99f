export { visitRoutes } from './record-visit.ts';
export { releaseRoutes } from './release.routes.ts';
export { watchReleases } from './watch-releases.ts';
