import { fork } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { GUARDED } from '../processes/child.ts';
import { bundleFolder } from './find-bundle.ts';

/**
 * Creates missing bundles for the next start, in a process of its own that ends together with this one. A failure only
 * makes the next start slower.
 */
export function makeBundles(leaving: AbortSignal, report: (line: string) => void): void {
  if (fs.existsSync(bundleFolder())) return;
  const worker = fork(path.join(import.meta.dirname, 'bundle-worker.ts'), [], {
    stdio: 'ignore',
    execArgv: [...GUARDED],
    signal: leaving,
    killSignal: 'SIGKILL',
  });
  worker.on('error', () => undefined);
  worker.once('exit', () => {
    // Another start may have created the bundles in parallel.
    if (!leaving.aborted && !fs.existsSync(bundleFolder()))
      report('The programs could not be bundled: the next start will take as long as this one.');
  });
}
