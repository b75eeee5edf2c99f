export { termCalendarRoutes } from './term-calendar.routes.ts';
