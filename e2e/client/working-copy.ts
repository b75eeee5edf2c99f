/** A second working copy of one app, as a developer would change it and deploy from it. */
import { spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { REPOSITORY } from '../portal.ts';

/**
 * Copied, because node resolves the repository from the location of these files. The linked folders are the same for
 * both copies.
 */
const COPIED = ['package.json', 'package-lock.json', 'services/launcher'];
const LINKED = ['node_modules', 'shared-ui', 'services/contract'];

export interface WorkingCopy {
  /** Replaces a text in a file of the app. @throws when the file does not contain it */
  change(file: string, before: string, after: string): Promise<void>;
  /**
   * Runs `npm run <script> -- <app> <options>` against the release store of the portal under test.
   * @returns what it printed
   */
  run(script: 'deploy' | 'rollback', ...options: readonly string[]): Promise<string>;
  remove(): Promise<void>;
}

export async function makeWorkingCopy(app: string): Promise<WorkingCopy> {
  const root = await mkdtemp(path.join(os.tmpdir(), 'portal-copy-'));
  await mkdir(path.join(root, 'services'));
  for (const place of [...COPIED, app])
    await cp(path.join(REPOSITORY, place), path.join(root, place), { recursive: true });
  for (const place of LINKED) await symlink(path.join(REPOSITORY, place), path.join(root, place));
  return {
    async change(file, before, after) {
      const place = path.join(root, app, file);
      const text = await readFile(place, 'utf8');
      if (!text.includes(before)) throw new Error(`${file} does not hold ${before}`);
      await writeFile(place, text.replaceAll(before, after));
    },
    run: (script, ...options) => npmRun(root, script, [app, ...options]),
    remove: () => rm(root, { recursive: true, force: true }),
  };
}

function npmRun(root: string, script: string, given: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn('npm', ['run', '--silent', script, '--', ...given], {
      cwd: root,
      env: { ...process.env, DATA_DIR: process.env['E2E_DATA_DIR'] ?? '' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let printed = '';
    child.stdout.on('data', (data: Buffer) => (printed += data.toString()));
    child.stderr.on('data', (data: Buffer) => (printed += data.toString()));
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0 ? resolve(printed) : reject(new Error(`npm run ${script} ended with ${code}:\n${printed}`)),
    );
  });
}
