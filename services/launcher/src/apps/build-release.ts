import { fork } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { hasVersion, incomingFolder, publishVersion } from '@portal/gateway/releases';
import type { AppName } from '../paths.ts';
import { GUARDED } from '../processes/child.ts';
import { BuildFailed } from './build-failed.ts';

/**
 * Builds an app and adds the result to the release store as `version`. The release pointer does not change.
 * @throws BuildFailed that contains the compiler's messages
 */
export async function buildRelease(
  releasesDir: string,
  app: AppName,
  version: string,
  leaving: AbortSignal,
): Promise<void> {
  if (hasVersion(releasesDir, app, version)) return;
  const folder = incomingFolder(releasesDir, app, version);
  try {
    await build(app, folder, version, leaving);
    await publishVersion(releasesDir, app, version, folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs in a process of its own, so that two builds use two cores and their memory is released. */
function build(app: AppName, folder: string, version: string, leaving: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = fork(path.join(import.meta.dirname, 'build-worker.ts'), [app, folder, version], {
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      execArgv: [...GUARDED, '--no-deprecation'],
      signal: leaving,
      killSignal: 'SIGKILL',
    });
    const words: string[] = [];
    worker.stderr?.on('data', (part: Buffer) => words.push(part.toString('utf8')));
    worker.once('error', reject);
    worker.once('close', (code) => {
      if (code === 0) resolve();
      else reject(new BuildFailed(app, words.join('')));
    });
  });
}
