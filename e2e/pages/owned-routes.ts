/** Reads the routes of shell and apps from their declarations, and finds those without a visit. */
import { globSync, readFileSync } from 'node:fs';
import type { AccountVisits } from './visits.ts';

export interface OwnedRoute {
  /** The workspace that declares the route. */
  readonly app: string;
  readonly pattern: string;
}

const DECLARATIONS = '{shell/src/start/router.tsx,{shell,mfe-*}/src/**/{*.routes,expose}.tsx}';
const PATH = /\bpath: '([^']+)'(, element: null)?/g;
/** Routes that are not pages of their own. */
const LEFT_OUT = [
  // All unknown addresses: /no/such/page is one.
  'shell *',
  // The frame around all other routes.
  'shell /',
  // For developers only; no build contains it.
  'shell gallery',
  // One's own page without a role redirects to My Profile; with a role an app declares the address.
  'shell user/:objectId',
];

export const ownedRoutes = (): OwnedRoute[] =>
  globSync(DECLARATIONS).flatMap((file) => {
    const app = file.split('/')[0] ?? '';
    return (
      [...readFileSync(file, 'utf8').matchAll(PATH)]
        // A route without an element is an address that the app refuses.
        .filter(([, pattern = '', isRefused]) => !isRefused && !LEFT_OUT.includes(`${app} ${pattern}`))
        .map(([, pattern = '']) => ({ app, pattern }))
    );
  });

/** Routes without a visit. An address that two apps declare must be visited in both, by accounts of either side. */
export function unvisitedRoutes(visits: readonly AccountVisits[]): string[] {
  const owned = ownedRoutes();
  return owned
    .filter(({ app, pattern }) => {
      const isShared = owned.some((other) => other.pattern === pattern && other.app !== app);
      return !visits.some(
        (one) =>
          (!isShared || getSide(one.account) === app) && one.visits.some(({ path }) => isAt(path, pattern)),
      );
    })
    .map(({ app, pattern }) => `${app}: /${pattern}`);
}

const RESEARCHERS = ['pi', 'newpi', 'so', 'newso'];
/** Staff accounts are short names; an account given by its address is a researcher. */
const getSide = (account: string): string =>
  RESEARCHERS.includes(account) || account.includes('@') ? 'mfe-researcher' : 'mfe-staff';

function isAt(path: string, pattern: string): boolean {
  const parts = path
    .replace(/[?#].*/, '')
    .split('/')
    .filter(Boolean);
  const wanted = pattern.split('/').filter(Boolean);
  return (
    parts.length === wanted.length &&
    wanted.every((part, index) => part.startsWith(':') || part === parts[index])
  );
}
