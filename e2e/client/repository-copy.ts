/**
 * Creates a complete working copy of the repository in a temporary folder. Files created in the copy do not appear in
 * the repository.
 */
import { execFileSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { REPOSITORY } from '../portal.ts';

/** Large pictures that the tests of the copy do not need. */
const LEFT_OUT = /^docs\/pictures\//;

export interface RepositoryCopy {
  readonly root: string;
  remove(): Promise<void>;
}

/** Installed packages are linked; packages of the project are linked to the copy. */
export async function copyRepository(): Promise<RepositoryCopy> {
  const root = await mkdtemp(path.join(os.tmpdir(), 'portal-repository-'));
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: REPOSITORY,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  for (const file of listed.split('\0')) {
    if (file === '' || LEFT_OUT.test(file) || !existsSync(path.join(REPOSITORY, file))) continue;
    await cp(path.join(REPOSITORY, file), path.join(root, file));
  }
  await linkPackages(root, '.');
  for (const inner of ['e2e', 'services/core'])
    if (existsSync(path.join(REPOSITORY, inner, 'node_modules'))) await linkPackages(root, inner);
  return { root, remove: () => rm(root, { recursive: true, force: true }) };
}

async function linkPackages(root: string, folder: string): Promise<void> {
  const from = path.join(REPOSITORY, folder, 'node_modules');
  const to = path.join(root, folder, 'node_modules');
  await mkdir(to, { recursive: true });
  for (const name of await readdir(from)) {
    if (name === '.cache') continue;
    if (name === '@portal')
      await cp(path.join(from, name), path.join(to, name), { recursive: true, verbatimSymlinks: true });
    else await symlink(path.join(from, name), path.join(to, name));
  }
}
