export { readExtension } from './extend-expiration.ts';
export { lockRenewed } from './lock-renewed.ts';
export { renewalResource } from './renewal.resource.ts';
export { RENEWAL_PATCH_ACTIONS, renewalRoutes } from './renewal.routes.ts';
