export { dateByWindow, joinOpenWindow } from './begin-review.ts';
export { tellBegun } from './begun-news.ts';
export { windowRoutes } from './window.routes.ts';
