import { readFileSync } from 'node:fs';
import path from 'node:path';
import { APP_ADDRESSES } from '@portal/contract/app-addresses';
import { isRole } from '@portal/contract/roles';

/** The contents of `remote.json` before its roles are checked. */
interface Declared {
  readonly routes: ReadonlyArray<{ readonly path: string; readonly roles?: readonly string[] }>;
  readonly navigation: ReadonlyArray<{ readonly path: string; readonly roles: readonly string[] }>;
}

/**
 * Lists every fault in the roles of an app's `remote.json`, one line each: against the contract, and within the file
 * itself.
 */
export function declarationFaults(app: string, { routes, navigation }: Declared): string[] {
  const known = APP_ADDRESSES[app];
  if (!known) return ['the contract does not know this app: services/contract/src/shell/app-addresses.ts'];
  const named = new Map(routes.map(({ path: address, roles }) => [address, roles]));
  return [
    ...[...routes, ...navigation].flatMap(({ path: address, roles = [] }) =>
      roles.filter((role) => !isRole(role)).map((role) => `${address}: there is no role ${role}`),
    ),
    ...Object.keys(known)
      .filter((address) => !named.has(address))
      .map((address) => `${address} is missing`),
    ...routes.flatMap(({ path: address, roles }) => {
      const right = known[address];
      if (right === undefined) return [`${address} is no address of this app in the contract`];
      if (right === null) return roles ? [`${address} is for everyone: it has no roles`] : [];
      if (!roles) return [`${address} is not for everyone: name its roles`];
      return [
        ...lacking(right, roles).map((role) => `${address} lacks ${role}`),
        ...lacking(roles, right).map((role) => `${address} is not for ${role}`),
      ];
    }),
    ...navigation.flatMap(({ path: address, roles }) => {
      if (!named.has(address)) return [`the entry ${address} of the header is no address of this app`];
      const open = named.get(address);
      return open
        ? lacking(roles, open).map((role) => `the entry ${address} of the header leads ${role} nowhere`)
        : [];
    }),
  ];
}

const lacking = (all: readonly string[], some: readonly string[]): string[] =>
  all.filter((role) => !some.includes(role));

/** Throws an Error with every fault of the `remote.json` in `dir`. */
export function checkDeclaration(dir: string, app: string): void {
  const declared = JSON.parse(readFileSync(path.join(dir, 'remote.json'), 'utf8')) as Declared;
  const faults = declarationFaults(app, declared);
  if (faults.length > 0)
    throw new Error(`${app}/remote.json does not fit the contract:\n  ${faults.join('\n  ')}`);
}
