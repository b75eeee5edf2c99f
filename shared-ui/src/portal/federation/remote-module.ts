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
  /** Sorts the entries of all apps in ascending order. */
  order: number;
  menu?: 'main' | 'view';
  /** Shows the entry only if the session fulfills this condition. */
  onlyIf?: SessionCondition;
}

/** A panel of the home page for signed-in users (spec 1 section 2); its code loads when the page shows it. */
export interface HomePanel {
  id: string;
  title: string;
  roles: readonly SessionRole[];
  order: number;
  /** Shows the panel only if the session fulfills this condition. */
  onlyIf?: SessionCondition;
  /**
   * For short lists: two `half` panels are placed side by side where there is room; a `side` panel has four columns
   * beside the eight of those without a width.
   */
  width?: 'half' | 'side';
  /** Shows the title alone, below the other panels, until the reader opens it. */
  isFolded?: boolean;
  lazy: () => Promise<{ default: ComponentType }>;
}

/**
 * The complete contract between the shell and an app: the default export of the app's `src/expose.tsx`. Top-level
 * routes have the full path that `remote.json` declares (`path: 'request/:objectId'`). They load their pages lazily, so
 * that loading an app is cheap.
 */
export interface RemoteModule extends Record<RemoteModuleField, unknown> {
  /** Equals `name` in the app's `remote.json`. */
  name: string;
  routes: RouteObject[];
  navigation: NavigationEntry[];
  homePanels: HomePanel[];
}
