import fs from 'node:fs';
import path from 'node:path';
import { appPattern, pointerFile, readPointer, type Pointer } from './pointer.ts';

interface Seen {
  stamp: string;
  pointer: Pointer | undefined;
}

/**
 * Reads the current version of each app. Every read checks the stamp of the pointer file. So the next request to any
 * gateway on the same store sees a deployment without a signal.
 */
export class ReleaseStore {
  readonly folder: string;
  readonly #seen = new Map<string, Seen>();

  constructor(folder: string) {
    this.folder = folder;
  }

  /** Names of the apps that have a folder. */
  apps(): string[] {
    if (!fs.existsSync(this.folder)) return [];
    return fs
      .readdirSync(this.folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && appPattern.test(entry.name))
      .map((entry) => entry.name)
      .toSorted();
  }

  /** The pointer of an app; undefined where it has no release. */
  pointer(app: string): Pointer | undefined {
    const stamp = readStamp(pointerFile(this.folder, app));
    const seen = this.#seen.get(app);
    if (seen?.stamp === stamp) return seen.pointer;
    const pointer = stamp === '' ? undefined : readPointer(this.folder, app);
    this.#seen.set(app, { stamp, pointer });
    return pointer;
  }

  /** The version for a session. `bucket`, from 0 to below 1, never changes for a session. */
  versionFor(app: string, bucket: number): string | undefined {
    const pointer = this.pointer(app);
    if (pointer?.canary !== undefined && bucket < pointer.canary.share) return pointer.canary.version;
    return pointer?.version;
  }

  /** Whether any app has a canary, so that sessions need a bucket. */
  hasCanary(): boolean {
    return this.apps().some((app) => this.pointer(app)?.canary !== undefined);
  }

  versionFolder(app: string, version: string): string {
    return path.join(this.folder, app, version);
  }
}

/** Changes whenever a file is replaced: a rename gives it another inode even within one tick of the clock. */
export function readStamp(file: string): string {
  const found = fs.statSync(file, { throwIfNoEntry: false });
  return found === undefined ? '' : `${found.ino}:${found.mtimeMs}:${found.size}`;
}
