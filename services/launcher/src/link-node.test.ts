/** The Node that runs everything: locked with its hash for each platform, and linked where npm looks. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ROOT } from './paths.ts';

const SCRIPT = path.join(ROOT, 'services/launcher/link-node.mjs');
const program = process.platform === 'win32' ? 'node.exe' : 'node';
const system = process.platform === 'win32' ? 'win' : process.platform;

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'portal-link-node-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

const linked = () => path.join(folder, 'node_modules/.bin', program);
const install = (name: string, content: string): void => {
  const file = path.join(folder, 'node_modules', name, 'bin', program);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, content);
};
/** Runs the script as a Node of that version would. */
const link = (version = process.versions.node) => {
  const script = `Object.defineProperty(process.versions, 'node', { value: '${version}' }); import('${SCRIPT}')`;
  const { status, stderr } = spawnSync(process.execPath, ['-e', script], { cwd: folder, encoding: 'utf8' });
  return { status, stderr };
};

describe('the link', () => {
  it.each(['node', 'node-bin'])('goes to the package of this platform, %s', (prefix) => {
    install(`${prefix}-${system}-${process.arch}`, 'of the lockfile');
    install(`${prefix}-other-${process.arch}`, 'of another');
    expect(link('20.20.2')).toEqual({ status: 0, stderr: '' });
    expect(fs.readFileSync(linked(), 'utf8')).toBe('of the lockfile');
  });

  it('takes the place of one that leads nowhere', () => {
    fs.mkdirSync(path.dirname(linked()), { recursive: true });
    fs.symlinkSync('../node/bin/node', linked());
    install(`node-${system}-${process.arch}`, 'of the lockfile');
    expect(link()).toEqual({ status: 0, stderr: '' });
    expect(fs.readFileSync(linked(), 'utf8')).toBe('of the lockfile');
  });

  it('is not needed where the machine has Node 24', () => {
    expect(link('24.0.0')).toEqual({ status: 0, stderr: '' });
    expect(fs.existsSync(linked())).toBe(false);
  });

  it('is missed by one line where the machine is older', () => {
    const { status, stderr } = link('20.20.2');
    expect(status).toBe(1);
    expect(stderr).toMatch(
      /^No Node 24 for \S+ came with the packages, and this machine has 20\.20\.2\. .*\n$/,
    );
  });
});

describe('the lockfile', () => {
  const Entry = z.object({
    link: z.boolean().optional(),
    inBundle: z.boolean().optional(),
    integrity: z.string().optional(),
    resolved: z.string().optional(),
    os: z.union([z.string(), z.array(z.string())]).optional(),
    cpu: z.union([z.string(), z.array(z.string())]).optional(),
  });
  const { packages } = z
    .object({ packages: z.record(z.string(), Entry) })
    .parse(JSON.parse(fs.readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8')));

  it('has a hash of every package, and no address of a registry', () => {
    const installed = Object.entries(packages).filter(([place]) => place.includes('node_modules/'));
    const fetched = installed.filter(([, { link: isLink, inBundle }]) => !isLink && !inBundle);
    expect(fetched.length).toBeGreaterThan(500);
    expect(fetched.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))).toEqual([]);
    expect(fetched.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
  });

  it('brings Node 24 to each platform that has a PostgreSQL', () => {
    const { optionalDependencies } = z
      .object({ optionalDependencies: z.record(z.string(), z.string()) })
      .parse(JSON.parse(fs.readFileSync(path.join(ROOT, 'package.json'), 'utf8')));
    const platforms = Object.entries(optionalDependencies).map(([name, version]) => {
      expect(version).toMatch(/^24\.\d+\.\d+$/);
      const { os: family, cpu } = packages[`node_modules/${name}`] ?? {};
      return [family, cpu].flat().join('-');
    });
    expect(platforms.toSorted()).toEqual([
      'darwin-arm64',
      'darwin-x64',
      'linux-arm64',
      'linux-x64',
      'win32-x64',
    ]);
  });
});
