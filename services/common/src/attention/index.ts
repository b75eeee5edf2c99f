export { attentionRoutes, type AttentionSource } from './attention.routes.ts';
