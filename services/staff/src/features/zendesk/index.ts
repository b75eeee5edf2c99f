export { createConversationCache } from './conversations.ts';
export { zendeskRoutes } from './zendesk.routes.ts';
