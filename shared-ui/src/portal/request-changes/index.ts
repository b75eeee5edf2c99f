export { Change, RequestChanges } from './RequestChanges.tsx';
