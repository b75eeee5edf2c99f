export { RequestChanges } from './RequestChanges.tsx';
