/** The contract between the shell and its apps (architecture, "Federation and independent deploys"). */
export { checkRemoteModule, isRemoteModule } from './check-remote-module.ts';
export type { HomePanel, NavigationEntry, RemoteModule } from './remote-module.ts';
