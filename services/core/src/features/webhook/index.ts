export { deliverWebhooks, forgetOldDeliveries, queueWebhooks } from './deliver-webhooks.ts';
export { webhookResource } from './webhook.resource.ts';
export { webhookAttention, webhookRoutes } from './webhook.routes.ts';
