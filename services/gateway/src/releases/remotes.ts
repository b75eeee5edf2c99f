import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { RemoteDeclaration, RemoteEntry, type Registry } from '@portal/contract/remotes';
import { readStamp, type ReleaseStore } from './release-store.ts';

interface Known {
  stamp: string;
  entry: RemoteEntry | undefined;
}

/** The app that hosts the others; it is released the same way but is no remote. */
export const SHELL = 'shell';

/**
 * Builds `/remotes.json` from the store. A missing or broken version removes only that remote, until its files are
 * complete again.
 */
export class RemotesRegistry {
  readonly #store: ReleaseStore;
  readonly #report: (line: string) => void;
  readonly #known = new Map<string, Known>();

  constructor(store: ReleaseStore, report: (line: string) => void = () => undefined) {
    this.#store = store;
    this.#report = report;
  }

  /** The registry for a session. */
  read(bucket: number): Registry {
    const remotes = this.#store
      .apps()
      .filter((app) => app !== SHELL)
      .flatMap((app) => {
        const version = this.#store.versionFor(app, bucket);
        const entry = version === undefined ? undefined : this.#entry(app, version);
        const known = entry ?? this.#absent(app);
        return known === undefined ? [] : [known];
      });
    return { remotes };
  }

  /**
   * The entry of an app that has no version but a declaration. Its paths stay in the registry, so that the shell shows
   * the panel with Try again there and not "not found". The manifest that the entry names does not exist.
   */
  #absent(app: string): RemoteEntry | undefined {
    const declaration = path.join(this.#store.folder, app, 'remote.json');
    const stamp = readStamp(declaration);
    const known = this.#known.get(app);
    if (known?.stamp === stamp) return known.entry;
    const entry = stamp === '' ? undefined : this.#declared(app, declaration);
    this.#known.set(app, { stamp, entry });
    return entry;
  }

  #declared(app: string, declaration: string): RemoteEntry | undefined {
    const missing = '0';
    try {
      return RemoteEntry.parse({
        ...RemoteDeclaration.parse(JSON.parse(fs.readFileSync(declaration, 'utf8'))),
        version: missing,
        manifest: `/mfe/${app}/${missing}/mf-manifest.json`,
        integrity: 'sha384-',
      });
    } catch (error) {
      this.#report(`The declaration of ${app} cannot be read: ${String(error)}`);
      return undefined;
    }
  }

  #entry(app: string, version: string): RemoteEntry | undefined {
    const folder = this.#store.versionFolder(app, version);
    const manifest = path.join(folder, 'mf-manifest.json');
    const declaration = path.join(folder, 'remote.json');
    const stamp = `${readStamp(manifest)}|${readStamp(declaration)}`;
    const key = `${app}/${version}`;
    const known = this.#known.get(key);
    if (known?.stamp === stamp) return known.entry;
    const entry = this.#load(app, version, manifest, declaration);
    this.#known.set(key, { stamp, entry });
    return entry;
  }

  #load(app: string, version: string, manifest: string, declaration: string): RemoteEntry | undefined {
    try {
      const content = fs.readFileSync(manifest);
      JSON.parse(content.toString('utf8'));
      return RemoteEntry.parse({
        ...RemoteDeclaration.parse(JSON.parse(fs.readFileSync(declaration, 'utf8'))),
        version,
        manifest: `/mfe/${app}/${version}/mf-manifest.json`,
        integrity: `sha384-${createHash('sha384').update(content).digest('base64')}`,
      });
    } catch (error) {
      this.#report(`${app} ${version} is left out of the registry: ${String(error)}`);
      return undefined;
    }
  }
}
