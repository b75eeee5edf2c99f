/** Installs the Debian packages of the cluster, which consists of ordinary parts only. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { Problem } from '@portal/launcher/parts';

/** Each package with a file that shows that it is installed. */
const PACKAGES: Readonly<Record<string, string>> = {
  haproxy: '/usr/sbin/haproxy',
  pgbouncer: '/usr/sbin/pgbouncer',
  patroni: '/usr/bin/patroni',
  'etcd-server': '/usr/bin/etcd',
  'python3-etcd': '/usr/lib/python3/dist-packages/etcd/__init__.py',
  postgresql: '/usr/share/doc/postgresql',
};

/** Installs missing packages. @throws Problem with one line where this machine cannot run a cluster */
export function ensurePackages(report: (line: string) => void): void {
  if (process.getuid?.() !== 0)
    throw new Problem(
      'npm run cluster needs root: it installs packages and runs PostgreSQL as its own user.',
    );
  const missing = Object.keys(PACKAGES).filter((name) => !fs.existsSync(PACKAGES[name] ?? ''));
  if (missing.length === 0) return;
  if (!fs.existsSync('/usr/bin/apt-get'))
    throw new Problem(`npm run cluster needs apt to install ${missing.join(', ')}.`);
  report(`Installing ${missing.join(', ')} …`);
  run('apt-get', ['update', '-qq']);
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...missing]);
}

function run(program: string, args: readonly string[]): void {
  const { status, stderr } = spawnSync(program, args, {
    encoding: 'utf8',
    // Prevents a package from starting its own server.
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
  });
  if (status !== 0) throw new Problem(`${program} ${args[0]} failed: ${stderr.trim().split('\n').at(-1)}`);
}

/** Folder of the newest PostgreSQL of Debian on this machine. */
export function findPostgres(): string {
  const root = '/usr/lib/postgresql';
  const versions = fs.existsSync(root) ? fs.readdirSync(root).map(Number) : [];
  if (versions.length === 0) throw new Problem('There is no PostgreSQL in /usr/lib/postgresql.');
  return `${root}/${Math.max(...versions)}/bin`;
}
