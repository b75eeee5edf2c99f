/** The routes of shell and apps, read where they are declared, and whether someone visits each of them. */
import { globSync, readFileSync } from 'node:fs';
import type { AccountVisits } from './visits.ts';

export interface OwnedRoute {
  /** The workspace that has it. */
  readonly app: string;
  readonly pattern: string;
}

const DECLARATIONS = '{shell/src/start/router.tsx,{shell,mfe-*}/src/**/{*.routes,expose}.tsx}';
const PATH = /\bpath: '([^']+)'(, element: null)?/g;
/** What is no page of its own. */
const LEFT_OUT = [
  // everything that no one has: /no/such/page is one
  'shell *',
  // the frame around all others
  'shell /',
  // for those who build the portal: it is in no build
  'shell gallery',
  // one's own page without a role leads to My Profile; with a role an app has the address
  'shell user/:objectId',
];

export const ownedRoutes = (): OwnedRoute[] =>
  globSync(DECLARATIONS).flatMap((file) => {
    const app = file.split('/')[0] ?? '';
    return (
      [...readFileSync(file, 'utf8').matchAll(PATH)]
        // No element: an address that the app refuses.
        .filter(([, pattern = '', isRefused]) => !isRefused && !LEFT_OUT.includes(`${app} ${pattern}`))
        .map(([, pattern = '']) => ({ app, pattern }))
    );
  });

/** Routes that no one visits. An address that two apps have is visited in both, by accounts of either side. */
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
/** Staff have short names alone; the person who goes by an address is a researcher. */
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
