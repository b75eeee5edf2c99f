export { readPointer, type Pointer } from './pointer.ts';
export {
  hasVersion,
  incomingFolder,
  listVersions,
  promoteVersion,
  publishVersion,
  rollbackVersion,
  switchVersion,
} from './publish.ts';
export { ReleaseStore } from './release-store.ts';
export { RemotesRegistry, SHELL } from './remotes.ts';
