export { expireRequests } from './expire-requests.ts';
