/**
 * `/remotes.json`: the apps that the shell may load, their locations, routes and menu entries. Written with zod/mini,
 * since the shell parses it on every page.
 */
import * as z from 'zod/mini';
import { FEATURES } from '../administration/rules.ts';
import { ROLES } from '../people/roles.ts';

const RoleName = z.enum(ROLES);

/**
 * A path prefix that an app serves. With `roles`, only for people acting in one of them: `/request` is a page of the
 * researcher app for owners, and one of the staff app for reviewers.
 */
export const RemoteRoute = z.object({ path: z.string(), roles: z.optional(z.array(RoleName)) });
export type RemoteRoute = z.infer<typeof RemoteRoute>;

/** Session properties, besides the role, that a menu entry or home panel may depend on. */
export const SESSION_CONDITIONS = ['abn_approved'] as const;
export type SessionCondition = (typeof SESSION_CONDITIONS)[number];

/**
 * A menu entry: in the main bar, in the staff's View menu, or with 'public' for visitors, who have no role. With
 * `feature` it is shown only while that feature is enabled; with `onlyIf`, only if the session has that property.
 */
export const RemoteNavigation = z.object({
  label: z.string(),
  /** The label in other languages, by language code; staff see English. */
  labels: z.optional(z.record(z.string(), z.string())),
  path: z.string(),
  roles: z.array(RoleName),
  order: z.number(),
  menu: z.optional(z.enum(['main', 'view', 'public'])),
  feature: z.optional(z.enum(Object.values(FEATURES))),
  onlyIf: z.optional(z.enum(SESSION_CONDITIONS)),
});
export type RemoteNavigation = z.infer<typeof RemoteNavigation>;

/** Contents of an app's own `remote.json`; the registry adds its location. */
export const RemoteDeclaration = z.object({
  name: z.string(),
  label: z.string(),
  routes: z.array(RemoteRoute),
  navigation: z.array(RemoteNavigation),
  /** Roles with panels on home. For others home does not load the app; without the list, it may have panels for all. */
  homeRoles: z.optional(z.array(RoleName)),
});
export type RemoteDeclaration = z.infer<typeof RemoteDeclaration>;

export const RemoteEntry = z.extend(RemoteDeclaration, {
  version: z.string(),
  /** Path of mf-manifest.json on the portal's origin. */
  manifest: z.string().check(z.regex(/^\/mfe\/[\w./-]+$/)),
  /** Subresource integrity of the manifest, which contains the hash of every other file. */
  integrity: z.string().check(z.regex(/^sha384-/)),
});
export type RemoteEntry = z.infer<typeof RemoteEntry>;

/**
 * Required fields of an app's exposed module (`RemoteModule` of shared-ui): the shell rejects a module that lacks one.
 */
export const REMOTE_MODULE_FIELDS = ['name', 'routes', 'navigation', 'homePanels'] as const;

export const Registry = z.object({ remotes: z.array(RemoteEntry) });
export type Registry = z.infer<typeof Registry>;

/** The app that serves `path` for a person acting as `role`: the longest matching prefix that the role may use. */
export function remoteFor<R extends RemoteDeclaration>(
  remotes: readonly R[],
  path: string,
  role: string | null,
): R | undefined {
  let best: { remote: R; length: number } | undefined;
  for (const remote of remotes) {
    for (const route of remote.routes) {
      const covers = path === route.path || path.startsWith(`${route.path}/`);
      const allowed = !route.roles || (role !== null && (route.roles as readonly string[]).includes(role));
      const length = route.path.length * 2 + (route.roles ? 1 : 0);
      if (covers && allowed && (!best || length > best.length)) best = { remote, length };
    }
  }
  return best?.remote;
}
