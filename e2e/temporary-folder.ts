/** Where tests put what they throw away. */
import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import path from 'node:path';

const MEMORY = '/dev/shm';
const NAME = 'portal-tests-';
const REQUIRED_BYTES = 4 * 1024 ** 3;

/**
 * Makes the folder of temporary files one in memory, where there are 4 GB of it: each file of service tests copies a
 * database of a thousand files, which takes a disk twenty times as long. A TMPDIR that is set is left as it is. The folder
 * goes with this process, or with the next run where this one is killed.
 */
export function useMemoryForTemporaryFiles(): void {
  if (process.env['TMPDIR'] !== undefined || !hasSpace()) return;
  removeLeftovers();
  const folder = path.join(MEMORY, `${NAME}${process.pid}`);
  mkdirSync(folder, { recursive: true });
  // whatever the umask: PostgreSQL runs as another user where tests run as root
  chmodSync(folder, 0o755);
  process.env['TMPDIR'] = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
}

function hasSpace(): boolean {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= REQUIRED_BYTES;
  } catch {
    // other systems have no such folder
    return false;
  }
}

/** The name of a folder has the number of its process. */
function removeLeftovers(): void {
  for (const name of readdirSync(MEMORY))
    if (name.startsWith(NAME) && !existsSync(`/proc/${name.slice(NAME.length)}`))
      rmSync(path.join(MEMORY, name), { recursive: true, force: true });
}
