export { keepDecision } from './keep-decision.ts';
export { requestMessageRoutes } from './request-message.routes.ts';
