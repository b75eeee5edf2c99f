import type { ComponentType } from 'react';
import type { REMOTE_MODULE_FIELDS, SessionCondition } from '@portal/contract/remotes';
import type { SessionRole } from '@portal/contract/roles';
import type { RouteObject } from '../../design/router/index.ts';

type RemoteModuleField = (typeof REMOTE_MODULE_FIELDS)[number];

/** One entry of the header, for people who act in one of `roles`. `view` entries are in the View menu of staff. */
export interface NavigationEntry {
  label: string;
  path: string;
  roles: readonly SessionRole[];
  /** Entries are in ascending order over all apps. */
  order: number;
  menu?: 'main' | 'view';
  /** For those alone of whom their session says so. */
  onlyIf?: SessionCondition;
}

/** A panel of the logged-in home page (spec 1 section 2), loaded when the page shows it. */
export interface HomePanel {
  id: string;
  title: string;
  roles: readonly SessionRole[];
  order: number;
  /** For those alone of whom their session says so. */
  onlyIf?: SessionCondition;
  /** Short lists: two are beside each other where there is room. */
  width?: 'half';
  lazy: () => Promise<{ default: ComponentType }>;
}

/**
 * The whole contract between the shell and an app: the default export of the app's `src/expose.tsx`.
 * Top-level routes carry the full path that `remote.json` declares (`path: 'request/:objectId'`) and load their pages
 * lazily, so that exposing an app costs little.
 */
export interface RemoteModule extends Record<RemoteModuleField, unknown> {
  /** Equals `name` in the app's `remote.json`. */
  name: string;
  routes: RouteObject[];
  navigation: NavigationEntry[];
  homePanels: HomePanel[];
}
