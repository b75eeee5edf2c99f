export { RequestStatusBadge } from './RequestStatusBadge.tsx';
