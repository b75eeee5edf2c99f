import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { checkDeclaration } from './declaration.ts';

/** What webpack needs to know of one app of the portal. */
export interface BrowserApp {
  /** Absolute folder of the workspace. */
  readonly dir: string;
  /** Workspace name without scope: `shell`, `mfe-staff`. */
  readonly name: string;
  /** The host provides the shared libraries, a remote exposes `./app`. */
  readonly role: 'host' | 'remote';
}

/**
 * Describes the app in `dir`: with a `remote.json` it is a remote, otherwise it is the host. Throws if `dir` is not a
 * workspace, or if the roles of its addresses differ from the contract.
 */
export function appIn(dir: string): BrowserApp {
  const manifest: unknown = JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8'));
  const scoped = typeof manifest === 'object' && manifest && 'name' in manifest ? String(manifest.name) : '';
  if (!scoped) throw new Error(`${dir}/package.json has no name`);
  const name = scoped.replace(/^@[^/]+\//, '');
  const isRemote = existsSync(path.join(dir, 'remote.json'));
  if (isRemote) checkDeclaration(dir, name);
  return { dir: path.resolve(dir), name, role: isRemote ? 'remote' : 'host' };
}
