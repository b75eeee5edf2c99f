export { orderAttention } from './order-attention.ts';
export { orderJobs } from './order-jobs.ts';
export { orderPolicy, shipmentPolicy } from './order.policy.ts';
export { orderRoutes } from './order.routes.ts';
export type { SendingParts } from './send-order.ts';
