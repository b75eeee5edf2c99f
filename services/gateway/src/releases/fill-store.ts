import fs from 'node:fs';
import path from 'node:path';
import { readPointer, writePointer } from './pointer.ts';
import { hasVersion, incomingFolder, listVersions, removeOldVersions } from './publish.ts';
import { ReleaseStore } from './release-store.ts';

/**
 * Copies versions that another store lacks, such as those in a gateway's image. The served versions do not change,
 * except that an app unknown to the store starts with the image's version. Several processes may do this at the same
 * time.
 * @returns what came: a line for each copied version
 */
export function fillStore(from: string, to: string): string[] {
  return new ReleaseStore(from).apps().flatMap((app) => {
    const copied = listVersions(from, app).filter(
      (version) => !hasVersion(to, app, version) && copyVersion(from, to, app, version),
    );
    const lines = copied.map((version) => `${app} ${version} is in the store.`);
    const known = readPointer(to, app);
    const first = readPointer(from, app);
    // Each deployed image adds versions. Only a switch would otherwise remove old ones, and it may never happen here.
    if (known !== undefined) removeOldVersions(to, app, known);
    else if (first !== undefined && hasVersion(to, app, first.version)) {
      writePointer(to, app, { version: first.version });
      lines.push(`${app} ${first.version} is current.`);
    }
    return lines;
  });
}

/** The version appears completely or not at all. @returns whether it was this call that created it */
function copyVersion(from: string, to: string, app: string, version: string): boolean {
  const incoming = incomingFolder(to, app, version);
  try {
    fs.cpSync(path.join(from, app, version), incoming, { recursive: true });
    fs.renameSync(incoming, path.join(to, app, version));
    return true;
  } catch (error) {
    fs.rmSync(incoming, { recursive: true, force: true });
    // Another starting gateway was faster.
    if (hasVersion(to, app, version)) return false;
    throw error;
  }
}
