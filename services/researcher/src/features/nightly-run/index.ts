export { nightlyRunRoutes } from './nightly-run.routes.ts';
