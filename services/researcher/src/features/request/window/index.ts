export { dateByWindow, joinOpenWindow } from './begin-review.ts';
export { notifyWindowBegun } from './begun-news.ts';
export { redateWindow } from './redate.ts';
export { windowRoutes } from './window.routes.ts';
