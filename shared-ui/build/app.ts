import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What webpack needs to know of one app of the portal. */
export interface BrowserApp {
  /** Absolute folder of the workspace. */
  readonly dir: string;
  /** Workspace name without scope: `shell`, `mfe-staff`. */
  readonly name: string;
  /** The host provides the shared libraries, a remote exposes `./app`. */
  readonly role: 'host' | 'remote';
}

/** Reads which app lies in `dir`: one with `remote.json` is a remote, any other the host. Throws when it is no workspace. */
export function appIn(dir: string): BrowserApp {
  const manifest: unknown = JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8'));
  const scoped = typeof manifest === 'object' && manifest && 'name' in manifest ? String(manifest.name) : '';
  if (!scoped) throw new Error(`${dir}/package.json has no name`);
  return {
    dir: path.resolve(dir),
    name: scoped.replace(/^@[^/]+\//, ''),
    role: existsSync(path.join(dir, 'remote.json')) ? 'remote' : 'host',
  };
}
