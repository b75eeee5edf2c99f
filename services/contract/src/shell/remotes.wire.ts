/**
 * `/remotes.json`: which apps the shell may load, from where, and what they add to it.
 * Written with zod/mini, since the shell parses it on every page.
 */
import * as z from 'zod/mini';
import { FEATURES } from '../administration/rules.ts';
import { ROLES } from '../people/roles.ts';

const RoleName = z.enum(ROLES);

/**
 * A path prefix that an app serves. With `roles`, only for people who act in one of them: `/request` is one page of the
 * researcher app for owners, and another of the staff app for those who review.
 */
export const RemoteRoute = z.object({ path: z.string(), roles: z.optional(z.array(RoleName)) });
export type RemoteRoute = z.infer<typeof RemoteRoute>;

/** What of a session, beside its role, a menu entry or a home panel may depend on. */
export const SESSION_CONDITIONS = ['abn_approved'] as const;
export type SessionCondition = (typeof SESSION_CONDITIONS)[number];

/**
 * An entry of the header: in the main bar, in the View menu of staff, or, with 'public', for visitors, who act in no role.
 * With `feature` it is there while staff have that part of the portal switched on, with `onlyIf` for those of whom
 * their session says so.
 */
export const RemoteNavigation = z.object({
  label: z.string(),
  /** The label in other languages, by code; staff read English. */
  labels: z.optional(z.record(z.string(), z.string())),
  path: z.string(),
  roles: z.array(RoleName),
  order: z.number(),
  menu: z.optional(z.enum(['main', 'view', 'public'])),
  feature: z.optional(z.enum(Object.values(FEATURES))),
  onlyIf: z.optional(z.enum(SESSION_CONDITIONS)),
});
export type RemoteNavigation = z.infer<typeof RemoteNavigation>;

/** What an app's own `remote.json` says; the registry adds where it is. */
export const RemoteDeclaration = z.object({
  name: z.string(),
  label: z.string(),
  routes: z.array(RemoteRoute),
  navigation: z.array(RemoteNavigation),
});
export type RemoteDeclaration = z.infer<typeof RemoteDeclaration>;

export const RemoteEntry = z.extend(RemoteDeclaration, {
  version: z.string(),
  /** Path of mf-manifest.json on the portal's own origin. */
  manifest: z.string().check(z.regex(/^\/mfe\/[\w./-]+$/)),
  /** Subresource integrity of the manifest, which names the hash of every further file. */
  integrity: z.string().check(z.regex(/^sha384-/)),
});
export type RemoteEntry = z.infer<typeof RemoteEntry>;

/** Fields of the module that an app exposes (`RemoteModule` of shared-ui): the shell takes none that lacks one. */
export const REMOTE_MODULE_FIELDS = ['name', 'routes', 'navigation', 'homePanels'] as const;

export const Registry = z.object({ remotes: z.array(RemoteEntry) });
export type Registry = z.infer<typeof Registry>;

/** The app that serves `path` for a person acting as `role`: the longest prefix among those that the role may use. */
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
