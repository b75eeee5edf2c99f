import fs from 'node:fs';
import path from 'node:path';
import { readPointer, writePointer } from './pointer.ts';
import { hasVersion, incomingFolder, listVersions, removeOldVersions } from './publish.ts';
import { ReleaseStore } from './release-store.ts';

/**
 * Copies the versions of one store that another lacks, as a gateway's image has them. Which version people get stays as
 * it is; only an app that the store does not know begins with that of the image. Several may do it at the same time.
 * @returns what came, a line each
 */
export function fillStore(from: string, to: string): string[] {
  return new ReleaseStore(from).apps().flatMap((app) => {
    const copied = listVersions(from, app).filter(
      (version) => !hasVersion(to, app, version) && copyVersion(from, to, app, version),
    );
    const lines = copied.map((version) => `${app} ${version} is in the store.`);
    const known = readPointer(to, app);
    const first = readPointer(from, app);
    // Each image that is rolled out brings versions; no one else may ever switch, which takes old ones away.
    if (known !== undefined) removeOldVersions(to, app, known);
    else if (first !== undefined && hasVersion(to, app, first.version)) {
      writePointer(to, app, { version: first.version });
      lines.push(`${app} ${first.version} is current.`);
    }
    return lines;
  });
}

/** The version appears whole or not at all. @returns whether it was this copy that got the name */
function copyVersion(from: string, to: string, app: string, version: string): boolean {
  const incoming = incomingFolder(to, app, version);
  try {
    fs.cpSync(path.join(from, app, version), incoming, { recursive: true });
    fs.renameSync(incoming, path.join(to, app, version));
    return true;
  } catch (error) {
    fs.rmSync(incoming, { recursive: true, force: true });
    // Another gateway that starts was faster.
    if (hasVersion(to, app, version)) return false;
    throw error;
  }
}
