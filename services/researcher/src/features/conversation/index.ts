export { recordDecision } from './record-decision.ts';
export { requestMessageRoutes } from './request-message.routes.ts';
