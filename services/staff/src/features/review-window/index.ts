export { reviewWindowEvents } from './due-date.ts';
export { reviewWindowRoutes } from './review-window.routes.ts';
