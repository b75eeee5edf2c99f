export { visitRoutes } from './record-visit.ts';
export { releaseRoutes } from './release.routes.ts';
export { forgetOldVisits, watchReleases } from './watch-releases.ts';
